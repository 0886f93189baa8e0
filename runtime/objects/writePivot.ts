import {boundsAddress} from '../area/address';
import {cellBounds, intersectBounds, span} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {SpreadsheetError, invalidArgument} from '../errors';
import {type PivotCell, layOut} from '../pivot/layout';
import {
  cellKey,
  existingKeys,
  hasContents,
  isKeyIn,
  keysOf,
  putCell,
  removeCells,
} from '../state/cells';
import {mergeParts, numberFormatOf} from '../state/formats';
import type {FormatParts, SheetState, PivotState} from '../state/types';
import {type DocumentContext, cellText, readCell} from './context';
import type {PivotRecord} from '../pivot/records';

/** The cells of a pivot table's result, from its source as it is now. */
export function pivotCells(
  {store, locale}: DocumentContext,
  {definition}: PivotState,
): PivotCell[][] {
  const {
    source,
    rows = [],
    columns = [],
    values,
    filters = [],
    grandTotals = true,
  } = definition;
  const sheet = source && store.sheet(source.sheetId);
  if (!sheet) {
    throw invalidArgument(
      'The source of the pivot table was removed: pass another one.',
    );
  }
  const {firstRow, lastRow, firstColumn} = source.area;
  const record = (row: number): PivotRecord => {
    const keys = keysOf({...source.area, firstRow: row, lastRow: row});
    return {
      row,
      values: keys.map((key) => readCell(store, sheet.id, key)),
      texts: keys.map((key) => cellText({store, locale}, sheet, key)),
    };
  };
  const headings = record(firstRow).texts;
  const known = headings.map((heading) => heading.toLowerCase());
  const columnOf = (field: string): number => {
    const index = known.indexOf(field.toLowerCase());
    if (index < 0) {
      throw invalidArgument(
        `The source has no field '${field}': its headings are ${headings.join(', ')}.`,
        {field},
      );
    }
    return index;
  };
  [...rows, ...columns, ...values, ...filters].forEach(({field}) =>
    columnOf(field),
  );
  if (values.length === 0) {
    throw invalidArgument(
      'A pivot table needs at least one calculation in values.',
    );
  }
  const records = span(firstRow + 1, lastRow)
    .map(record)
    .filter(({texts}) =>
      filters.every(({field, values: kept}) =>
        kept.includes(texts[columnOf(field)]!),
      ),
    );
  return layOut({
    records: new Set(records),
    rows,
    columns,
    values,
    grandTotals,
    columnOf,
    formatOf: (field) =>
      numberFormatOf(
        store.state,
        sheet,
        cellKey(firstRow + 1, firstColumn + columnOf(field)),
      ),
  });
}

const HEADING_FILL = {
  color: '#D6E6FA',
  pattern: 'solid',
  patternColor: '#000000',
} as const;
const LINE = {style: 'thin', color: '#000000'} as const;
const LOOKS: Readonly<Record<PivotCell['look'], FormatParts>> = {
  heading: {font: {bold: true}, fill: HEADING_FILL},
  total: {font: {bold: true}, borders: {top: LINE}},
  subtotal: {font: {bold: true}},
  body: {},
};

/** Writes a pivot table's result; throws `AREA_OVERLAP` where it would overwrite something else. */
export function writePivot(
  context: DocumentContext,
  sheet: SheetState,
  id: string,
  old: AreaBounds | null,
): void {
  const pivot = sheet.pivotTables.find((one) => one.id === id)!;
  const cells = pivotCells(context, pivot);
  const {firstRow, firstColumn} = pivot.definition.target;
  const [rows, columns] = [cells.length, cells[0]!.length];
  const area = cellBounds(firstRow, firstColumn, rows, columns);
  const other = sheet.pivotTables.find(
    (one) => one.id !== id && intersectBounds(one.area, area),
  );
  const isTaken = existingKeys(sheet.cells, area).some(
    (key) => hasContents(sheet.cells.get(key)) && !(old && isKeyIn(old, key)),
  );
  if (other || isTaken) {
    throw new SpreadsheetError(
      'AREA_OVERLAP',
      `The result ${boundsAddress(area)} would overwrite other contents: make room for it.`,
      {area: boundsAddress(area)},
    );
  }
  const before = new Map(old && removeCells(sheet, old));
  cells.forEach((line, row) => {
    line.forEach(({value, look, numberFormat}, column) => {
      const key = cellKey(firstRow + row, firstColumn + column);
      const parts = {
        ...LOOKS[look],
        ...(numberFormat && numberFormat !== 'General' && {numberFormat}),
      };
      const format = mergeParts(parts, ownFormat(before.get(key)?.format));
      putCell(sheet, key, {
        value,
        ...(Object.keys(format).length > 0 && {format}),
      });
    });
  });
  pivot.area = area;
}

// What a user set on a cell of the table, without what the table itself sets.
function ownFormat(format: FormatParts | undefined): FormatParts | undefined {
  if (!format) {
    return undefined;
  }
  const {
    numberFormat: _number,
    fill,
    font,
    borders: _borders,
    ...rest
  } = format;
  const {bold: _bold, ...ownFont} = font ?? {};
  return {
    ...rest,
    ...(Object.keys(ownFont).length > 0 && {font: ownFont}),
    ...(fill && fill.color !== HEADING_FILL.color && {fill}),
  };
}
