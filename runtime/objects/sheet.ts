import {containsBounds} from '../area/bounds';
import {createArea, toBounds} from '../area/createArea';
import type {
  Area,
  AreaLike,
  AutoFilter,
  CellRange,
  Color,
  FrozenPanes,
  JsonObject,
  ProtectOptions,
  Sheet,
  SheetVisibility,
} from '../contract';
import {assertColor} from '../edits/formats';
import {SpreadsheetError} from '../errors';
import {assertWithin, limits} from '../limits';
import {isValid} from '../rules/validation';
import {cellKey, cellsOf, usedBounds} from '../state/cells';
import {changeLines} from '../state/changeLines';
import {nextId} from '../state/ids';
import type {LineChange} from '../state/lineChange';
import type {SheetState, WorkbookState} from '../state/types';
import {longestText} from './autoFit';
import {ConditionalFormats} from './conditionalFormats';
import {readCell, type DocumentContext} from './context';
import {
  ChartCollectionObject,
  ImageCollectionObject,
  ShapeCollectionObject,
} from './drawings';
import {EngineObjectBase} from './engineObject';
import {FilterObject, showFilteredRows} from './filter';
import {invalidArgument} from './part';
import {PivotTables} from './pivotTables';
import {renameSheet} from './renameSheet';
import {Sparklines} from './sparklines';

function assertCount(count: number): void {
  if (!Number.isInteger(count) || count < 1) {
    throw invalidArgument(
      `The count is ${count}; expected a whole number from 1.`,
      {count},
    );
  }
}

/** Throws `INVALID_ARGUMENT` unless all rows or columns are on the sheet. */
function assertLines(
  axis: 'rows' | 'columns',
  first: number,
  count: number,
): void {
  assertCount(count);
  if (!Number.isInteger(first) || first < 0 || first + count > limits[axis]) {
    throw invalidArgument(
      `${count} ${axis} from ${first}: the sheet has the ${axis} 0 to ${limits[axis] - 1}.`,
      {first, count},
    );
  }
}

/** One grid of cells. */
export class SheetObject extends EngineObjectBase<'sheet'> implements Sheet {
  readonly #context: DocumentContext;

  constructor(context: DocumentContext, id: string) {
    super('sheet', id);
    this.#context = context;
  }

  get isAlive(): boolean {
    return (
      this.#context.isAlive && this.#context.store.sheet(this.id) !== undefined
    );
  }

  override toJSON(): JsonObject {
    const {store} = this.#context;
    return {
      ...super.toJSON(),
      ...(this.isAlive && {name: store.sheet(this.id)!.name}),
    };
  }

