import type {CellValue} from '../contract';
import {
  getAnchorBox,
  COLUMN_WIDTH,
  findLineAt,
  ROW_HEIGHT,
} from '../files/geometry';
import type {DocumentContext} from '../objects/context';
import type {DrawingState, SheetState} from '../state/types';
import type {ChartView, DrawingView} from './types';
import {toBase64} from '../files/json';
import {transpose} from '../formula/value';

type Of<Kind> = Extract<DrawingState, {kind: Kind}>;

/** The drawings of a sheet, from the back to the front. */
export function drawingsOf(
  context: DocumentContext,
  sheet: SheetState,
): DrawingView[] {
  const {rows, columns} = sheet;
  return sheet.drawings.map((drawing) => {
    const {name, altText, anchor} = drawing;
    const box = getAnchorBox(sheet, anchor);
    const {left, top, width, height} = box;
    return {
      name,
      altText,
      ...box,
      area:
        'area' in anchor
          ? anchor.area
          : {
              firstRow: findLineAt(rows, top, ROW_HEIGHT),
              lastRow: findLineAt(rows, top + height - 1, ROW_HEIGHT),
              firstColumn: findLineAt(columns, left, COLUMN_WIDTH),
              lastColumn: findLineAt(columns, left + width - 1, COLUMN_WIDTH),
            },
      ...contents(context, drawing),
    };
  });
}

function contents(
  context: DocumentContext,
  drawing: DrawingState,
): Pick<DrawingView, 'chart' | 'shape' | 'image'> {
  switch (drawing.kind) {
    case 'chart':
      return {chart: chartView(context, drawing)};
    case 'shape': {
      const {type, text = '', fill, outline} = drawing.definition;
      return {
        shape: {
          type,
          text,
          fill: fill === undefined ? '#DCE6F1' : fill,
          outline: outline === null ? null : (outline?.color ?? '#376092'),
        },
      };
    }
    case 'image':
      return {image: imageAddress(drawing)};
  }
}

function imageAddress(image: Of<'image'>): string {
  const {mediaType, bytes, width, height} = image;
  return width * height > 1
    ? `data:${mediaType};base64,${toBase64(bytes)}`
    : '';
}

/** What a chart shows: numbers of its source, names as its cells display them. */
export function chartView(
  {range}: DocumentContext,
  {definition}: Of<'chart'>,
): ChartView {
  const {type, title = '', source, seriesIn, legend, dataLabels} = definition;
  const {categoryAxis = {}, valueAxis = {}, series: own = []} = definition;
  const cells = source ? range(source.sheetId, source.area) : undefined;
  const turn = <T>(
    rows: readonly (readonly T[])[],
  ): readonly (readonly T[])[] =>
    seriesIn === 'rows' ? transpose(rows) : rows;
  const [, ...values] = turn(cells?.getValues() ?? []);
  const [headings = [], ...texts] = turn(cells?.getTexts() ?? []);
  const isScatter = type === 'scatter';
  const column = (index: number): number[] =>
    values.map((row) => numberOf(row[index]));
  const series = headings.slice(1).map((heading, index) => {
    const {name = heading, color, type: shown} = own[index] ?? {};
    return {
      name,
      ...(color && {color}),
      values: column(index + 1),
      ...(isScatter && {x: column(0)}),
      ...(shown === 'line' && {isLine: true}),
    };
  });
  const {min, max} = valueAxis;
  return {
    type,
    title,
    categories: isScatter ? [] : texts.map(([text = '']) => text),
    series,
    hasLegend: (legend ?? (series.length > 1 ? 'bottom' : 'none')) !== 'none',
    hasLabels: dataLabels ?? false,
    ...(min !== undefined && {min}),
    ...(max !== undefined && {max}),
    ...(categoryAxis.title && {categoryTitle: categoryAxis.title}),
    ...(valueAxis.title && {valueTitle: valueAxis.title}),
  };
}

function numberOf(value: CellValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}
