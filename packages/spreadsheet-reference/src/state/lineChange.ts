import type {AreaBounds} from '../contract';

export type SheetAxis = 'row' | 'column';

/** Names of the properties of `AreaBounds` that contain the first and last row or column. */
export const BOUNDS_BY_AXIS = {
  row: ['firstRow', 'lastRow'],
  column: ['firstColumn', 'lastColumn'],
} as const;

/** The insertion or deletion of rows or columns at an index. */
export interface LineChange {
  readonly axis: SheetAxis;
  readonly index: number;
  /** Number of rows or columns: positive for insertions, negative for deletions. */
  readonly count: number;
}

/**
 * Updates an interval of rows or columns after an insertion or deletion; returns `null` if the whole interval
 * was deleted.
 */
export function shiftInterval(
  first: number,
  last: number,
  {index, count}: LineChange,
): [first: number, last: number] | null {
  if (count > 0) {
    return [
      first >= index ? first + count : first,
      last >= index ? last + count : last,
    ];
  }
  const end = index - count;
  const start = first < index ? first : first < end ? index : first + count;
  const stop = last < index ? last : last < end ? index - 1 : last + count;
  return start <= stop ? [start, stop] : null;
}

/** Updates an area after an insertion or deletion; returns `null` if the whole area was deleted. */
export function shiftArea(
  area: AreaBounds,
  change: LineChange,
): AreaBounds | null {
  const [first, last] = BOUNDS_BY_AXIS[change.axis];
  const run = shiftInterval(area[first], area[last], change);
  return run && {...area, [first]: run[0], [last]: run[1]};
}

export interface SheetLineChange extends LineChange {
  readonly sheetId: string;
}

/** Returns insertions and deletions that revert the given ones. */
export function invertLineChanges(
  changes: readonly SheetLineChange[],
): SheetLineChange[] {
  return changes.map((change) => ({...change, count: -change.count})).reverse();
}
