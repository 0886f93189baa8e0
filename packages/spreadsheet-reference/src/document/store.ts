import {enableMapSet, Immer} from 'immer';
import type * as Sdk from '../contract';
import {WorkbookCalculator} from '../engine/calculator';
import {createId, findSheet} from '../state/identity';
import type {SheetState, WorkbookState} from '../state/types';
import {UndoHistory} from './history';
import {invertLineChanges, type SheetLineChange} from '../state/lineChange';
import {createInvalidArgumentError} from '../errors';
import {createBounds} from '../area/bounds';

enableMapSet();
const immer = new Immer({autoFreeze: false});

/** A committed change, from which events are created. */
export interface CommittedChange {
  readonly before: WorkbookState;
  readonly origin: Sdk.ChangeOrigin;
  /** `true` if rows or columns were inserted or deleted. Cells moved then, but their contents did not change. */
  readonly isStructural: boolean;
}

/** View settings. They are stored in files, but undo does not change them. */
export interface ViewSettings {
  activeSheetId: string;
  selection: Sdk.AreaBounds[];
  readonly gridlinesHidden: Set<string>;
  readonly zoom: Map<string, number>;
}

/** Document properties without `readonly`. */
export type MutableDocumentProperties = {
  -readonly [K in keyof Sdk.DocumentProperties]: Sdk.DocumentProperties[K];
};

/** Creates the properties of a new document. */
export function createDocumentProperties(): MutableDocumentProperties {
  return {
    title: '',
    author: '',
    subject: '',
    keywords: [],
    createdAt: new Date(),
    savedAt: null,
  };
}

export interface EditOptions extends Sdk.TransactionOptions {
  readonly origin?: Sdk.ChangeOrigin;
  /** `false` if the change cannot be undone. Default: `true`. */
  readonly isStep?: boolean;
  /** Insertions and deletions of rows and columns that are part of the change. */
  readonly lineChanges?: readonly SheetLineChange[];
}

/** Holds the state of an open document with its undo history, calculation results and view settings. */
export class DocumentStore {
  readonly id = createId('document');
  readonly workbookId = createId('workbook');
  readonly calculator = new WorkbookCalculator();
  /**
   * All insertions and deletions of rows and columns since the document was opened; ranges use them to update
   * their position.
   */
  readonly lineChanges: SheetLineChange[] = [];
  readonly undoHistory: UndoHistory;
  readonly view: ViewSettings;
  readonly parts = new Map<string, Sdk.JsonValue>();
  /** Contents of the opened file that were dropped because they are not supported. */
  leftOut: readonly Sdk.LeftOut[] = [];
  readonly properties = createDocumentProperties();
  isClosed = false;
  isModified = false;
  #isChanging = false;

  constructor(
    public name: string,
    public state: WorkbookState,
    historyLimit: number,
    private readonly onCommit: (commit: CommittedChange) => void,
  ) {
    this.undoHistory = new UndoHistory(historyLimit);
    this.view = {
      activeSheetId: findFirstVisible(state).id,
      selection: [createBounds(0, 0)],
      gridlinesHidden: new Set(),
      zoom: new Map(),
    };
  }

  /** Finds a sheet by its id; `undefined` if it was removed. */
  sheet(id: string): SheetState | undefined {
    return findSheet(this.state, id);
  }

  /** Edits the workbook in one undo step. `change` receives a mutable draft; if it throws, nothing changes. */
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

  /** Edits one sheet in one undo step. */
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

  /** Combines all edits that a function makes into one undo step; reverts them if it throws. */
  transaction<T>(
    label: string,
    change: () => T,
    {
      origin = 'code',
      isStep = true,
      joinLastStep = false,
    }: Omit<EditOptions, 'lineChanges'> = {},
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
      this.lineChanges.push(
        ...invertLineChanges(this.lineChanges.slice(count)),
      );
      throw error;
    } finally {
      this.#isChanging = false;
    }
    if (this.state !== before) {
      const lineChanges = this.lineChanges.slice(count);
      const step = {label, before, after: this.state, lineChanges};
      if (joinLastStep) {
        this.undoHistory.extend(step);
      } else if (isStep) {
        this.undoHistory.add(step);
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
      throw createInvalidArgumentError(
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
      ...(origin === 'undo' ? invertLineChanges(lineChanges) : lineChanges),
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

/** Keeps the current protection when a step is undone, because only the password may remove it. */
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
