import type {FilterCriteria} from '../contract';
import {cellKey} from '../state/cells';
import {formatOf} from '../state/formats';
import type {SheetState} from '../state/types';
import {serialOf} from '../values/dates';
import {cellText, type DocumentContext, readCell} from '../objects/context';
import {meetsComparison, meetsText} from './comparison';
import {span} from '../area/bounds';

/** Rows of a filter's area that do not meet all its conditions. */
export function filteredRows(
  context: DocumentContext,
  sheet: SheetState,
): number[] {
  const {area, criteria} = sheet.filter!;
  const rows = span(area.firstRow + 1, area.lastRow);
  const tests = [...criteria].map(([column, condition]) =>
    rowTest(context, sheet, area.firstColumn + column, condition, rows),
  );
  return rows.filter((row) => !tests.every((meets) => meets(row)));
}

function rowTest(
  context: DocumentContext,
  sheet: SheetState,
  column: number,
  criteria: FilterCriteria,
  rows: readonly number[],
): (row: number) => boolean {
  const {store} = context;
  const valueAt = (row: number) =>
    readCell(store, sheet.id, cellKey(row, column));
  const textAt = (row: number) => cellText(context, sheet, row, column);
  switch (criteria.type) {
    case 'values': {
      const wanted = new Set(criteria.values.map((text) => text.toLowerCase()));
      return (row) => wanted.has(textAt(row).toLowerCase());
    }
    case 'text':
      return (row) => meetsText(textAt(row), criteria.operator, criteria.text);
    case 'value': {
      const [first, second] = criteria.values.map((value) =>
        value instanceof Date ? serialOf(value) : value,
      );
      return (row) =>
        meetsComparison(valueAt(row), criteria.operator, first!, second);
    }
    case 'color':
      return (row) =>
        (formatOf(store.state, sheet, row, column).fill?.color.toLowerCase() ??
          null) === (criteria.color?.toLowerCase() ?? null);
    case 'rank': {
      const sign = criteria.end === 'top' ? -1 : 1;
      const best = rows
        .map((row) => [row, valueAt(row)] as const)
        .filter(
          (entry): entry is [number, number] => typeof entry[1] === 'number',
        )
        .sort((a, b) => (a[1] - b[1]) * sign)
        .slice(0, criteria.count);
      const kept = new Set(best.map(([row]) => row));
      return (row) => kept.has(row);
    }
  }
}
