import type * as Sdk from '../contract';
import type {DocumentContext} from './context';
import {createArea, toBounds} from '../area/createArea';
import {invalidArgument, removed} from '../errors';

/** What belongs to a spreadsheet, and ends with it. */
export abstract class SpreadsheetPart {
  readonly #isAlive: () => boolean;

  constructor(isAlive: () => boolean) {
    this.#isAlive = isAlive;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the spreadsheet is gone */
  protected assertAlive(): void {
    if (!this.#isAlive()) {
      throw removed('spreadsheet');
    }
  }
}

/** What works on the document that a spreadsheet displays. */
export abstract class ActivePart extends SpreadsheetPart {
  // Not a property: what samples log shows those.
  readonly #active: () => DocumentContext;

  /** @param active - finds the displayed document */
  constructor(active: () => DocumentContext) {
    super(() => active().isAlive);
    this.#active = active;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the spreadsheet is gone */
  protected get context(): DocumentContext {
    this.assertAlive();
    return this.#active();
  }
}

/** Gives an object properties that are kept elsewhere; each use of them is checked first. */
export function expose<T extends object>(
  target: object,
  stored: T,
  names: readonly (keyof T)[],
  check: () => void,
  changed?: () => void,
): void {
  for (const name of names) {
    Object.defineProperty(target, name, {
      get: () => {
        check();
        return stored[name];
      },
      ...(changed && {
        set: (value: T[typeof name]) => {
          check();
          stored[name] = value;
          changed();
        },
      }),
    });
  }
}

/** What is selected on the displayed sheet. */
export class Selection extends ActivePart implements Sdk.SheetSelection {
  get areas(): readonly Sdk.Area[] {
    return this.context.store.view.selection.map((area) => createArea(area));
  }

  get range(): Sdk.CellRange {
    const {store, range} = this.context;
    return range(store.view.activeSheetId, store.view.selection.at(-1)!);
  }

  get activeCell(): Sdk.CellRange {
    const {firstRow, firstColumn} = this.range.area;
    return this.range.sheet.cell(firstRow, firstColumn);
  }

  set(areas: readonly Sdk.AreaLike[]): void {
    const bounds = areas.map(toBounds);
    if (bounds.length === 0) {
      throw invalidArgument(
        'The list of areas is empty: select one area at least.',
      );
    }
    const {store, select} = this.context;
    select(store.view.activeSheetId, bounds);
  }
}

/** Undo and redo of the displayed document. */
export class History extends ActivePart implements Sdk.EditHistory {
  readonly #cleared: () => void;

  constructor(active: () => DocumentContext, cleared: () => void) {
    super(active);
    this.#cleared = cleared;
  }

  get canUndo(): boolean {
    return this.context.store.steps.undoLabel !== null;
  }

  get canRedo(): boolean {
    return this.context.store.steps.redoLabel !== null;
  }

  undo(): boolean {
    return this.context.store.replay('undo');
  }

  redo(): boolean {
    return this.context.store.replay('redo');
  }

  transaction<T>(label: string, change: () => T): T {
    return this.context.store.transaction(label, change);
  }

  clear(): void {
    this.context.store.steps.clear();
    this.#cleared();
  }
}
