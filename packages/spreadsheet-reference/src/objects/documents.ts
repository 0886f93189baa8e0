import type * as Sdk from '../contract';
import type {DocumentStore} from '../document/store';
import {createInvalidArgumentError, createObjectRemovedError} from '../errors';
import {getDocumentName, readDocument} from '../files/read';
import {createEmptySheet, createEmptyWorkbook} from '../state/create';
import type {WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {assertSheetName, generateName} from './sheetCollection';

export interface Documents extends Sdk.DocumentCollection {
  readonly stores: readonly DocumentStore[];
  readonly activeContext: DocumentContext;
  /** Closes all documents without emitting events, when their spreadsheet is disposed. */
  closeAll(): void;
}

/** Creates the open documents of a spreadsheet. There is always at least one. */
export function createDocuments(
  createContext: (name: string, state: WorkbookState) => DocumentContext,
): Documents {
  let contexts: readonly DocumentContext[] = [];
  const listStores = () => contexts.map(({store}) => store);
  const add = (name: string | undefined, state: WorkbookState) => {
    const added = createContext(
      name ?? generateName('Untitled', listStores()),
      state,
    );
    contexts = [...contexts, added];
    return added;
  };
  let active = add(undefined, createEmptyWorkbook(['Sheet1']));
  const show = (context: DocumentContext): void => {
    active = context;
    context.emit('documentActivate', {document: context.document});
  };
  /** Displays a new document and schedules its calculation. */
  const display = (context: DocumentContext): Sdk.IntegratedDocument => {
    const {document, emit, engine} = context;
    engine.schedule();
    active = context;
    emit('documentOpen', {document});
    show(context);
    return document;
  };
  const findContext = (document: Sdk.IntegratedDocument): DocumentContext => {
    const found = contexts.find(({store}) => store.id === document.id);
    if (!found) {
      throw document.isAlive
        ? createInvalidArgumentError(
            `Another spreadsheet holds the document '${document.name}': pass one of this spreadsheet.`,
            {name: document.name},
          )
        : createObjectRemovedError('document');
    }
    return found;
  };
  return {
    get stores() {
      return listStores();
    },
    get activeContext() {
      return active;
    },
    get count() {
      return contexts.length;
    },
    get active() {
      return active.document;
    },
    *[Symbol.iterator]() {
      yield* contexts.map(({document}) => document);
    },
    get: (id) => contexts.find(({store}) => store.id === id)?.document,
    create({name, sheetNames = ['Sheet1']} = {}) {
      const state = createEmptyWorkbook([]);
      for (const sheetName of sheetNames.length > 0 ? sheetNames : ['']) {
        assertSheetName(state, sheetName);
        state.sheets.push(createEmptySheet(sheetName));
      }
      return display(add(name, state));
    },
    async open(source, options = {}) {
      const read = await readDocument(source, options, active.locale);
      // The spreadsheet could have been disposed while the file was read.
      if (!active.isAlive) {
        throw createObjectRemovedError('spreadsheet');
      }
      const context = add(options.name ?? getDocumentName(source), read.state);
      const {parts, properties, view} = context.store;
      Object.assign(properties, read.properties);
      Object.assign(view, read.view);
      read.parts?.forEach((value, key) => parts.set(key, value));
      context.store.leftOut = read.leftOut ?? [];
      return display(context);
    },
    activate(document) {
      const context = findContext(document);
      if (active !== context) {
        show(context);
      }
    },
    close(document) {
      const closed = findContext(document);
      const cancellation = new AbortController();
      closed.emit('beforeDocumentClose', {
        document,
        cancel: () => cancellation.abort(),
      });
      if (cancellation.signal.aborted) {
        return false;
      }
      closed.store.isClosed = true;
      const index = contexts.indexOf(closed);
      contexts = contexts.filter((one) => one !== closed);
      if (contexts.length === 0) {
        this.create();
      } else if (active === closed) {
        show(contexts[Math.max(0, index - 1)]!);
      }
      closed.emit('documentClose', {document});
      return true;
    },
    closeAll: () =>
      listStores().forEach((store) => {
        store.isClosed = true;
      }),
  };
}
