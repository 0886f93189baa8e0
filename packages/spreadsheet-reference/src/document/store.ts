import {enableMapSet, Immer} from 'immer';
import type * as Sdk from '../contract';
import {Calculator} from '../engine/calculator';
import {nextId} from '../state/ids';
import type {SheetState, WorkbookState} from '../state/types';
import {Steps} from './history';
import {inverse, type SheetLineChange} from '../state/lineChange';
import {invalidArgument} from '../errors';
import {cellBounds} from '../area/bounds';
import {sheetIn} from '../state/find';

enableMapSet();
const immer = new Immer({autoFreeze: false});

/** What happened, for events. */
export interface Commit {
  readonly before: WorkbookState;
  readonly origin: Sdk.ChangeOrigin;
  /** Whether rows or columns came or went: their cells moved, their contents did not change. */
  readonly isStructural: boolean;
}

/** How a document is shown. Not part of undo, except that it is stored in files. */
export interface View {
  activeSheetId: string;
  selection: Sdk.AreaBounds[];
  readonly gridlinesHidden: Set<string>;
  readonly zoom: Map<string, number>;
}

/** Properties of a document, stored in its file. */
export type Properties = {
  -readonly [K in keyof Sdk.DocumentProperties]: Sdk.DocumentProperties[K];
};

export interface ActOptions {
  readonly origin?: Sdk.ChangeOrigin;
  /** Whether it can be undone. */
  readonly isStep?: boolean;
  /** Rows and columns that come or go with it. */
  readonly lineChanges?: readonly SheetLineChange[];
}

/** One open document: its state, steps, results and view. */
export class DocumentStore {
  readonly id = nextId('document');
  readonly workbookId = nextId('workbook');
  readonly calculator = new Calculator();
  /** What happened to rows and columns, so that ranges follow their cells. */
  readonly lineChanges: SheetLineChange[] = [];
  readonly steps: Steps;
  readonly view: View;
  readonly parts = new Map<string, Sdk.JsonValue>();
  /** What the file has and the document has not. */
  leftOut: readonly Sdk.LeftOut[] = [];
  readonly properties: Properties = {
    title: '',
    author: '',
    subject: '',
    keywords: [],
    createdAt: new Date(),
    savedAt: null,
  };
  name: string;
  state: WorkbookState;
  isClosed = false;
  isModified = false;
  readonly #committed: (commit: Commit) => void;
  #isChanging = false;

  constructor(
    name: string,
    state: WorkbookState,
    historyLimit: number,
    committed: (commit: Commit) => void,
  ) {
    this.name = name;
    this.state = state;
    this.steps = new Steps(historyLimit);
    this.#committed = committed;
    this.view = {
      activeSheetId: firstShown(state).id,
      selection: [cellBounds(0, 0)],
      gridlinesHidden: new Set(),
      zoom: new Map(),
    };
  }

  /** A sheet by its id; `undefined` once it was removed. */
  sheet(id: string): SheetState | undefined {
    return sheetIn(this.state, id);
  }

  /** Makes a change to the draft of the workbook as one step. A change that throws changes nothing. */
  act(
    label: string,
    change: (draft: WorkbookState) => void,
    {lineChanges = [], ...options}: ActOptions = {},
  ): void {
    const make = (): void => {
      this.state = immer.produce(this.state, (draft) => {
        change(draft as WorkbookState);
      });
      this.lineChanges.push(...lineChanges);
    };
    this.transaction(label, make, options);
  }

  /** Makes a change of one sheet as one step. */
  actOn(
    sheetId: string,
    label: string,
    change: (sheet: SheetState, workbook: WorkbookState) => void,
    options?: ActOptions,
  ): void {
    this.act(
      label,
      (workbook) => change(sheetIn(workbook, sheetId)!, workbook),
      options,
    );
  }

  /** Turns all changes made by a function into one step; reverts them when it throws. */
  transaction<T>(
    label: string,
    change: () => T,
    {origin = 'code', isStep = true}: Omit<ActOptions, 'lineChanges'> = {},
  ): T {
    if (this.#isChanging) {
      return change();
    }
    const before = this.state;
    const count = this.lineChanges.length;
    let result: T;
    this.#isChanging = true;
    try {
      result = change();
    } catch (error) {
      this.state = before;
      this.lineChanges.push(...inverse(this.lineChanges.slice(count)));
      throw error;
    } finally {
      this.#isChanging = false;
    }
    if (this.state !== before) {
      const lineChanges = this.lineChanges.slice(count);
      if (isStep) {
        this.steps.add({label, before, after: this.state, lineChanges});
      }
      this.#announce(before, origin, lineChanges);
    }
    return result;
  }

  /** Takes the last step back, or repeats it; `false` when there is none. */
  replay(origin: 'undo' | 'redo'): boolean {
    if (this.#isChanging) {
      throw invalidArgument(
        `A transaction is open: call ${origin}() after it.`,
      );
    }
    const step = this.steps.take(origin);
    if (!step) {
      return false;
    }
    const before = this.state;
    const next = origin === 'undo' ? step.before : step.after;
    this.state = withProtection(next, before);
    const {lineChanges} = step;
    this.lineChanges.push(
      ...(origin === 'undo' ? inverse(lineChanges) : lineChanges),
    );
    this.#announce(before, origin, lineChanges);
    return true;
  }

  #announce(
    before: WorkbookState,
    origin: Sdk.ChangeOrigin,
    lineChanges: readonly SheetLineChange[],
  ): void {
    this.isModified = true;
    if (!this.sheet(this.view.activeSheetId)) {
      this.view.activeSheetId = firstShown(this.state).id;
    }
    this.#committed({
      before,
      origin,
      isStructural: lineChanges.length > 0,
    });
  }
}

function firstShown({sheets}: WorkbookState): SheetState {
  return sheets.find(({visibility}) => visibility === 'visible') ?? sheets[0]!;
}

/** A state with the protection of another: it can only be taken away by who knows the password. */
function withProtection(
  state: WorkbookState,
  {sheets, protection}: WorkbookState,
): WorkbookState {
  return {
    ...state,
    protection,
    sheets: state.sheets.map((sheet) => {
      const now = sheets.find(({id}) => id === sheet.id);
      return now && now.protection !== sheet.protection
        ? {...sheet, protection: now.protection}
        : sheet;
    }),
  };
}
