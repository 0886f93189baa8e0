import type {AreaBounds} from '../contract';
import type {DocumentContext} from './context';
import {cellBounds} from '../area/bounds';
import type {DocumentStore} from '../document/store';
import {DocumentObject} from './document';
import {RangeObject} from './range';
import {SheetObject} from './sheet';
import {WorkbookObject} from './workbook';

/** What the objects of a document need of its spreadsheet. */
export interface ContextOwner extends Pick<DocumentContext, 'engine' | 'emit'> {
  readonly isAlive: () => boolean;
  readonly locale: () => string;
  /** All open documents. */
  readonly stores: () => readonly DocumentStore[];
}

/** Makes what the objects of one document share. */
export function createContext(
  store: DocumentStore,
  {engine, isAlive, locale, emit, stores}: ContextOwner,
): DocumentContext {
  const context: DocumentContext = {
    store,
    engine,
    get isAlive() {
      return isAlive() && !store.isClosed;
    },
    get locale() {
      return locale();
    },
    get document() {
      return new DocumentObject(context);
    },
    get workbook() {
      return new WorkbookObject(context);
    },
    sheet: (id) => new SheetObject(context, id),
    range: (sheetId, area) => new RangeObject(context, sheetId, area),
    emit,
    select: (sheetId, areas) => selectAreas(context, sheetId, areas),
    findStore: (sheetId) => stores().find((one) => one.sheet(sheetId)),
  };
  return context;
}

/** Displays a sheet, and selects areas of it; without areas, its selection stays. */
function selectAreas(
  {store, sheet, emit}: DocumentContext,
  sheetId: string,
  areas: readonly AreaBounds[],
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
