import type * as Sdk from '../contract';
import type {DocumentStore} from '../document/store';
import {createInvalidArgumentError, createObjectRemovedError} from '../errors';
import {getDocumentName, readDocument} from '../files/read';
import {createEmptySheet, createEmptyWorkbook} from '../state/create';
import type {WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {assertSheetName, generateName} from './sheetCollection';

/** The open documents of a spreadsheet. There is always at least one. */
export class DocumentsObject implements Sdk.DocumentCollection {
  readonly #createContext: (
    name: string,
    state: WorkbookState,
  ) => DocumentContext;
  #open: readonly DocumentContext[] = [];
  #active: DocumentContext;

  constructor(make: (name: string, state: WorkbookState) => DocumentContext) {
    this.#createContext = make;
    this.#active = this.#add(undefined, createEmptyWorkbook(['Sheet1']));
  }

  get stores(): readonly DocumentStore[] {
    return this.#open.map(({store}) => store);
  }

  get activeContext(): DocumentContext {
    return this.#active;
  }

  get count(): number {
    return this.#open.length;
  }

  get active(): Sdk.IntegratedDocument {
    return this.#active.document;
  }

  *[Symbol.iterator](): Iterator<Sdk.IntegratedDocument> {
    yield* this.#open.map(({document}) => document);
  }

  get(id: string): Sdk.IntegratedDocument | undefined {
    return this.#open.find(({store}) => store.id === id)?.document;
  }

  #add(name: string | undefined, state: WorkbookState): DocumentContext {
    const added = this.#createContext(
      name ?? generateName('Untitled', this.stores),
      state,
    );
    this.#open = [...this.#open, added];
    return added;
  }

  #show(shown: DocumentContext): void {
    this.#active = shown;
    shown.emit('documentActivate', {document: shown.document});
  }

  /** Displays a new document and schedules its calculation. */
  #openContext(context: DocumentContext): Sdk.IntegratedDocument {
    const {document, emit, engine} = context;
    engine.schedule();
    this.#active = context;
    emit('documentOpen', {document});
    this.#show(context);
    return document;
  }

  create({
    name,
    sheetNames = ['Sheet1'],
  }: Sdk.CreateDocumentOptions = {}): Sdk.IntegratedDocument {
    const state = createEmptyWorkbook([]);
    for (const sheetName of sheetNames.length > 0 ? sheetNames : ['']) {
      assertSheetName(state, sheetName);
      state.sheets.push(createEmptySheet(sheetName));
    }
    return this.#openContext(this.#add(name, state));
  }

  async open(
    source: Sdk.DocumentSource,
    options: Sdk.OpenOptions = {},
  ): Promise<Sdk.IntegratedDocument> {
    const read = await readDocument(source, options, this.#active.locale);
    // The spreadsheet could have been disposed while the file was read.
    if (!this.#active.isAlive) {
      throw createObjectRemovedError('spreadsheet');
    }
    const name = options.name ?? getDocumentName(source);
    const context = this.#add(name, read.state);
    const {parts, properties, view} = context.store;
    Object.assign(properties, read.properties);
    Object.assign(view, read.view);
    read.parts?.forEach((value, key) => parts.set(key, value));
    context.store.leftOut = read.leftOut ?? [];
    return this.#openContext(context);
  }

  #contextOf(document: Sdk.IntegratedDocument): DocumentContext {
    const found = this.#open.find(({store}) => store.id === document.id);
    if (!found) {
      throw document.isAlive
        ? createInvalidArgumentError(
            `Another spreadsheet holds the document '${document.name}': pass one of this spreadsheet.`,
            {name: document.name},
          )
        : createObjectRemovedError('document');
    }
    return found;
  }

  activate(document: Sdk.IntegratedDocument): void {
    const context = this.#contextOf(document);
    if (this.#active !== context) {
      this.#show(context);
    }
  }

  close(document: Sdk.IntegratedDocument): boolean {
    const closed = this.#contextOf(document);
    const cancellation = new AbortController();
    closed.emit('beforeDocumentClose', {
      document,
      cancel: () => cancellation.abort(),
    });
    if (cancellation.signal.aborted) {
      return false;
    }
    closed.store.isClosed = true;
    const index = this.#open.indexOf(closed);
    this.#open = this.#open.filter((one) => one !== closed);
    if (this.#open.length === 0) {
      this.create();
    } else if (this.#active === closed) {
      this.#show(this.#open[Math.max(0, index - 1)]!);
    }
    closed.emit('documentClose', {document});
    return true;
  }

  /** Closes all documents without emitting events, when their spreadsheet is disposed. */
  closeAll(): void {
    this.stores.forEach((store) => {
      store.isClosed = true;
    });
  }
}
