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

/** With Ctrl or Cmd. */
const FAR_STEPS: Steps = {
  ArrowUp: [-Infinity, 0],
  ArrowDown: [Infinity, 0],
  ArrowLeft: [0, -Infinity],
  ArrowRight: [0, Infinity],
  Home: [-Infinity, -Infinity],
  End: [Infinity, Infinity],
};

/**
 * Finds the cell that a key moves to: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 *
 * @param isFar - whether Ctrl or Cmd is pressed
 * @returns `undefined` for other keys
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

/** Skips hidden rows and columns, and stops at the first and last one. */
function moveAlong(visible: readonly number[], from: number, step: number) {
  const index = visible.filter((line) => line <= from).length - 1 + step;
  return visible[Math.max(0, Math.min(visible.length - 1, index))] ?? from;
}
