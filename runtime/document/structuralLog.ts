import type {AreaBounds} from '../contract';
import {shiftArea, type LineChange} from '../state/lineChange';

/** A change of rows or columns of one sheet. */
export interface SheetLineChange extends LineChange {
  readonly sheetId: string;
}

/** What happened to the rows and columns of a document, so that ranges follow their cells. */
export class StructuralLog {
  readonly #changes: SheetLineChange[] = [];

  get version(): number {
    return this.#changes.length;
  }

  add(changes: readonly SheetLineChange[]): void {
    this.#changes.push(...changes);
  }

  /** Where the cells of an area are now; `null` when all were removed. */
  follow(
    sheetId: string,
    area: AreaBounds,
    version: number,
  ): AreaBounds | null {
    let now: AreaBounds | null = area;
    for (const change of this.#changes.slice(version)) {
      if (now && change.sheetId === sheetId) {
        now = shiftArea(now, change);
      }
    }
    return now;
  }
}

/** The changes that take others back, in the order in which to do so. */
export function inverse(
  changes: readonly SheetLineChange[],
): SheetLineChange[] {
  return changes.map((change) => ({...change, count: -change.count})).reverse();
}
