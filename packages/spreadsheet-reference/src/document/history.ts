import type {WorkbookState} from '../state/types';
import type {SheetLineChange} from '../state/lineChange';

/** A step that can be undone. Both states share their unchanged parts in memory. */
export interface UndoStep {
  readonly label: string;
  readonly before: WorkbookState;
  readonly after: WorkbookState;
  readonly lineChanges: readonly SheetLineChange[];
}

/** The undo and redo stacks of a document. */
export class UndoHistory {
  readonly #undo: UndoStep[] = [];
  readonly #redo: UndoStep[] = [];

  /** @param limit - maximum number of steps; 0 disables undo */
  constructor(private readonly limit: number) {}

  get labels() {
    return {
      undoLabel: this.#undo.at(-1)?.label ?? null,
      redoLabel: this.#redo.at(-1)?.label ?? null,
    };
  }

  add(step: UndoStep): void {
    this.#redo.length = 0;
    this.#undo.push(step);
    if (this.#undo.length > this.limit) {
      this.#undo.shift();
    }
  }

  /** Adds a change to the last step. The change cannot be undone if the history has no step. */
  extend({after, lineChanges}: UndoStep): void {
    const last = this.#undo.pop();
    this.#redo.length = 0;
    if (last) {
      const all = [...last.lineChanges, ...lineChanges];
      this.#undo.push({...last, after, lineChanges: all});
    }
  }

  /** Moves the last step to the other stack. Returns the step, or `undefined` if the stack is empty. */
  take(kind: 'undo' | 'redo'): UndoStep | undefined {
    const [from, to] =
      kind === 'undo' ? [this.#undo, this.#redo] : [this.#redo, this.#undo];
    const step = from.pop();
    if (step) {
      to.push(step);
    }
    return step;
  }

  clear(): void {
    this.#undo.length = 0;
    this.#redo.length = 0;
  }
}
