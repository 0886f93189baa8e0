import type * as Sdk from '../contract';
import {createBounds, normalizeBounds} from '../area/bounds';
import {toBounds, createArea} from '../area/address';
import type {DocumentStore} from '../document/store';
import type {CopiedCells} from '../edits/copy';
import {listExistingCellKeys} from '../state/cells';
import type {EngineCore} from '../engine/engine';
import type {StoredRange, SheetState, StoredDefinition} from '../state/types';
import type {Scalar} from '../values/scalar';
import {findSheet} from '../state/identity';
import {resolveNumberFormat} from '../state/formats';
import {formatDisplayText} from '../values/numberFormat';
import {createInvalidArgumentError} from '../errors';

/** Services that all objects of one open document share. It also creates objects of the public API. */
export interface DocumentContext {
  readonly store: DocumentStore;
  readonly engine: EngineCore;
  /** `false` after the document was closed or its spreadsheet was disposed. */
  readonly isAlive: boolean;
  /** `true` if users cannot change the document. Code still can. */
  readonly isReadOnly: boolean;
  readonly locale: string;
  readonly document: Sdk.IntegratedDocument;
  readonly workbook: Sdk.Workbook;
  sheet(id: string): Sdk.Sheet;
  range(sheetId: string, area: Sdk.AreaBounds): Sdk.CellRange;
  emit<K extends keyof Sdk.SpreadsheetEvents>(
    type: K,
    event: Sdk.SpreadsheetEvents[K],
  ): void;
  /** Tests whether an event has a listener. */
  hears(type: keyof Sdk.SpreadsheetEvents): boolean;
  /** Searches all open documents of the spreadsheet for the one that contains a sheet. */
  findStore(sheetId: string): DocumentStore | undefined;
}

/** Returns the value of a cell, or the last result if it contains a formula. */
export function readCell(
  {calculator, state}: Pick<DocumentStore, 'calculator' | 'state'>,
  sheetId: string,
  key: number,
): Scalar {
  const sheet = findSheet(state, sheetId);
  return sheet ? calculator.formulas.read(sheet, key) : null;
}

/** Formats the value of a cell with the cell's number format. */
export function formatCellText(
  {store, locale}: Pick<DocumentContext, 'store' | 'locale'>,
  sheet: SheetState,
  key: number,
): string {
  return formatDisplayText(
    readCell(store, sheet.id, key),
    resolveNumberFormat(store.state, sheet, key),
    locale,
  );
}

/** Converts a range object to the plain data that the state stores. */
export function toStoredRange(range: Sdk.CellRange): StoredRange {
  return {sheetId: range.sheet.id, area: normalizeBounds(range.area)};
}

/** Properties of definitions that the state stores in another form. */
interface Definition {
  readonly source?: Sdk.CellRange;
  readonly target?: Sdk.AreaLike;
  readonly anchor?: Sdk.Anchor;
}

/** Converts a definition, or changes to one, to the form in which the state stores it. */
export function toStoredDefinition<T extends Definition>(
  definition: T,
): StoredDefinition<T> {
  const {source, target, anchor: _anchor, ...rest} = definition;
  return {
    ...structuredClone(rest),
    ...(source && {source: toStoredRange(source)}),
    ...(target !== undefined && {target: toBounds(target)}),
  } as StoredDefinition<T>;
}

/** Copies the cells of a range, which may belong to another open document. */
export function copyCells(
  {findStore, store: own}: DocumentContext,
  range: Sdk.CellRange,
): CopiedCells {
  const {area, sheetId} = toStoredRange(range);
  const store = findStore(sheetId) ?? own;
  const {cells} = store.sheet(sheetId)!;
  const taken = listExistingCellKeys(cells, area).map((key) => {
    const result = readCell(store, sheetId, key);
    return [key, {cell: cells.get(key)!, result}] as const;
  });
  return {area, cells: new Map(taken)};
}

/**
 * Activates a sheet and selects areas on it. If no areas are given and the sheet is already active, keeps its
 * selection.
 */
export function selectAreas(
  {store, sheet, emit}: DocumentContext,
  sheetId: string,
  areas: readonly Sdk.AreaBounds[] = [],
): void {
  const {view} = store;
  const shown = sheet(sheetId);
  if (view.activeSheetId !== sheetId) {
    view.activeSheetId = sheetId;
    view.selection = [createBounds(0, 0)];
    emit('sheetActivate', {sheet: shown, name: shown.name});
  }
  if (areas.length > 0) {
    view.selection = areas.map((area) => ({...area}));
    emit('selectionChange', {
      sheet: shown,
      areas: areas.map((area) => shown.range(area).area),
    });
  }
}

/** Wraps an object in a proxy that calls `check` before each access. `check` can throw to prevent the access. */
export function guardAccess<T extends object>(part: T, check: () => void): T {
  return new Proxy(part, {
    get(target, name) {
      check();
      const value: unknown = Reflect.get(target, name);
      // Binds methods to the target, because a proxy has no access to private fields.
      return typeof value === 'function'
        ? (value.bind(target) as unknown)
        : value;
    },
    set(target, name, value) {
      check();
      return Reflect.set(target, name, value);
    },
  });
}

/** An object that belongs to a document. `context` throws `OBJECT_REMOVED` after the object was removed. */
export interface ContextOwner {
  readonly context: DocumentContext;
}

export const createSelection = (owner: ContextOwner): Sdk.SheetSelection => ({
  get areas() {
    return owner.context.store.view.selection.map((area) => createArea(area));
  },
  get range() {
    const {store, range} = owner.context;
    return range(store.view.activeSheetId, store.view.selection.at(-1)!);
  },
  get activeCell() {
    const {area, sheet} = this.range;
    return sheet.cell(area.firstRow, area.firstColumn);
  },
  set(areas) {
    const bounds = areas.map(toBounds);
    if (bounds.length === 0) {
      throw createInvalidArgumentError(
        'The list of areas is empty: select one area at least.',
      );
    }
    const {context} = owner;
    selectAreas(context, context.store.view.activeSheetId, bounds);
  },
});

/** Creates the undo and redo of the active document. */
export const createHistory = (owner: ContextOwner): Sdk.EditHistory => ({
  get canUndo() {
    return owner.context.store.undoHistory.labels.undoLabel !== null;
  },
  get canRedo() {
    return owner.context.store.undoHistory.labels.redoLabel !== null;
  },
  undo: () => owner.context.store.replay('undo'),
  redo: () => owner.context.store.replay('redo'),
  transaction: (...given) => owner.context.store.transaction(...given),
  clear() {
    const {emit, store} = owner.context;
    store.undoHistory.clear();
    emit('historyChange', store.undoHistory.labels);
  },
});
