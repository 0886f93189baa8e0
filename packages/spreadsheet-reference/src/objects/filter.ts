import {createArea} from '../area/address';
import type {AutoFilter, FilterCriteria} from '../contract';
import {assertOptions} from '../choices';
import {
  assertOperator,
  meetsComparison,
  meetsTextComparison,
} from '../rules/comparison';
import type {FilterState, SheetState} from '../state/types';
import {type DocumentContext, formatCellText, readCell} from './context';
import {assertInteger, createObjectRemovedError} from '../errors';
import type {DocumentPart} from './part';
import {countColumns, listIndexes} from '../area/bounds';
import {toCellKey} from '../state/cells';
import {resolveFormat} from '../state/formats';
import {dateToSerial} from '../values/dates';
import {compareScalars} from '../values/scalar';

/** Types of conditions, and the properties that they require. */
const CRITERIA_TYPES = {
  values: 'values',
  value: 'operator values',
  text: 'operator text',
  rank: 'end count',
  color: 'color',
};

/** Creates the filter of a sheet. `isAlive` becomes false when the filter is removed or replaced. */
export function createFilter(
  owner: DocumentPart<'sheet', SheetState>,
  id: string,
): AutoFilter {
  const find = (): FilterState => {
    const {filter} = owner.state;
    if (filter?.id !== id) {
      throw createObjectRemovedError('filter');
    }
    return filter;
  };
  const assertColumn = (column: number): void =>
    assertInteger('column', column, 0, countColumns(find().area) - 1);
  const edit = (label: string, change: (sheet: SheetState) => void): void => {
    find();
    owner.edit(label, (sheet) => {
      change(sheet);
      applyFilter(owner.context, sheet);
    });
    const sheet = owner.context.sheet(owner.id);
    owner.context.emit('filterChange', {sheet, name: sheet.name});
  };
  const change = (changeCriteria: (all: FilterState['criteria']) => void) =>
    edit('Filter', ({filter}) => changeCriteria(filter!.criteria));
  return {
    get area() {
      return createArea(find().area);
    },
    get visibleRows() {
      const {firstRow, lastRow} = find().area;
      const {rows} = owner.state;
      return listIndexes(firstRow + 1, lastRow).filter(
        (row) => !rows.get(row)?.filtered && !rows.get(row)?.hidden,
      );
    },
    setCriteria(column, criteria) {
      assertColumn(column);
      assertOptions(criteria, CRITERIA_TYPES);
      assertOperator(criteria);
      change((all) => all.set(column, structuredClone(criteria)));
    },
    getCriteria(column) {
      assertColumn(column);
      return structuredClone(find().criteria.get(column)) ?? null;
    },
    clearCriteria(column) {
      if (column !== undefined) {
        assertColumn(column);
      }
      const columns = [...find().criteria.keys()].filter(
        (one) => column === undefined || one === column,
      );
      if (columns.length > 0) {
        change((all) => columns.forEach((one) => all.delete(one)));
      }
    },
    reapply: () => change(() => undefined),
    remove: () =>
      edit('Remove filter', (sheet) => {
        sheet.filter = null;
      }),
  };
}

/** Hides rows that do not meet all criteria of the sheet's filter, and shows all other rows. */
export function applyFilter(context: DocumentContext, sheet: SheetState): void {
  sheet.rows.forEach((line) => delete line.filtered);
  if (!sheet.filter) {
    return;
  }
  const {area, criteria} = sheet.filter;
  const rows = listIndexes(area.firstRow + 1, area.lastRow);
  const tests = [...criteria].map(([column, condition]) =>
    createRowTest(context, sheet, area.firstColumn + column, condition, rows),
  );
  for (const row of rows) {
    if (!tests.every((meets) => meets(row))) {
      sheet.rows.set(row, {...sheet.rows.get(row), filtered: true});
    }
  }
}

function createRowTest(
  context: DocumentContext,
  sheet: SheetState,
  column: number,
  criteria: FilterCriteria,
  rows: readonly number[],
): (row: number) => boolean {
  const {store} = context;
  const keyAt = (row: number) => toCellKey(row, column);
  const valueAt = (row: number) => readCell(store, sheet.id, keyAt(row));
  const textAt = (row: number) => formatCellText(context, sheet, keyAt(row));
  switch (criteria.type) {
    case 'values': {
      const wanted = new Set(criteria.values.map((text) => text.toLowerCase()));
      return (row) => wanted.has(textAt(row).toLowerCase());
    }
    case 'text':
      return (row) =>
        meetsTextComparison(textAt(row), criteria.operator, criteria.text);
    case 'value': {
      const [first, second] = criteria.values.map((value) =>
        value instanceof Date ? dateToSerial(value) : value,
      );
      return (row) =>
        meetsComparison(valueAt(row), criteria.operator, first!, second);
    }
    case 'color':
      return (row) =>
        (resolveFormat(
          store.state,
          sheet,
          keyAt(row),
        ).fill?.color.toLowerCase() ?? null) ===
        (criteria.color?.toLowerCase() ?? null);
    case 'rank': {
      const sign = criteria.end === 'top' ? -1 : 1;
      const best = rows
        .map((row) => ({row, value: valueAt(row)}))
        .filter(({value}) => typeof value === 'number')
        .sort((a, b) => compareScalars(a.value, b.value) * sign)
        .slice(0, criteria.count);
      const kept = new Set(best.map(({row}) => row));
      return (row) => kept.has(row);
    }
  }
}
