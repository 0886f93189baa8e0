import type {AreaBounds} from '../contract';

export type Axis = 'row' | 'column';

/** First and last line of an area along an axis. */
export const EDGES = {
  row: ['firstRow', 'lastRow'],
  column: ['firstColumn', 'lastColumn'],
} as const;

/** Rows or columns that were inserted before an index, or removed from it on. */
export interface LineChange {
  readonly axis: Axis;
  readonly index: number;
  /** Above 0 for inserted lines, below 0 for removed ones. */
  readonly count: number;
}

/** First and last line of a run after a change; `null` when all its lines were removed. */
export function shiftRun(
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

/** An area after a change of its sheet's lines; `null` when all its cells were removed. */
export function shiftArea(
  area: AreaBounds,
  change: LineChange,
): AreaBounds | null {
  const [first, last] = EDGES[change.axis];
  const run = shiftRun(area[first], area[last], change);
  return run && {...area, [first]: run[0], [last]: run[1]};
}

/** A change of rows or columns of one sheet. */
export interface SheetLineChange extends LineChange {
  readonly sheetId: string;
}

/** Where the cells of an area are after changes; `null` when all were removed. */
export function followChanges(
  changes: readonly SheetLineChange[],
  sheetId: string,
  area: AreaBounds,
): AreaBounds | null {
  return changes
    .filter((change) => change.sheetId === sheetId)
    .reduce<AreaBounds | null>(
      (now, change) => now && shiftArea(now, change),
      area,
    );
}

/** The changes that take others back, in the order in which to do so. */
export function inverse(
  changes: readonly SheetLineChange[],
): SheetLineChange[] {
  return changes.map((change) => ({...change, count: -change.count})).reverse();
}
