import {layOut, type PivotCell} from '../pivot/layout';
import type {PivotRecord} from '../pivot/records';
import {cellKey} from '../state/cells';
import {numberFormatOf} from '../state/formats';
import type {PivotState} from '../state/types';
import {cellText, type DocumentContext, readCell} from './context';
import {invalidArgument} from '../errors';
import {span} from '../area/bounds';

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
  const {firstRow, lastRow, firstColumn, lastColumn} = source.area;
  const record = (row: number): PivotRecord => {
    const columns = span(firstColumn, lastColumn);
    return {
      row,
      values: columns.map((column) =>
        readCell(store, sheet.id, cellKey(row, column)),
      ),
      texts: columns.map((column) =>
        cellText({store, locale}, sheet, row, column),
      ),
    };
  };
  const headings = record(firstRow).texts;
  const columnOf = (field: string): number => {
    const index = headings.findIndex(
      (heading) => heading.toLowerCase() === field.toLowerCase(),
    );
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
    records,
    rows,
    columns,
    values,
    grandTotals,
    columnOf,
    formatOf: (field) =>
      numberFormatOf(
        store.state,
        sheet,
        firstRow + 1,
        firstColumn + columnOf(field),
      ),
  });
}
