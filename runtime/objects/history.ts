import type {EditHistory} from '../contract';
import type {DocumentContext} from './context';
import {removed} from './engineObject';

/** Undo and redo of the displayed document. */
export class History implements EditHistory {
  readonly #active: () => DocumentContext;
  readonly #cleared: () => void;

  constructor(active: () => DocumentContext, cleared: () => void) {
    this.#active = active;
    this.#cleared = cleared;
  }

  get #store() {
    const {store, isAlive} = this.#active();
    if (!isAlive) {
      throw removed('spreadsheet');
    }
    return store;
  }

  get canUndo(): boolean {
    return this.#store.steps.undoLabel !== null;
  }

  get canRedo(): boolean {
    return this.#store.steps.redoLabel !== null;
  }

  undo(): boolean {
    return this.#store.undo();
  }

  redo(): boolean {
    return this.#store.redo();
  }

  transaction<T>(label: string, change: () => T): T {
    return this.#store.transaction(label, change);
  }

  clear(): void {
    this.#store.steps.clear();
    this.#cleared();
  }
}
