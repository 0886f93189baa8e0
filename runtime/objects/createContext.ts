import type {DocumentStore} from '../document/store';
import type {DocumentContext} from './context';
import {DocumentObject} from './document';
import {RangeObject} from './range';
import {selectAreas} from './selectAreas';
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
