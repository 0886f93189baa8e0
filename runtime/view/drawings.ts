import type {DocumentContext} from '../objects/context';
import {chartData} from '../files/drawnChart';
import {anchorBox} from '../files/geometry';
import type {DrawingState, SheetState} from '../state/types';
import {chartMarks} from './chartMarks';
import type {DrawingView, MarkView} from './types';

/** The drawings of a sheet, from the back to the front. */
export function drawingsOf(
  context: DocumentContext,
  sheet: SheetState,
): DrawingView[] {
  return sheet.drawings.map((drawing) => {
    const box = anchorBox(sheet, drawing.anchor);
    const {name, altText} = drawing;
    return {
      name,
      altText,
      ...box,
      marks: marksOf(context, drawing, box.width, box.height),
      ...(drawing.kind === 'image' && {
        image: {mediaType: drawing.mediaType, bytes: drawing.bytes},
      }),
    };
  });
}

function marksOf(
  {range}: DocumentContext,
  drawing: DrawingState,
  width: number,
  height: number,
): MarkView[] {
  switch (drawing.kind) {
    case 'chart': {
      const {source} = drawing.definition;
      const values = source
        ? range(source.sheetId, source.area).getValues()
        : [];
      return chartMarks(chartData(drawing.definition, values), width, height);
    }
    case 'shape':
      return shapeMarks(drawing.definition, width, height);
    case 'image':
      return [];
  }
}

function shapeMarks(
  {
    type,
    text,
    fill,
    outline,
  }: Extract<DrawingState, {kind: 'shape'}>['definition'],
  width: number,
  height: number,
): MarkView[] {
  const [right, bottom] = [width - 1, height - 1];
  const outlines: Readonly<Record<string, string>> = {
    ellipse: `M1 ${height / 2}A${width / 2 - 1} ${height / 2 - 1} 0 1 1 ${right} ${height / 2}A${width / 2 - 1} ${height / 2 - 1} 0 1 1 1 ${height / 2}Z`,
    triangle: `M${width / 2} 1L${right} ${bottom}L1 ${bottom}Z`,
    line: `M1 ${bottom}L${right} 1`,
    arrow: `M1 ${height / 2}H${right}M${right - 8} ${height / 2 - 6}L${right} ${height / 2}L${right - 8} ${height / 2 + 6}`,
  };
  const d = outlines[type] ?? `M1 1H${right}V${bottom}H1Z`;
  const isLine = type === 'line' || type === 'arrow';
  return [
    ...(fill === null || isLine
      ? []
      : [{kind: 'path', d, color: fill ?? '#DCE6F1', isFilled: true} as const]),
    ...(outline === null
      ? []
      : [
          {
            kind: 'path',
            d,
            color: outline?.color ?? '#376092',
            isFilled: false,
          } as const,
        ]),
    ...(text
      ? [{kind: 'text', left: width / 2, top: height / 2 + 5, text} as const]
      : []),
  ];
}
