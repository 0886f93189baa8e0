import type {AreaBounds} from '../contract';

/** Rows or columns that were inserted before an index, or removed from it on. */
export interface LineChange {
  readonly axis: 'row' | 'column';
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
  if (change.axis === 'row') {
    const run = shiftRun(area.firstRow, area.lastRow, change);
    return run && {...area, firstRow: run[0], lastRow: run[1]};
  }
  const run = shiftRun(area.firstColumn, area.lastColumn, change);
  return run && {...area, firstColumn: run[0], lastColumn: run[1]};
}
