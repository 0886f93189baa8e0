import {
  createBounds,
  unionBounds,
} from '@document-sdk/spreadsheet-reference/area';
import type {CommandView} from '@document-sdk/spreadsheet-reference/view';
import type {SheetCanvas} from './canvas';
import type {Corners} from './selection';

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

/** Moves by a number of visible rows or columns. Stops at the first and last one. */
function moveAlong(visible: readonly number[], from: number, step: number) {
  const index = visible.filter((line) => line <= from).length - 1 + step;
  return visible[Math.max(0, Math.min(visible.length - 1, index))] ?? from;
}

/**
 * Moves the active cell, or the head of the selection: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 *
 * @param isFar - true if Ctrl or Cmd is pressed
 * @returns corners of the new selection; `undefined` if the key does not move it
 */
export function moveSelection(
  key: string,
  isFar: boolean,
  isExtending: boolean,
  [anchor, head]: Corners,
  {lines, expand}: Pick<SheetCanvas, 'lines' | 'expand'>,
): Corners | undefined {
  const steps = (isFar && FAR_STEPS[key]) || STEPS[key];
  if (!steps) {
    return undefined;
  }
  const {firstRow, firstColumn} = unionBounds(anchor, head);
  const from = isExtending ? head : expand(createBounds(firstRow, firstColumn));
  // Starts at the edge of a merged cell.
  const [rows, columns] = steps;
  const row = rows > 0 ? from.lastRow : from.firstRow;
  const column = columns > 0 ? from.lastColumn : from.firstColumn;
  const next = expand(
    createBounds(
      moveAlong(lines.rows, row, rows),
      moveAlong(lines.columns, column, columns),
    ),
  );
  return isExtending ? [anchor, next] : [next, next];
}

/** Commands whose keys cause events of the clipboard, and one that live samples leave to the browser. */
const OTHER_SHORTCUTS = ['copy', 'cut', 'paste', 'find'];

/** Finds the id of the command that a key runs. */
export function findCommand(
  {key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent,
  commands: readonly CommandView[],
): string | undefined {
  const keys = [
    (ctrlKey || metaKey) && 'ctrl',
    altKey && 'alt',
    shiftKey && 'shift',
    key.toLowerCase(),
  ].filter(Boolean);
  const pressed = keys.sort().join('+');
  // Not registered, but usual on Macs.
  const redo = {id: 'redo', shortcut: 'Ctrl+Shift+Z'};
  return [...commands, redo].find(
    ({id, shortcut}) =>
      !OTHER_SHORTCUTS.includes(id) &&
      shortcut.toLowerCase().split('+').sort().join('+') === pressed,
  )?.id;
}
