import type {
  AnchorBox,
  AreaBounds,
  Drawing,
  Sheet,
} from '../../../../contracts/spreadsheet/spreadsheet-sdk';
import type {DocumentContext} from '../../../../runtime/objects/context';
import {
  boxOf,
  COLUMN_WIDTH,
  lineAt,
  ROW_HEIGHT,
} from '../../../../runtime/files/geometry';
import type {SheetState} from '../../../../runtime/state/types';
import type {StateDrawing} from './types';

/** Charts, shapes and images of a sheet. */
export function readDrawings(
  {range}: DocumentContext,
  sheet: Sheet,
  state: SheetState,
): StateDrawing[] {
  return [
    ...[...sheet.charts].map((chart): StateDrawing => {
      const {source, anchor: _anchor, ...definition} = chart.definition;
      const texts = source.getTexts();
      const values = range(source.sheet.id, source.area).getValues();
      return {
        ...placeOf(sheet, state, chart),
        kind: 'chart',
        definition,
        values: values.map((row, line) =>
          row.map((value, column) =>
            typeof value === 'number' || value === null
              ? value
              : texts[line]![column]!,
          ),
        ),
      };
    }),
    ...[...sheet.shapes].map((shape): StateDrawing => {
      const {type, text, fill} = shape.definition;
      return {
        ...placeOf(sheet, state, shape),
        kind: 'shape',
        definition: {
          type,
          ...(text !== undefined && {text}),
          ...(fill !== undefined && {fill}),
        },
      };
    }),
    ...[...sheet.images].map((image): StateDrawing => ({
      ...placeOf(sheet, state, image),
      kind: 'image',
    })),
  ];
}

function placeOf(
  sheet: Sheet,
  state: SheetState,
  {anchor, altText}: Drawing,
): {altText: string; anchor: AreaBounds; box: AnchorBox} {
  if (typeof anchor === 'object' && 'left' in anchor) {
    const {left, top, width, height} = anchor;
    return {
      altText,
      box: anchor,
      anchor: {
        firstRow: lineAt(state.rows, top, ROW_HEIGHT),
        lastRow: lineAt(state.rows, top + height - 1, ROW_HEIGHT),
        firstColumn: lineAt(state.columns, left, COLUMN_WIDTH),
        lastColumn: lineAt(state.columns, left + width - 1, COLUMN_WIDTH),
      },
    };
  }
  const {firstRow, firstColumn, lastRow, lastColumn} = sheet.range(anchor).area;
  const area = {firstRow, firstColumn, lastRow, lastColumn};
  return {altText, anchor: area, box: boxOf(state, area)};
}
