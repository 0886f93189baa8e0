import type {EditHistory} from '../contract';
import {ActivePart} from './activePart';
import type {DocumentContext} from './context';

/** Undo and redo of the displayed document. */
export class History extends ActivePart implements EditHistory {
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
