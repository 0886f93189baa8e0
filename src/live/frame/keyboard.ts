import {
  createBounds,
  unionBounds,
} from '@document-sdk/spreadsheet-reference/area';
import {
  findKeyBinding,
  formatPressedKey,
  KEY_BINDINGS,
  normalizeShortcut,
  type Move,
} from '@document-sdk/spreadsheet-reference/keys';
import type {CommandView} from '@document-sdk/spreadsheet-reference/view';
import type {SheetCanvas} from './canvas';
import type {Corners} from './selection';

/** Moves by a number of visible rows or columns. Stops at the first and last one. */
function moveAlong(visible: readonly number[], from: number, step: number) {
  const index = visible.filter((line) => line <= from).length - 1 + step;
  return visible[Math.max(0, Math.min(visible.length - 1, index))] ?? from;
}

/**
 * Moves the active cell, or the head of the selection: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 *
 * @returns corners of the new selection
 */
export function moveSelection(
  [rows, columns]: Move,
  isExtending: boolean,
  [anchor, head]: Corners,
  {lines, expand}: Pick<SheetCanvas, 'lines' | 'expand'>,
): Corners {
  const {firstRow, firstColumn} = unionBounds(anchor, head);
  const from = isExtending ? head : expand(createBounds(firstRow, firstColumn));
  // Starts at the edge of a merged cell.
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
const OTHER_COMMANDS = ['copy', 'cut', 'paste', 'find'];

/** Finds the id of the command that a key runs. */
export function findCommand(
  event: KeyboardEvent,
  commands: readonly CommandView[],
): string | undefined {
  const pressed = formatPressedKey(event);
  const {id} =
    commands.find((one) => normalizeShortcut(one.shortcut) === pressed) ??
    findKeyBinding(event, KEY_BINDINGS.commands) ??
    {};
  return id !== undefined && OTHER_COMMANDS.includes(id) ? undefined : id;
}