  get #state(): SheetState {
    this.assertAlive();
    return this.#context.store.sheet(this.id)!;
  }

  #act(
    label: string,
    change: (sheet: SheetState, workbook: WorkbookState) => void,
  ): void {
    this.assertAlive();
    this.#context.store.act(label, (workbook) => {
      change(
        workbook.sheets.find(({id}) => id === this.id)!,
        workbook,
      );
    });
  }

  get name(): string {
    return this.#state.name;
  }

  set name(name: string) {
    this.assertAlive();
    renameSheet(this.#context.store, this.id, name);
  }

  get index(): number {
    return this.#context.store.state.sheets.indexOf(this.#state);
  }

  get visibility(): SheetVisibility {
    return this.#state.visibility;
  }

  set visibility(visibility: SheetVisibility) {
    const {store} = this.#context;
    const others = store.state.sheets.filter(
      (sheet) => sheet.id !== this.id && sheet.visibility === 'visible',
    );
    this.assertAlive();
    if (visibility !== 'visible' && others.length === 0) {
      throw new SpreadsheetError(
        'LAST_SHEET',
        'A document must keep one visible sheet: show another one first.',
      );
    }
    this.#act('Show or hide sheet', (sheet) => {
      sheet.visibility = visibility;
    });
    if (visibility !== 'visible' && store.view.activeSheetId === this.id) {
      this.#context.select(others[0]!.id, []);
    }
  }

  get tabColor(): Color | null {
    return this.#state.tabColor;
  }

  set tabColor(color: Color | null) {
    assertColor(color);
    this.#act('Tab colour', (sheet) => {
      sheet.tabColor = color;
    });
  }

  get rowCount(): number {
    this.assertAlive();
    return limits.rows;
  }

  get columnCount(): number {
    this.assertAlive();
    return limits.columns;
  }

  get usedArea(): Area | null {
    const used = usedBounds(this.#state);
    return used && createArea(used);
  }

  range(area: AreaLike): CellRange {
    this.assertAlive();
    return this.#context.range(this.id, toBounds(area));
  }

  cell(row: number, column: number): CellRange {
    return this.range({
      firstRow: row,
      firstColumn: column,
      lastRow: row,
      lastColumn: column,
    });
  }

  freeze({rows = 0, columns = 0}: FrozenPanes): void {
    if (
      ![rows, columns].every(
        (count) => Number.isInteger(count) && count >= 0,
      ) ||
      rows >= limits.rows ||
      columns >= limits.columns
    ) {
      throw invalidArgument(
        `${rows} rows and ${columns} columns cannot be frozen.`,
        {rows, columns},
      );
    }
    this.#act('Freeze', (sheet) => {
      sheet.frozen = {rows, columns};
    });
  }

  get frozen(): Required<FrozenPanes> {
    return {...this.#state.frozen};
  }

  #changeLines(
    label: string,
    axis: LineChange['axis'],
    index: number,
    count: number,
  ): void {
    // Where lines are inserted, only the place is on the sheet: LIMIT_EXCEEDED says how many fit.
    assertLines(`${axis}s`, index, count > 0 ? 1 : -count);
    if (count > 0) {
      const used = usedBounds(this.#state);
      const last = used
        ? axis === 'row'
          ? used.lastRow
          : used.lastColumn
        : -1;
      assertWithin(
        axis === 'row' ? 'rows' : 'columns',
        Math.max(last, index - 1) + 1 + count,
      );
    }
    this.assertAlive();
    const change = {sheetId: this.id, axis, index, count};
    this.#context.store.act(
      label,
      (workbook) => {
        const sheet = workbook.sheets.find(({id}) => id === this.id)!;
        changeLines(workbook, sheet, change);
      },
      {lineChanges: [change]},
    );
  }

  insertRows(before: number, count = 1): void {
    assertCount(count);
    this.#changeLines('Insert rows', 'row', before, count);
  }

  deleteRows(first: number, count = 1): void {
    assertCount(count);
    this.#changeLines('Delete rows', 'row', first, -count);
  }

  insertColumns(before: number, count = 1): void {
    assertCount(count);
    this.#changeLines('Insert columns', 'column', before, count);
  }

  deleteColumns(first: number, count = 1): void {
    assertCount(count);
    this.#changeLines('Delete columns', 'column', first, -count);
  }

  #setLines(
    label: string,
    axis: 'rows' | 'columns',
    first: number,
    count: number,
    parts: {size?: number; hidden?: boolean},
  ): void {
    assertLines(axis, first, count);
    if (parts.size !== undefined && !(parts.size >= 0)) {
      throw invalidArgument(
        `A size of ${parts.size} pixels: expected 0 or more.`,
        {size: parts.size},
      );
    }
    this.#act(label, (sheet) => {
      for (let index = first; index < first + count; index += 1) {
        sheet[axis].set(index, {...sheet[axis].get(index), ...parts});
      }
    });
  }

  setRowHeight(first: number, height: number, count = 1): void {
    this.#setLines('Row height', 'rows', first, count, {size: height});
  }

  setColumnWidth(first: number, width: number, count = 1): void {
    this.#setLines('Column width', 'columns', first, count, {size: width});
  }

  autoFitColumns(first: number, count = 1): void {
    assertLines('columns', first, count);
    this.#context.store.transaction('Fit columns', () => {
      for (let column = first; column < first + count; column += 1) {
        this.setColumnWidth(
          column,
          longestText(this.#context, this.#state, column),
        );
      }
    });
  }

  setRowsHidden(first: number, count: number, hidden: boolean): void {
    this.#setLines('Hide rows', 'rows', first, count, {hidden});
  }

  setColumnsHidden(first: number, count: number, hidden: boolean): void {
    this.#setLines('Hide columns', 'columns', first, count, {hidden});
  }

  get gridlinesVisible(): boolean {
    this.assertAlive();
    return !this.#context.store.view.gridlinesHidden.has(this.id);
  }

  set gridlinesVisible(isVisible: boolean) {
    this.assertAlive();
    const {gridlinesHidden} = this.#context.store.view;
    if (isVisible) {
      gridlinesHidden.delete(this.id);
    } else {
      gridlinesHidden.add(this.id);
    }
  }

  get zoom(): number {
    this.assertAlive();
    return this.#context.store.view.zoom.get(this.id) ?? 1;
  }

  set zoom(zoom: number) {
    this.assertAlive();
    if (!(zoom >= 0.25 && zoom <= 4)) {
      throw invalidArgument(`The zoom is ${zoom}; expected 0.25 to 4.`, {zoom});
    }
    this.#context.store.view.zoom.set(this.id, zoom);
  }

  get isProtected(): boolean {
    return this.#state.protection !== null;
  }

  protect(options: ProtectOptions = {}): void {
    this.#act('Protect sheet', (sheet) => {
      sheet.protection = {...options};
    });
  }

  unprotect(password?: string): void {
    const {protection} = this.#state;
    if (
      protection?.password !== undefined &&
      protection.password !== password
    ) {
      throw new SpreadsheetError(
        'WRONG_PASSWORD',
        'The password does not match.',
      );
    }
    this.#act('Unprotect sheet', (sheet) => {
      sheet.protection = null;
    });
  }

  get conditionalFormats(): ConditionalFormats {
    this.assertAlive();
    return new ConditionalFormats(this.#context, this.id);
  }

  get filter(): AutoFilter | null {
    const {filter} = this.#state;
    return filter && new FilterObject(this.#context, this.id, filter.id);
  }

  setFilter(area: AreaLike): AutoFilter {
    const bounds = toBounds(area);
    const id = nextId('filter');
    this.#act('Filter', (sheet) => {
      showFilteredRows(sheet);
      sheet.filter = {id, area: bounds, criteria: new Map()};
    });
    this.#context.emit('filterChange', {sheet: this, name: this.name});
    return new FilterObject(this.#context, this.id, id);
  }

  findInvalidCells(area?: AreaLike): readonly CellRange[] {
    const within = area === undefined ? null : toBounds(area);
    const {validations} = this.#state;
    const used = usedBounds(this.#state);
    const last = {row: used?.lastRow ?? 0, column: used?.lastColumn ?? 0};
    const found = validations.flatMap((entry) => {
      const looked = {
        ...entry.area,
        lastRow:
          entry.rule.allowBlank === false
            ? entry.area.lastRow
            : Math.min(entry.area.lastRow, last.row),
        lastColumn: Math.min(
          entry.area.lastColumn,
          Math.max(last.column, entry.area.firstColumn),
        ),
      };
      return [...cellsOf(looked)].filter(([row, column]) => {
        const cell = {
          firstRow: row,
          lastRow: row,
          firstColumn: column,
          lastColumn: column,
        };
        const value = readCell(
          this.#context.store,
          this.id,
          cellKey(row, column),
        );
        const place = {sheetId: this.id, row, column, origin: entry.origin};
        return (
          (!within || containsBounds(within, cell)) &&
          !isValid(this.#context, entry, value, place)
        );
      });
    });
    return found
      .sort(
        ([rowA, columnA], [rowB, columnB]) => rowA - rowB || columnA - columnB,
      )
      .map(([row, column]) => this.cell(row, column));
  }

  get pivotTables(): PivotTables {
    this.assertAlive();
    return new PivotTables(this.#context, this.id);
  }

  get charts(): ChartCollectionObject {
    this.assertAlive();
    return new ChartCollectionObject(this.#context, this.id);
  }

  get shapes(): ShapeCollectionObject {
    this.assertAlive();
    return new ShapeCollectionObject(this.#context, this.id);
  }

  get images(): ImageCollectionObject {
    this.assertAlive();
    return new ImageCollectionObject(this.#context, this.id);
  }

  get sparklines(): Sparklines {
    this.assertAlive();
    return new Sparklines(this.#context, this.id);
  }
}
