import type {SheetState} from '../../../../runtime/state/types';

/** Rows, from 0, that users or a filter have hidden. */
export function readHiddenRows(
  {rows}: SheetState,
  lastRow: number,
): readonly number[] {
  return Array.from({length: lastRow + 1}, (_none, row) => row).filter(
    (row) => rows.get(row)?.hidden || rows.get(row)?.filtered,
  );
}
