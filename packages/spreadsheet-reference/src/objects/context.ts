import type * as Sdk from '../contract';
import {cellBounds, normalizeBounds} from '../area/bounds';
import {toBounds} from '../area/createArea';
import type {DocumentStore} from '../document/store';
import type {Copied} from '../edits/copy';
import {existingKeys} from '../state/cells';
import type {EngineCore} from '../engine/engine';
import type {Place, SheetState, Stored} from '../state/types';
import type {Scalar} from '../values/scalar';
import {sheetIn} from '../state/find';
import {numberFormatOf} from '../state/formats';
import {displayText} from '../values/numberFormat';
import {resultAt} from '../engine/changes';

/** What the objects of one document need of each other. */
export interface DocumentContext {
  readonly store: DocumentStore;
  readonly engine: EngineCore;
  /** Whether the document and its spreadsheet still exist. */
  readonly isAlive: boolean;
  /** Whether users may change nothing. */
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
  /** The state of a sheet of any open document of the spreadsheet. */
  findStore(sheetId: string): DocumentStore | undefined;
}

/** Value of a cell: its contents, or the last result of its formula. */
export function readCell(
  {calculator, state}: Pick<DocumentStore, 'calculator' | 'state'>,
  sheetId: string,
  key: number,
): Scalar {
  const sheet = sheetIn(state, sheetId);
  return sheet ? resultAt(calculator.results, sheet, key) : null;
}

/** Displayed text of a cell. */
export function cellText(
  {store, locale}: Pick<DocumentContext, 'store' | 'locale'>,
  sheet: SheetState,
  key: number,
): string {
  return displayText(
    readCell(store, sheet.id, key),
    numberFormatOf(store.state, sheet, key),
    locale,
  );
}

/** Where a range is, for state. */
export function placeOf(range: Sdk.CellRange): Place {
  return {sheetId: range.sheet.id, area: normalizeBounds(range.area)};
}

/** What definitions have that state keeps in another form. */
interface Definition {
  readonly source?: Sdk.CellRange;
  readonly target?: Sdk.AreaLike;
  readonly anchor?: Sdk.Anchor;
}

/** A definition, or changes of one, for state. */
export function storedDefinition<T extends Definition>(
  definition: T,
): Stored<T> {
  const {source, target, anchor: _anchor, ...rest} = definition;
  return {
    ...structuredClone(rest),
    ...(source && {source: placeOf(source)}),
    ...(target !== undefined && {target: toBounds(target)}),
  } as Stored<T>;
}

/** The cells of a range, as copying takes them. */
export function copied(
  {findStore, store: own}: DocumentContext,
  range: Sdk.CellRange,
): Copied {
  const {area, sheetId} = placeOf(range);
  const store = findStore(sheetId) ?? own;
  const {cells} = store.sheet(sheetId)!;
  const taken = existingKeys(cells, area).map((key) => {
    const result = readCell(store, sheetId, key);
    return [key, {cell: cells.get(key)!, result}] as const;
  });
  return {area, cells: new Map(taken)};
}

/** Displays a sheet, and selects areas of it; without areas, its selection stays. */
export function selectAreas(
  {store, sheet, emit}: DocumentContext,
  sheetId: string,
  areas: readonly Sdk.AreaBounds[] = [],
): void {
  const {view} = store;
  const shown = sheet(sheetId);
  if (view.activeSheetId !== sheetId) {
    view.activeSheetId = sheetId;
    view.selection = [cellBounds(0, 0)];
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
