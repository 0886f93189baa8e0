import type * as Sdk from '../contract';
import {type Commit, DocumentStore} from '../document/store';
import {assertWhole, invalidArgument, removed} from '../errors';
import {nameOfSource, readDocument} from '../files/read';
import {emptySheet, emptyWorkbook} from '../state/create';
import type {WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {assertSheetName, freeName} from './names';

/** What the collection needs of its spreadsheet. */
export interface DocumentsSetting {
  readonly historyLimit: number;
  readonly locale: () => string;
  readonly isAlive: () => boolean;
  readonly contextOf: (store: DocumentStore) => DocumentContext;
  readonly committed: (commit: Commit) => void;
  /** Calculates what a new document brings. */
  readonly opened: (store: DocumentStore) => void;
}

/** Open documents of a spreadsheet; there is always one. */
export class Documents implements Sdk.DocumentCollection {
  readonly #setting: DocumentsSetting;
  #stores: DocumentStore[] = [];
  #active!: DocumentStore;

  constructor(setting: DocumentsSetting) {
    const {historyLimit} = setting;
    assertWhole('historyLimit', historyLimit, 0);
    this.#setting = setting;
    this.#active = this.#createStore(undefined, emptyWorkbook(['Sheet1']));
    this.#stores = [this.#active];
  }

  /** All open documents' states. */
  get stores(): readonly DocumentStore[] {
    return this.#stores;
  }

  /** State of the displayed document. */
  get activeStore(): DocumentStore {
    return this.#active;
  }

  get count(): number {
    return this.#stores.length;
  }

  get active(): Sdk.IntegratedDocument {
    return this.#documentOf(this.#active);
  }

  *[Symbol.iterator](): Iterator<Sdk.IntegratedDocument> {
    yield* this.#stores.map((store) => this.#documentOf(store));
  }

  #documentOf(store: DocumentStore): Sdk.IntegratedDocument {
    return this.#setting.contextOf(store).document;
  }

  get(id: string): Sdk.IntegratedDocument | undefined {
    const store = this.#stores.find((one) => one.id === id);
    return store && this.#documentOf(store);
  }

  #createStore(name: string | undefined, state: WorkbookState): DocumentStore {
    const {historyLimit, committed} = this.#setting;
    const used = this.#stores.map((store) => store.name);
    const own = name ?? freeName('Untitled', used);
    return new DocumentStore(own, state, historyLimit, committed);
  }

  /** Displays a new document. */
  #show(store: DocumentStore): Sdk.IntegratedDocument {
    this.#stores = [...this.#stores, store];
    this.#active = store;
    this.#setting.opened(store);
    return this.#activated();
  }

  /** Tells that another document is displayed. */
  #activated(): Sdk.IntegratedDocument {
    const context = this.#setting.contextOf(this.#active);
    context.emit('documentActivate', {document: context.document});
    return context.document;
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
    return this.#show(this.#createStore(name, state));
  }

  async open(
    source: Sdk.DocumentSource,
    options: Sdk.OpenOptions = {},
  ): Promise<Sdk.IntegratedDocument> {
    const read = await readDocument(source, options, this.#setting.locale());
    if (!this.#setting.isAlive()) {
      throw removed('spreadsheet');
    }
    const name = options.name ?? nameOfSource(source);
    const store = this.#createStore(name, read.state);
    Object.assign(store.properties, read.properties);
    read.parts?.forEach((value, key) => store.parts.set(key, value));
    read.gridlinesHidden?.forEach((id) => store.view.gridlinesHidden.add(id));
    read.zoom?.forEach((zoom, id) => store.view.zoom.set(id, zoom));
    store.view.activeSheetId = read.activeSheetId ?? store.view.activeSheetId;
    store.leftOut = read.leftOut ?? [];
    return this.#show(store);
  }

  #storeOf(document: Sdk.IntegratedDocument): DocumentStore {
    const store = this.#stores.find(({id}) => id === document.id);
    if (!store) {
      throw document.isAlive
        ? invalidArgument(
            `Another spreadsheet holds the document '${document.name}': pass one of this spreadsheet.`,
            {name: document.name},
          )
        : removed('document');
    }
    return store;
  }

  activate(document: Sdk.IntegratedDocument): void {
    const store = this.#storeOf(document);
    if (this.#active !== store) {
      this.#active = store;
      this.#activated();
    }
  }

  close(document: Sdk.IntegratedDocument): boolean {
    const store = this.#storeOf(document);
    let isCancelled = false;
    this.#setting.contextOf(store).emit('beforeDocumentClose', {
      document,
      cancel: () => {
        isCancelled = true;
      },
    });
    if (isCancelled) {
      return false;
    }
    store.isClosed = true;
    const index = this.#stores.indexOf(store);
    this.#stores = this.#stores.filter((one) => one !== store);
    if (this.#stores.length === 0) {
      this.create();
    } else if (this.#active === store) {
      this.activate(this.#documentOf(this.#stores[Math.max(0, index - 1)]!));
    }
    this.#setting.contextOf(this.#active).emit('documentClose', {document});
    return true;
  }

  /** Closes all documents without asking, with their spreadsheet. */
  closeAll(): void {
    this.#stores.forEach((store) => {
      store.isClosed = true;
    });
  }
}
