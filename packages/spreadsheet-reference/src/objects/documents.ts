import type * as Sdk from '../contract';
import type {DocumentStore} from '../document/store';
import {invalidArgument, removed} from '../errors';
import {documentName, readDocument} from '../files/read';
import {emptySheet, emptyWorkbook} from '../state/create';
import type {WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {assertSheetName, freeName} from './names';

/** Open documents of a spreadsheet; there is always one. */
export class Documents implements Sdk.DocumentCollection {
  readonly #make: (name: string, state: WorkbookState) => DocumentContext;
  #open: readonly DocumentContext[] = [];
  #shown: DocumentContext;

  /** @param make - makes a document of a spreadsheet */
  constructor(make: (name: string, state: WorkbookState) => DocumentContext) {
    this.#make = make;
    this.#shown = this.#add(undefined, emptyWorkbook(['Sheet1']));
  }

  /** All open documents' states. */
  get stores(): readonly DocumentStore[] {
    return this.#open.map(({store}) => store);
  }

  /** The displayed document. */
  get shown(): DocumentContext {
    return this.#shown;
  }

  get count(): number {
    return this.#open.length;
  }

  get active(): Sdk.IntegratedDocument {
    return this.#shown.document;
  }

  *[Symbol.iterator](): Iterator<Sdk.IntegratedDocument> {
    yield* this.#open.map(({document}) => document);
  }

  get(id: string): Sdk.IntegratedDocument | undefined {
    return this.#open.find(({store}) => store.id === id)?.document;
  }

  #add(name: string | undefined, state: WorkbookState): DocumentContext {
    const added = this.#make(name ?? freeName('Untitled', this.stores), state);
    this.#open = [...this.#open, added];
    return added;
  }

  /** Displays a document and tells so. */
  #show(shown: DocumentContext): void {
    this.#shown = shown;
    shown.emit('documentActivate', {document: shown.document});
  }

  /** Displays a new document, and calculates what it brings. */
  #opened(context: DocumentContext): Sdk.IntegratedDocument {
    const {document, emit, engine} = context;
    engine.schedule();
    this.#shown = context;
    emit('documentOpen', {document});
    this.#show(context);
    return document;
  }

  create({
    name,
    sheetNames = ['Sheet1'],
  }: Sdk.CreateDocumentOptions = {}): Sdk.IntegratedDocument {
    const state = emptyWorkbook([]);
    for (const sheetName of sheetNames.length > 0 ? sheetNames : ['']) {
      assertSheetName(state, sheetName);
      state.sheets.push(emptySheet(sheetName));
    }
    return this.#opened(this.#add(name, state));
  }

  async open(
    source: Sdk.DocumentSource,
    options: Sdk.OpenOptions = {},
  ): Promise<Sdk.IntegratedDocument> {
    const read = await readDocument(source, options, this.#shown.locale);
    // One document is open until the spreadsheet is disposed.
    if (!this.#shown.isAlive) {
      throw removed('spreadsheet');
    }
    const name = options.name ?? documentName(source);
    const context = this.#add(name, read.state);
    const {parts, properties, view} = context.store;
    Object.assign(properties, read.properties);
    read.parts?.forEach((value, key) => parts.set(key, value));
    read.gridlinesHidden?.forEach((id) => view.gridlinesHidden.add(id));
    read.zoom?.forEach((zoom, id) => view.zoom.set(id, zoom));
    view.activeSheetId = read.activeSheetId ?? view.activeSheetId;
    context.store.leftOut = read.leftOut ?? [];
    return this.#opened(context);
  }

  #contextOf(document: Sdk.IntegratedDocument): DocumentContext {
    const found = this.#open.find(({store}) => store.id === document.id);
    if (!found) {
      throw document.isAlive
        ? invalidArgument(
            `Another spreadsheet holds the document '${document.name}': pass one of this spreadsheet.`,
            {name: document.name},
          )
        : removed('document');
    }
    return found;
  }

  activate(document: Sdk.IntegratedDocument): void {
    const context = this.#contextOf(document);
    if (this.#shown !== context) {
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
    } else if (this.#shown === closed) {
      this.#show(this.#open[Math.max(0, index - 1)]!);
    }
    closed.emit('documentClose', {document});
    return true;
  }

  /** Closes all documents without asking, with their spreadsheet. */
  closeAll(): void {
    this.stores.forEach((store) => {
      store.isClosed = true;
    });
  }
}
