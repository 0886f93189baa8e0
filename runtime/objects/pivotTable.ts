import {boundsAddress, invalidAddress} from '../area/address';
import {containsBounds, intersectBounds} from '../area/bounds';
import {createArea, toBounds} from '../area/createArea';
import type {
  Area,
  AreaBounds,
  AreaLike,
  JsonObject,
  PivotTable,
  PivotTableDefinition,
} from '../contract';
import {SpreadsheetError} from '../errors';
import {layOut, type PivotCell} from '../pivot/layout';
import type {PivotRecord} from '../pivot/records';
import {
  cellKey,
  columnOf,
  existingKeys,
  hasContents,
  putCell,
  rowOf,
} from '../state/cells';
import {mergeParts, numberFormatOf} from '../state/formats';
import type {FormatParts, PivotState, SheetState} from '../state/types';
import {displayText} from '../values/numberFormat';
import {placeOf, readCell, type DocumentContext} from './context';
import {EngineObjectBase} from './engineObject';
import {invalidArgument} from './part';

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
  const area = {
    firstRow,
    firstColumn,
    lastRow: firstRow + cells.length - 1,
    lastColumn: firstColumn + cells[0]!.length - 1,
  };
  const other = sheet.pivotTables.find(
    (one) => one.id !== id && intersectBounds(one.area, area),
  );
  const isTaken = existingKeys(sheet.cells, area).some((key) => {
    const [row, column] = [rowOf(key), columnOf(key)];
    const cell = {
      firstRow: row,
      lastRow: row,
      firstColumn: column,
      lastColumn: column,
    };
    return (
      hasContents(sheet.cells.get(key)) && !(old && containsBounds(old, cell))
    );
  });
  if (other || isTaken) {
    throw new SpreadsheetError(
      'AREA_OVERLAP',
      `The result ${boundsAddress(area)} would overwrite other contents: make room for it.`,
      {area: boundsAddress(area)},
    );
  }
  const before = new Map(
    old
      ? existingKeys(sheet.cells, old).map((key) => [
          key,
          sheet.cells.get(key)!,
        ])
      : [],
  );
  for (const key of before.keys()) {
    sheet.cells.delete(key);
  }
  cells.forEach((line, row) => {
    line.forEach(({value, look, numberFormat}, column) => {
      const key = cellKey(firstRow + row, firstColumn + column);
      const parts = mergeParts(
        {
          ...LOOKS[look],
          ...(numberFormat !== undefined &&
            numberFormat !== 'General' && {numberFormat}),
        },
        {},
      );
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

/** A pivot table on a sheet. */
export class PivotObject
  extends EngineObjectBase<'pivotTable'>
  implements PivotTable
{
  readonly #context: DocumentContext;
  readonly #sheetId: string;

  constructor(context: DocumentContext, sheetId: string, id: string) {
    super('pivotTable', id);
    this.#context = context;
    this.#sheetId = sheetId;
  }

  get #found(): PivotState | undefined {
    const {isAlive, store} = this.#context;
    return isAlive
      ? store.sheet(this.#sheetId)?.pivotTables.find(({id}) => id === this.id)
      : undefined;
  }

  get isAlive(): boolean {
    return this.#found !== undefined;
  }

  get #entry(): PivotState {
    this.assertAlive();
    return this.#found!;
  }

  override toJSON(): JsonObject {
    return {...super.toJSON(), ...(this.#found && {name: this.#found.name})};
  }

  get name(): string {
    return this.#entry.name;
  }

  get area(): Area {
    return createArea(this.#entry.area);
  }

  get definition(): PivotTableDefinition {
    const {definition, name} = this.#entry;
    const {source, target, ...rest} = definition;
    const place = source ?? {sheetId: this.#sheetId, area: target};
    return {
      ...structuredClone(rest),
      name,
      source: this.#context.range(place.sheetId, place.area),
      target: boundsAddress(target),
    };
  }

  #act(
    label: string,
    change: (pivot: PivotState, sheet: SheetState) => void,
  ): void {
    const old = this.#entry.area;
    this.#context.store.act(label, (workbook) => {
      const sheet = workbook.sheets.find(({id}) => id === this.#sheetId)!;
      change(
        sheet.pivotTables.find(({id}) => id === this.id)!,
        sheet,
      );
      writePivot(this.#context, sheet, this.id, old);
    });
  }

  update(changes: Partial<PivotTableDefinition>): void {
    const {source, target, ...rest} = changes;
    const place = source && placeOf(source);
    const cells = target === undefined ? undefined : toBounds(target);
    this.#act('Change pivot table', (pivot) => {
      pivot.definition = {
        ...pivot.definition,
        ...structuredClone(rest),
        ...(place && {source: place}),
        ...(cells && {target: cells}),
      };
      pivot.name = changes.name ?? pivot.name;
    });
  }

  refresh(): void {
    this.#act('Refresh pivot table', () => undefined);
  }

  sourceRows(cell: AreaLike): readonly Area[] {
    const entry = this.#entry;
    const {firstRow, firstColumn} = toBounds(cell);
    const {target, source} = entry.definition;
    const found = pivotCells(this.#context, entry)[
      firstRow - target.firstRow
    ]?.[firstColumn - target.firstColumn];
    if (!found?.records || found.look !== 'body') {
      throw invalidAddress(boundsAddress(toBounds(cell)));
    }
    return found.records.map(({row}) =>
      createArea({...source!.area, firstRow: row, lastRow: row}),
    );
  }

  remove(): void {
    const {area} = this.#entry;
    this.#context.store.act('Remove pivot table', (workbook) => {
      const sheet = workbook.sheets.find(({id}) => id === this.#sheetId)!;
      existingKeys(sheet.cells, area).forEach((key) => sheet.cells.delete(key));
      sheet.pivotTables = sheet.pivotTables.filter(({id}) => id !== this.id);
    });
  }
}
