import {cellBounds, containsBounds} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {isValid} from '../rules/validation';
import {cellKey, cellsOf, usedBounds} from '../state/cells';
import type {SheetState} from '../state/types';
import {type DocumentContext, readCell} from './context';

/**
 * Cells of a sheet whose values their validation does not allow, from the first row on.
 *
 * @param within - where to look; everywhere when `null`
 * @returns row and column of each, from 0
 */
export function invalidCells(
  context: DocumentContext,
  sheet: SheetState,
  within: AreaBounds | null,
): [row: number, column: number][] {
  const used = usedBounds(sheet);
  const last = {row: used?.lastRow ?? 0, column: used?.lastColumn ?? 0};
  const found = sheet.validations.flatMap((entry) => {
    const looked = {
      ...entry.area,
      lastRow:
        entry.rule.allowBlank === false
          ? entry.area.lastRow
          : Math.min(entry.area.lastRow, last.row),
      lastColumn: Math.min(
        entry.area.lastColumn,
        Math.max(last.column, entry.area.firstColumn),
      ),
    };
    return [...cellsOf(looked)].filter(([row, column]) => {
      const cell = cellBounds(row, column);
      const value = readCell(context.store, sheet.id, cellKey(row, column));
      const place = {sheetId: sheet.id, row, column, origin: entry.origin};
      return (
        (!within || containsBounds(within, cell)) &&
        !isValid(context, entry, value, place)
      );
    });
  });
  return found.sort(
    ([rowA, columnA], [rowB, columnB]) => rowA - rowB || columnA - columnB,
  );
}
