import {layOut, type PivotCell} from '../pivot/layout';
import type {PivotRecord} from '../pivot/records';
import {cellKey} from '../state/cells';
import {numberFormatOf} from '../state/formats';
import type {PivotState} from '../state/types';
import {displayText} from '../values/numberFormat';
import {type DocumentContext, readCell} from './context';
import {invalidArgument} from '../errors';

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
    const cells = Array.from(
      {length: lastColumn - firstColumn + 1},
      (_cell, index) => firstColumn + index,
    );
    const of = cells.map((column) =>
      readCell(store, sheet.id, cellKey(row, column)),
    );
    const texts = of.map((value, index) =>
      displayText(
        value,
        numberFormatOf(store.state, sheet, row, cells[index]!),
        locale,
      ),
    );
    return {row, values: of, texts};
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
  const records = Array.from({length: lastRow - firstRow}, (_row, index) =>
    record(firstRow + 1 + index),
  ).filter((one) =>
    filters.every(({field, values: kept}) =>
      kept.includes(one.texts[columnOf(field)]!),
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
