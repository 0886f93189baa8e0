import type * as Sdk from '../contract';
import {DocumentStore} from '../document/store';
import {EngineCore} from '../engine/engine';
import {releaseHost, mountGridRoot} from '../host';
import {AutocompleteObject} from '../ui/autocomplete';
import {type Clipboard, createClipboard} from '../ui/clipboard';
import {createEditor} from '../ui/editor';
import {type Commands, createCommands} from '../ui/commands';
import {
  createInterface,
  createPanels,
  type Interface,
} from '../ui/userInterface';
import {license} from '../license';
import {assertInteger} from '../errors';
import {createId} from '../state/identity';
import type {WorkbookState} from '../state/types';
import {
  type DocumentContext,
  createHistory,
  createSelection,
  guardAccess,
} from './context';
import {DocumentObject} from './document';
import {createDocuments, type Documents} from './documents';
import {EventEmitter} from './emitter';
import {emitCommit} from './events';
import {EngineObjectBase} from './engineObject';
import {RangeObject} from './range';
import {SheetObject} from './sheet';
import {WorkbookObject} from './workbook';

/** A spreadsheet in a host element. Owns its documents, selection, history and user interface. */
export class SpreadsheetObject
  extends EngineObjectBase<'spreadsheet'>
  implements Sdk.Spreadsheet
{
  declare readonly documents: Documents;
  declare readonly selection: Sdk.SheetSelection;
  declare readonly history: Sdk.EditHistory;
  declare readonly clipboard: Clipboard;
  declare readonly editor: Sdk.CellEditor;
  declare readonly autocomplete: AutocompleteObject;
  declare readonly commands: Commands;
  declare readonly ui: Interface;
  readonly #host: HTMLElement;
  readonly #engine: EngineCore;
  readonly #ownsEngine: boolean;
  readonly #emitter = new EventEmitter<Sdk.SpreadsheetEvents>();
  readonly #detachFromEngine: () => void;
  readonly #documents: Documents;
  readonly #ui: Interface;
  #isReadOnly: boolean;
  #disposal: Promise<void> | undefined;

  constructor(host: HTMLElement, options: Sdk.SpreadsheetOptions) {
    super('spreadsheet', createId('spreadsheet'));
    this.#host = host;
    this.#ownsEngine = options.engine === undefined;
    this.#engine = (options.engine as EngineCore) ?? new EngineCore();
    this.#isReadOnly = options.readOnly ?? false;
    const check = (): void => this.assertAlive();
    const commands = createCommands(this);
    this.#ui = createInterface(
      options,
      commands,
      guardAccess(createPanels(), check),
    );
    const historyLimit = options.historyLimit ?? 100;
    assertInteger('historyLimit', historyLimit, 0);
    this.#documents = createDocuments((name, state) =>
      this.#open(name, state, historyLimit),
    );
    const parts = {
      documents: this.#documents,
      ui: this.#ui,
      commands,
      selection: createSelection(this),
      history: createHistory(this),
      clipboard: createClipboard(this),
      editor: createEditor(this),
      autocomplete: new AutocompleteObject(),
    };
    // Defines the parts as getters that are not enumerable, so that `console.log` does not print them.
    for (const [name, part] of Object.entries(parts)) {
      const shown = guardAccess(part, check);
      Object.defineProperty(this, name, {
        get: () => {
          check();
          return shown;
        },
      });
    }
    this.#detachFromEngine = this.#engine.attach({
      stores: () => this.#documents.stores,
      onCalculate: (report) => this.#emitter.emit('calculate', report),
    });
    mountGridRoot(host);
  }

  get isAlive(): boolean {
    return this.#disposal === undefined;
  }

  get #isLocked(): boolean {
    return this.#isReadOnly || license.status.state !== 'active';
  }

  #open(
    name: string,
    state: WorkbookState,
    historyLimit: number,
  ): DocumentContext {
    const store = new DocumentStore(name, state, historyLimit, (commit) =>
      emitCommit(context, commit),
    );
    const isAlive = (): boolean => this.isAlive;
    const isLocked = (): boolean => this.#isLocked;
    const ui = this.#ui;
    const context: DocumentContext = {
      store,
      engine: this.#engine,
      get isAlive() {
        return isAlive() && !store.isClosed;
      },
      get isReadOnly() {
        return isLocked();
      },
      get locale() {
        return ui.locale;
      },
      get document() {
        return new DocumentObject(context);
      },
      get workbook() {
        return new WorkbookObject(context);
      },
      sheet: (id) => new SheetObject(context, id),
      range: (sheetId, area) => new RangeObject(context, sheetId, area),
      emit: (type, event) => this.#emitter.emit(type, event),
      hears: (type) => this.#emitter.hears(type),
      findStore: (sheetId) =>
        this.#documents.stores.find((one) => one.sheet(sheetId)),
    };
    return context;
  }

  /** Context of the active document, for renderers. */
  get context(): DocumentContext {
    return this.#documents.activeContext;
  }

  get host(): HTMLElement {
    this.assertAlive();
    return this.#host;
  }

  get engine(): Sdk.Engine {
    this.assertAlive();
    return this.#engine;
  }

  get workbook(): Sdk.Workbook {
    return this.documents.active.workbook;
  }

  get activeSheet(): Sdk.Sheet {
    return this.workbook.sheets.active;
  }

  get readOnly(): boolean {
    this.assertAlive();
    return this.#isLocked;
  }

  set readOnly(isReadOnly: boolean) {
    this.assertAlive();
    this.#isReadOnly = isReadOnly;
  }

  focus(): void {
    this.assertAlive();
    this.#host.querySelector<HTMLElement>('[tabindex]')?.focus();
  }

  on<K extends keyof Sdk.SpreadsheetEvents>(
    type: K,
    listener: (event: Sdk.SpreadsheetEvents[K]) => void,
    options?: Sdk.ListenOptions,
  ): Sdk.Subscription {
    this.assertAlive();
    return this.#emitter.on(type, listener, options);
  }

  dispose(): Promise<void> {
    if (!this.#disposal) {
      this.#ui.panels.close();
      this.#documents.closeAll();
      this.#emitter.clear();
      this.#detachFromEngine();
      releaseHost(this.#host);
      this.#disposal = this.#ownsEngine
        ? this.#engine.dispose()
        : Promise.resolve();
    }
    return this.#disposal;
  }
}
