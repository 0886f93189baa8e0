import type * as Sdk from '../contract';
import {selectAreas} from './context';
import {OwnedObject} from './part';
import {createArea, toBounds} from '../area/createArea';
import {createInvalidArgumentError} from '../errors';

/** Wraps an object in a proxy that calls `check` before each access. `check` can throw to prevent the access. */
export function guardAccess<T extends object>(part: T, check: () => void): T {
  return new Proxy(part, {
    get(target, name) {
      check();
      const value: unknown = Reflect.get(target, name);
      // Binds methods to the target, because a proxy has no access to private fields.
      return typeof value === 'function'
        ? (value.bind(target) as unknown)
        : value;
    },
    set(target, name, value) {
      check();
      return Reflect.set(target, name, value);
    },
  });
}

export class SelectionObject extends OwnedObject implements Sdk.SheetSelection {
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
      throw createInvalidArgumentError(
        'The list of areas is empty: select one area at least.',
      );
    }
    const {context} = this;
    selectAreas(context, context.store.view.activeSheetId, bounds);
  }
}

/** Undo and redo for the active document. */
export class HistoryObject extends OwnedObject implements Sdk.EditHistory {
  get canUndo(): boolean {
    return this.context.store.undoHistory.labels.undoLabel !== null;
  }

  get canRedo(): boolean {
    return this.context.store.undoHistory.labels.redoLabel !== null;
  }

  undo(): boolean {
    return this.context.store.replay('undo');
  }

  redo(): boolean {
    return this.context.store.replay('redo');
  }

  transaction<T>(
    label: string,
    change: () => T,
    options?: Sdk.TransactionOptions,
  ): T {
    return this.context.store.transaction(label, change, options);
  }

  clear(): void {
    const {emit, store} = this.context;
    store.undoHistory.clear();
    emit('historyChange', store.undoHistory.labels);
  }
}
