import type {VisibleLines} from '../grid/cellLayout';
import type {Cell} from '../protocol';

type Steps = Readonly<Record<string, readonly [rows: number, columns: number]>>;

const STEPS: Steps = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-8, 0],
  PageDown: [8, 0],
};

/** Moves of the active cell while Ctrl or Cmd is pressed. */
const FAR_STEPS: Steps = {
  ArrowUp: [-Infinity, 0],
  ArrowDown: [Infinity, 0],
  ArrowLeft: [0, -Infinity],
  ArrowRight: [0, Infinity],
  Home: [-Infinity, -Infinity],
  End: [Infinity, Infinity],
};

/**
 * Finds the cell to which a key moves: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 *
 * @param isFar - true if Ctrl or Cmd is pressed
 * @returns `undefined` if the key does not move the active cell
 */
export function nextCell(
  key: string,
  isFar: boolean,
  {row, column}: Cell,
  {rows, columns}: VisibleLines,
): Cell | undefined {
  const steps = (isFar && FAR_STEPS[key]) || STEPS[key];
  return (
    steps && {
      row: moveAlong(rows, row, steps[0]),
      column: moveAlong(columns, column, steps[1]),
    }
  );
}

/** Moves by a number of visible rows or columns. Stops at the first and last one. */
function moveAlong(visible: readonly number[], from: number, step: number) {
  const index = visible.filter((line) => line <= from).length - 1 + step;
  return visible[Math.max(0, Math.min(visible.length - 1, index))] ?? from;
}
