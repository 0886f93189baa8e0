import type {WorkbookState} from '../state/types';
import type {SheetLineChange} from '../state/lineChange';

/** One action that can be undone: the workbook before and after it. */
export interface Step {
  readonly label: string;
  readonly before: WorkbookState;
  readonly after: WorkbookState;
  readonly lineChanges: readonly SheetLineChange[];
}

/** Steps of one document. States share what did not change, so a step costs only what did. */
export class Steps {
  readonly #undo: Step[] = [];
  readonly #redo: Step[] = [];

  /** @param limit - most steps that are kept; 0 keeps none */
  constructor(private readonly limit: number) {}

  /** What undo and redo would do; `null` where there is nothing to do. */
  get labels() {
    return {
      undoLabel: this.#undo.at(-1)?.label ?? null,
      redoLabel: this.#redo.at(-1)?.label ?? null,
    };
  }

  add(step: Step): void {
    this.#redo.length = 0;
    this.#undo.push(step);
    if (this.#undo.length > this.limit) {
      this.#undo.shift();
    }
  }

  /** The step to take back or to repeat, which is one of the other kind from then on. */
  take(kind: 'undo' | 'redo'): Step | undefined {
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
