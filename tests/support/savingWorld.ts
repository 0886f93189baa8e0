import {vi} from 'vitest';
import {runPageSample, type Exports} from './pageSamples';
import {createSavingSpreadsheet, type SavingSpreadsheet} from './savingSdk';
import {SavingServer, type TestFile} from './savingServer';

const PAGE = 'docs-spreadsheet/api/use/autosave.mdx';

interface Status {
  readonly state: 'saved' | 'unsaved' | 'failed' | 'stopped';
  readonly message: string;
}

interface FileEditor {
  readonly ready: Promise<unknown>;
  open(file: TestFile): Promise<void>;
  reload(): Promise<void>;
  close(): Promise<void>;
}

type MountFileEditor = (
  container: HTMLElement,
  options: {
    url: string;
    readOnly: boolean;
    report: (status: Status) => void;
  },
) => FileEditor;

/** An editor that is mounted, and what its user sees. */
interface Mounted {
  readonly editor: FileEditor;
  spreadsheet: SavingSpreadsheet | undefined;
  status: Status | undefined;
}

let creating: Mounted | undefined;

/** The modules of the guide, run on a fake SDK. */
function loadSamples(): {mountFileEditor: MountFileEditor} {
  const modules: Record<string, Exports> = {
    'spreadsheet-sdk': {
      createSpreadsheet: (_: unknown, {signal}: {signal: AbortSignal}) => {
        const mounted = creating!;
        return createSavingSpreadsheet((spreadsheet) => {
          mounted.spreadsheet = spreadsheet;
        }, signal);
      },
    },
  };
  for (const name of ['autosave', 'store', 'file-editor']) {
    modules[`./${name}`] = runPageSample(PAGE, `${name}.ts`, {modules});
  }
  return modules['./file-editor'] as never;
}

const {mountFileEditor} = loadSamples();
let worlds = 0;

/** Users, editors and a server, with everything that the law of saving needs to know. */
export class SavingWorld {
  readonly server = new SavingServer();
  readonly mounted: Mounted[] = [];
  /** Entries that users typed. */
  readonly typed = new Set<string>();
  /** Entries for which a user has read "Saved". */
  readonly seenSaved = new Set<string>();
  /** Entries that a user got back as a download. */
  readonly rescued = new Set<string>();
  /** Entries that a user has replaced by another file. */
  readonly replaced = new Set<string>();
  readonly messages: string[] = [];
  readonly violations: string[] = [];
  readonly #url = `/file/${(worlds += 1)}`;
  readonly #container = document.createElement('div');
  #entryCount = 0;
  #agrees = false;
  #hasAgreed = false;

  /** @param namesVersions - whether clients name the versions of the server */
  constructor(namesVersions: boolean) {
    this.server.usesNewVersion = namesVersions;
    vi.stubGlobal('fetch', this.server.fetch);
    vi.stubGlobal('confirm', () => {
      this.#hasAgreed ||= this.#agrees;
      return this.#agrees;
    });
    URL.createObjectURL = (file) => {
      (file as unknown as TestFile).entries.forEach((entry) =>
        this.rescued.add(entry),
      );
      return '#';
    };
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = () => undefined;
    this.server.onStore = (next, before) => {
      if (before?.hasCharts && !next.hasCharts && !this.#hasAgreed) {
        this.violations.push('overwrote charts without asking');
      }
    };
  }

  mount(readOnly = false): void {
    const own: Mounted = {
      editor: undefined as never,
      spreadsheet: undefined,
      status: undefined,
    };
    creating = own;
    Object.assign(own, {
      editor: mountFileEditor(this.#container, {
        url: this.#url,
        readOnly,
        report: (status) => {
          own.status = status;
          this.messages.push(status.message);
          if (status.state === 'saved') {
            this.#checkSaved(own);
            this.#entriesOf(own).forEach((entry) => this.seenSaved.add(entry));
          }
        },
      }),
    });
    own.editor.ready.catch(() => undefined);
    this.mounted.push(own);
  }

  unmount(index: number): void {
    const [own] = this.mounted.splice(index % this.mounted.length, 1);
    if (own) {
      void own.editor.close();
      void own.editor.close(); // As careless code does.
    }
  }

  /** Lets a user type into a cell of an editor; a later action commits the entry or not. */
  type(index: number, isValid: boolean): void {
    const entry = `${isValid ? '' : '!'}${(this.#entryCount += 1)}`;
    if (this.#at(index)?.spreadsheet?.type(entry)) {
      this.typed.add(entry);
    }
  }

  enter(index: number): void {
    const {spreadsheet} = this.#at(index) ?? {};
    if (spreadsheet?.isAlive) {
      spreadsheet.editor.commit();
    }
  }

  open(index: number, hasCharts: boolean, agrees: boolean): void {
    const own = this.#at(index);
    const entry = `file ${(this.#entryCount += 1)}`;
    const before = own && this.#entriesOf(own);
    this.#agrees = agrees;
    void own?.editor.open({entries: [entry], hasCharts}).then(() => {
      if (this.#entriesOf(own).includes(entry)) {
        this.typed.add(entry);
        this.#hasAgreed = true; // Users want the server's file replaced.
        [...before!, ...(this.server.file?.entries ?? [])].forEach((old) =>
          this.replaced.add(old),
        );
      }
    });
  }

  addByOther(hasCharts: boolean): void {
    this.server.addByOther(`other ${(this.#entryCount += 1)}`, hasCharts);
  }

  reload(index: number, agrees: boolean): void {
    this.#agrees = agrees;
    void this.#at(index)?.editor.reload();
  }

  /** Whether the marks tell the truth at this moment. */
  check(): void {
    this.mounted.forEach((own) => this.#checkSaved(own));
    if (this.mounted.some((own) => (own.spreadsheet?.listenerCount ?? 0) > 1)) {
      this.violations.push('a listener remains');
    }
    if (this.#container.childElementCount !== this.mounted.length) {
      this.violations.push('a sheet remains');
    }
  }

  /** Violations of the law, listed after all editors have closed. */
  finalViolations(): string[] {
    const now = new Set(this.server.file?.entries);
    const lost = [...this.typed].filter(
      (entry) =>
        !this.server.stored.has(entry) &&
        !this.rescued.has(entry) &&
        !this.messages.some((text) => text.includes(entry)),
    );
    const revoked = [...this.seenSaved].filter(
      (entry) => !now.has(entry) && !this.replaced.has(entry),
    );
    return [
      ...this.violations,
      ...lost.map((entry) => `lost ${entry}`),
      ...revoked.map((entry) => `saved, but not on the server: ${entry}`),
    ];
  }

  #checkSaved(own: Mounted): void {
    const missing = this.#entriesOf(own).filter(
      (entry) => !this.server.stored.has(entry),
    );
    if (own.status?.state === 'saved' && missing.length > 0) {
      this.violations.push(`"Saved" without ${missing.join()}`);
    }
  }

  #at(index: number): Mounted | undefined {
    return this.mounted[index % Math.max(1, this.mounted.length)];
  }

  #entriesOf({spreadsheet}: Mounted): readonly string[] {
    return spreadsheet?.isAlive ? spreadsheet.documents.active.entries : [];
  }
}
