import {enableMapSet, Immer} from 'immer';
import type * as Sdk from '../contract';
import {Calculator} from '../engine/calculator';
import {nextId, findSheet} from '../state/identity';
import type {SheetState, WorkbookState} from '../state/types';
import {UndoHistory} from './history';
import {invertChanges, type SheetLineChange} from '../state/lineChange';
import {invalidArgument} from '../errors';
import {cellBounds} from '../area/bounds';

enableMapSet();
const immer = new Immer({autoFreeze: false});

/** Committed change, for events. */
export interface Commit {
  readonly before: WorkbookState;
  readonly origin: Sdk.ChangeOrigin;
  /** Rows or columns were inserted or deleted: cells moved, but contents did not change. */
  readonly isStructural: boolean;
}

/** View settings: stored in files, but not affected by undo. */
export interface View {
  activeSheetId: string;
  selection: Sdk.AreaBounds[];
  readonly gridlinesHidden: Set<string>;
  readonly zoom: Map<string, number>;
}

/** Writable document properties. */
export type Properties = {
  -readonly [K in keyof Sdk.DocumentProperties]: Sdk.DocumentProperties[K];
};

export interface EditOptions {
  readonly origin?: Sdk.ChangeOrigin;
  /** `false` excludes the change from undo. Default: `true`. */
  readonly isStep?: boolean;
  /** Rows and columns that the change inserts or deletes. */
  readonly lineChanges?: readonly SheetLineChange[];
}

/** State of an open document, with its undo history, calculation results and view settings. */
export class DocumentStore {
  readonly id = nextId('document');
  readonly workbookId = nextId('workbook');
  readonly calculator = new Calculator();
  /** All insertions and deletions of rows and columns so far, which ranges follow. */
  readonly lineChanges: SheetLineChange[] = [];
  readonly undoHistory: UndoHistory;
  readonly view: View;
  readonly parts = new Map<string, Sdk.JsonValue>();
  /** Features of the opened file that the document does not support. */
  leftOut: readonly Sdk.LeftOut[] = [];
  readonly properties: Properties = {
    title: '',
    author: '',
    subject: '',
    keywords: [],
    createdAt: new Date(),
    savedAt: null,
  };
  isClosed = false;
  isModified = false;
  #isChanging = false;

  constructor(
    public name: string,
    public state: WorkbookState,
    historyLimit: number,
    private readonly onCommit: (commit: Commit) => void,
  ) {
    this.undoHistory = new UndoHistory(historyLimit);
    this.view = {
      activeSheetId: findFirstVisible(state).id,
      selection: [cellBounds(0, 0)],
      gridlinesHidden: new Set(),
      zoom: new Map(),
    };
  }

  /** Finds a sheet by its id; `undefined` if it was removed. */
  sheet(id: string): SheetState | undefined {
    return findSheet(this.state, id);
  }

  /** Changes a draft of the workbook as one undo step. If `change` throws, nothing changes. */
  edit(
    label: string,
    change: (draft: WorkbookState) => void,
    {lineChanges = [], ...options}: EditOptions = {},
  ): void {
    const make = (): void => {
      this.state = immer.produce(this.state, (draft) => {
        change(draft as WorkbookState);
      });
      this.lineChanges.push(...lineChanges);
    };
    this.transaction(label, make, options);
  }

  /** Changes one sheet as one undo step. */
  editSheet(
    sheetId: string,
    label: string,
    change: (sheet: SheetState, workbook: WorkbookState) => void,
    options?: EditOptions,
  ): void {
    this.edit(
      label,
      (workbook) => change(findSheet(workbook, sheetId)!, workbook),
      options,
    );
  }

  /** Combines all changes made by a function into one undo step; reverts them if it throws. */
  transaction<T>(
    label: string,
    change: () => T,
    {origin = 'code', isStep = true}: Omit<EditOptions, 'lineChanges'> = {},
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
      this.lineChanges.push(...invertChanges(this.lineChanges.slice(count)));
      throw error;
    } finally {
      this.#isChanging = false;
    }
    if (this.state !== before) {
      const lineChanges = this.lineChanges.slice(count);
      if (isStep) {
        this.undoHistory.add({label, before, after: this.state, lineChanges});
      }
      this.#announce(before, origin, lineChanges);
    }
    return result;
  }

  /**
   * Undoes or redoes one step.
   *
   * @returns `false` if there is none
   * @throws SpreadsheetError `INVALID_ARGUMENT` inside a transaction
   */
  replay(origin: 'undo' | 'redo'): boolean {
    if (this.#isChanging) {
      throw invalidArgument(
        `A transaction is open: call ${origin}() after it.`,
      );
    }
    const step = this.undoHistory.take(origin);
    if (!step) {
      return false;
    }
    const before = this.state;
    const next = origin === 'undo' ? step.before : step.after;
    this.state = keepProtection(next, before);
    const {lineChanges} = step;
    this.lineChanges.push(
      ...(origin === 'undo' ? invertChanges(lineChanges) : lineChanges),
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
      this.view.activeSheetId = findFirstVisible(this.state).id;
    }
    this.onCommit({
      before,
      origin,
      isStructural: lineChanges.length > 0,
    });
  }
}

function findFirstVisible({sheets}: WorkbookState): SheetState {
  return sheets.find(({visibility}) => visibility === 'visible') ?? sheets[0]!;
}

/** Keeps the current protection during undo: removing it requires the password. */
function keepProtection(
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
