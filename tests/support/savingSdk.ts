import type {TestFile} from './savingServer';

const wait = (delay: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, delay));

/** A document of {@link SavingSpreadsheet}: a list of entries. */
class SavingDocument {
  isAlive = true;
  name = 'orders';
  readonly entries: string[];
  readonly leftOut: readonly {readonly reason: string}[];

  constructor({entries, hasCharts}: TestFile) {
    this.entries = [...entries];
    this.leftOut = hasCharts ? [{reason: 'charts'}] : [];
  }

  equals(other: object): boolean {
    return other === this;
  }

  async save(): Promise<TestFile> {
    if (!this.isAlive) {
      throw new Error('OBJECT_REMOVED');
    }
    const file = {entries: [...this.entries], hasCharts: false};
    await wait(30); // For the engine.
    return file;
  }
}

type Listener = (event: {document: SavingDocument}) => void;

/** Fake spreadsheet with what saving needs, as the contract states it. An entry that begins with `!` is invalid. */
export class SavingSpreadsheet {
  readOnly = true;
  isAlive = true;
  readonly history = {clear: () => undefined};
  readonly #listeners = new Set<Listener>();
  readonly #documents = [new SavingDocument({entries: [], hasCharts: false})];
  #entry: string | undefined;

  get documents() {
    this.#check();
    const documents = this.#documents;
    const show = (document: SavingDocument) => {
      documents.push(document);
      return document;
    };
    return {
      active: documents.at(-1)!,
      create: () => show(new SavingDocument({entries: [], hasCharts: false})),
      open: async (file: TestFile, {signal}: {signal: AbortSignal}) => {
        await wait(40);
        signal.throwIfAborted();
        this.#check();
        return show(new SavingDocument(file));
      },
      activate: (document: SavingDocument) => {
        documents.splice(documents.indexOf(document), 1);
        documents.push(document);
      },
      close: (document: SavingDocument) => {
        document.isAlive = false;
        documents.splice(documents.indexOf(document), 1);
      },
    };
  }

  get editor() {
    this.#check();
    return {
      isOpen: this.#entry !== undefined,
      text: this.#entry ?? '',
      commit: () => {
        const entry = this.#entry;
        if (entry?.startsWith('!')) {
          return false;
        }
        this.#entry = undefined;
        if (entry !== undefined) {
          this.enter(entry);
        }
        return true;
      },
    };
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  on(_: 'documentChange', listener: Listener) {
    this.#check();
    this.#listeners.add(listener);
    return {unsubscribe: () => this.#listeners.delete(listener)};
  }

  /** Adds an entry to the document. */
  enter(entry: string): void {
    const document = this.documents.active;
    document.entries.push(entry);
    this.#listeners.forEach((listener) => listener({document}));
  }

  /** Types an entry without committing it. Returns whether a user could do so. */
  type(entry: string): boolean {
    if (this.isAlive && !this.readOnly && this.#entry === undefined) {
      this.#entry = entry;
      return true;
    }
    return false;
  }

  dispose(): Promise<void> {
    this.isAlive = false;
    this.#documents.forEach((document) => {
      document.isAlive = false;
    });
    this.#listeners.clear();
    return Promise.resolve();
  }

  #check(): void {
    if (!this.isAlive) {
      throw new Error('OBJECT_REMOVED');
    }
  }
}

/** Stands in for `createSpreadsheet`, which takes a while and can be aborted. */
export async function createSavingSpreadsheet(
  created: (spreadsheet: SavingSpreadsheet) => void,
  signal: AbortSignal,
): Promise<SavingSpreadsheet> {
  signal.throwIfAborted();
  await wait(50);
  signal.throwIfAborted();
  const spreadsheet = new SavingSpreadsheet();
  created(spreadsheet);
  return spreadsheet;
}
