import type {WorkbookState} from '../state/types';
import type {SheetLineChange} from './structuralLog';

/** One action that can be undone: the workbook before and after it. */
export interface Step {
  readonly label: string;
  readonly before: WorkbookState;
  readonly after: WorkbookState;
  readonly lineChanges: readonly SheetLineChange[];
}

/** Steps of one document. States share what did not change, so a step costs only what did. */
export class Steps {
  readonly #limit: number;
  #undo: Step[] = [];
  #redo: Step[] = [];

  /** @param limit - most steps that are kept; 0 keeps none */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get undoLabel(): string | null {
    return this.#undo.at(-1)?.label ?? null;
  }

  get redoLabel(): string | null {
    return this.#redo.at(-1)?.label ?? null;
  }

  add(step: Step): void {
    this.#redo = [];
    this.#undo =
      this.#limit > 0 ? [...this.#undo, step].slice(-this.#limit) : [];
  }

  /** The step to take back, which can be redone from then on. */
  takeUndo(): Step | undefined {
    const step = this.#undo.pop();
    if (step) {
      this.#redo.push(step);
    }
    return step;
  }

  /** The step to repeat, which can be undone from then on. */
  takeRedo(): Step | undefined {
    const step = this.#redo.pop();
    if (step) {
      this.#undo.push(step);
    }
    return step;
  }

  clear(): void {
    this.#undo = [];
    this.#redo = [];
  }
}
