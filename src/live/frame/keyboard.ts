import type {GridPart} from '../grid/mergedCells';
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

/** Where Ctrl or Cmd makes it another way. */
const FAR_STEPS: Steps = {
  ArrowUp: [-Infinity, 0],
  ArrowDown: [Infinity, 0],
  ArrowLeft: [0, -Infinity],
  ArrowRight: [0, Infinity],
  Home: [-Infinity, -Infinity],
  End: [Infinity, Infinity],
};

/**
 * Where a key leads from a cell: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 *
 * @param isFar - whether Ctrl or Cmd is held
 * @returns `undefined` for keys that lead nowhere
 */
export function moveBy(
  key: string,
  isFar: boolean,
  {row, column}: Cell,
  {rows, columns}: GridPart,
): Cell | undefined {
  const steps = (isFar && FAR_STEPS[key]) || STEPS[key];
  return (
    steps && {
      row: lineFrom(rows, row, steps[0]),
      column: lineFrom(columns, column, steps[1]),
    }
  );
}

/** The line some displayed lines on, or the last on the way. */
function lineFrom(shown: readonly number[], from: number, step: number) {
  const at = shown.filter((line) => line <= from).length - 1 + step;
  return shown[Math.max(0, Math.min(shown.length - 1, at))] ?? from;
}
