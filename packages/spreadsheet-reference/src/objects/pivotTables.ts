import {
  formatAddress,
  createInvalidAddressError,
  createArea,
  toBounds,
} from '../area/address';
import {createBounds, intersectBounds, listIndexes} from '../area/bounds';
import type * as Sdk from '../contract';
import {assertOptions} from '../choices';
import {SpreadsheetError, createInvalidArgumentError} from '../errors';
import {
  computePivotLayout,
  type PivotCell,
  type PivotRecord,
} from './pivotLayout';
import {
  toCellKey,
  listExistingCellKeys,
  hasCellContents,
  isCellKeyInArea,
  listCellKeys,
  setCell,
  removeCells,
} from '../state/cells';
import {mergeFormats, resolveNumberFormat} from '../state/formats';
import {createId} from '../state/identity';
import type {PivotState, SheetState} from '../state/types';
import {
  formatCellText,
  type DocumentContext,
  readCell,
  toStoredDefinition,
} from './context';
import {chooseUniqueName} from './sheetCollection';
import {keepUserFormat, ROLE_FORMATS} from './pivotFormats';
import {NamedSheetItemList, SheetItem} from './sheetItems';

export class PivotTableObject
  extends SheetItem<'pivotTable'>
  implements Sdk.PivotTable
{
  get name(): string {
    return this.state.name;
  }

  get area(): Sdk.Area {
    return createArea(this.state.area);
  }

  get definition(): Sdk.PivotTableDefinition {
    const {definition, name} = this.state;
    return {...this.toPublicDefinition(definition), name};
  }

  #rewrite(label: string, change: (pivot: PivotState) => void): void {
    const old = this.state.area;
    this.change(label, (pivot, sheet) => {
      change(pivot);
      writePivot(this.context, sheet, pivot, old);
    });
  }

  update(changes: Partial<Sdk.PivotTableDefinition>): void {
    const stored = toStoredDefinition(changes);
    this.#rewrite('Change pivot table', (pivot) => {
      Object.assign(pivot.definition, stored);
      pivot.name = changes.name ?? pivot.name;
    });
  }

  refresh(): void {
    this.#rewrite('Refresh pivot table', () => undefined);
  }

  sourceRows(cell: Sdk.AreaLike): readonly Sdk.Area[] {
    const {state} = this;
    const {firstRow, firstColumn} = toBounds(cell);
    const {target, source} = state.definition;
    const rows = computePivotCells(this.context, state);
    const found =
      rows[firstRow - target.firstRow]?.[firstColumn - target.firstColumn];
    if (!found?.records || found.role !== 'body') {
      throw createInvalidAddressError(formatAddress(toBounds(cell)));
    }
    return found.records.map(({row}) =>
      createArea({...source!.area, firstRow: row, lastRow: row}),
    );
  }

  override remove(): void {
    this.change('Remove pivot table', (pivot, sheet) => {
      removeCells(sheet, pivot.area);
      sheet.pivotTables = sheet.pivotTables.filter((one) => one !== pivot);
    });
  }
}

export class PivotTablesObject
  extends NamedSheetItemList<'pivotTable', Sdk.PivotTable>
  implements Sdk.PivotTableCollection
{
  add(definition: Sdk.PivotTableDefinition): Sdk.PivotTable {
    const {context} = this.sheet;
    const others = context.store.state.sheets.flatMap(
      ({pivotTables}) => pivotTables,
    );
    const stored = toStoredDefinition(definition);
    const entry = {
      id: createId('pivotTable'),
      name: chooseUniqueName('PivotTable', definition.name, others),
      area: stored.target,
      definition: stored,
    };
    this.sheet.edit('Insert pivot table', (sheet) => {
      sheet.pivotTables.push(entry);
      writePivot(context, sheet, entry);
    });
    return this.toObject(entry);
  }
}

/** Computes the cells of a pivot table from the current values of its source. */
function computePivotCells(
  {store, locale}: DocumentContext,
  {definition}: PivotState,
): PivotCell[][] {
  assertOptions(definition);
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
    throw createInvalidArgumentError(
      'The source of the pivot table was removed: pass another one.',
    );
  }
  const {firstRow, lastRow, firstColumn} = source.area;
  const record = (row: number): PivotRecord => {
    const keys = listCellKeys({...source.area, firstRow: row, lastRow: row});
    return {
      row,
      values: keys.map((key) => readCell(store, sheet.id, key)),
      texts: keys.map((key) => formatCellText({store, locale}, sheet, key)),
    };
  };
  const headings = record(firstRow).texts;
  const known = headings.map((heading) => heading.toLowerCase());
  const columnOf = (field: string): number => {
    const index = known.indexOf(field.toLowerCase());
    if (index < 0) {
      throw createInvalidArgumentError(
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
    throw createInvalidArgumentError(
      'A pivot table needs at least one calculation in values.',
    );
  }
  const records = listIndexes(firstRow + 1, lastRow)
    .map(record)
    .filter(({texts}) =>
      filters.every(({field, values: kept}) =>
        kept.includes(texts[columnOf(field)]!),
      ),
    );
  return computePivotLayout({
    records: new Set(records),
    rows,
    columns,
    values,
    grandTotals,
    columnOf,
    formatOf: (field) =>
      resolveNumberFormat(
        store.state,
        sheet,
        toCellKey(firstRow + 1, firstColumn + columnOf(field)),
      ),
  });
}

/**
 * Writes the cells of a pivot table in place of its previous cells.
 *
 * @throws SpreadsheetError `AREA_OVERLAP` if this would overwrite other contents
 */
function writePivot(
  context: DocumentContext,
  sheet: SheetState,
  pivot: PivotState,
  old?: Sdk.AreaBounds,
): void {
  const cells = computePivotCells(context, pivot);
  const {firstRow, firstColumn} = pivot.definition.target;
  const [rows, columns] = [cells.length, cells[0]!.length];
  const area = createBounds(firstRow, firstColumn, rows, columns);
  const isTaken =
    sheet.pivotTables.some(
      (one) => one !== pivot && intersectBounds(one.area, area),
    ) ||
    listExistingCellKeys(sheet.cells, area).some(
      (key) =>
        hasCellContents(sheet.cells.get(key)) &&
        !(old && isCellKeyInArea(old, key)),
    );
  if (isTaken) {
    throw new SpreadsheetError(
      'AREA_OVERLAP',
      `The result ${formatAddress(area)} would overwrite other contents: make room for it.`,
      {area: formatAddress(area)},
    );
  }
  const before = new Map(old ? removeCells(sheet, old) : []);
  cells.forEach((line, row) => {
    line.forEach(({value, role, numberFormat}, column) => {
      const key = toCellKey(firstRow + row, firstColumn + column);
      const isPlain = (numberFormat ?? 'General') === 'General';
      const format = mergeFormats(
        {...ROLE_FORMATS[role], ...(!isPlain && {numberFormat})},
        keepUserFormat(before.get(key)?.format),
      );
      setCell(sheet, key, {
        value,
        ...(Object.keys(format).length > 0 && {format}),
      });
    });
  });
  pivot.area = area;
}
