import {
  createBounds,
  countColumns,
  containsBounds,
  isOnSheet,
  offsetBounds,
  countRows,
} from '../area/bounds';
import {createInvalidAddressError} from '../area/address';
import type {AreaBounds, PasteOptions} from '../contract';
import {rewriteReferences, shiftFormula} from '../formula/rewrite';
import {
  toCellKey,
  listCells,
  changeCellFormulas,
  keyToColumn,
  type CellContents,
  hasCellContents,
  isCellKeyInArea,
  pickFormatting,
  setCellContents,
  removeCells,
  keyToRow,
} from '../state/cells';
import type {
  CellState,
  StoredRange,
  SheetState,
  WorkbookState,
} from '../state/types';
import type {Scalar} from '../values/scalar';
import {findSheet} from '../state/identity';

/** Copied cells and the results of their formulas. */
export interface CopiedCells {
  readonly area: AreaBounds;
  readonly cells: ReadonlyMap<
    number,
    {readonly cell: CellState; readonly result: Scalar}
  >;
}

/**
 * Returns the area that pasting `source` at the first cell of `target` fills.
 *
 * @throws SpreadsheetError `INVALID_ADDRESS`
 */
function targetArea(
  source: AreaBounds,
  target: AreaBounds,
  isTransposed = false,
): AreaBounds {
  const size = [countRows(source), countColumns(source)];
  const [rows, columns] = isTransposed ? size.reverse() : size;
  const {firstRow, firstColumn} = target;
  const area = createBounds(firstRow, firstColumn, rows, columns);
  if (!isOnSheet(area)) {
    throw createInvalidAddressError(JSON.stringify(area));
  }
  return area;
}

/** Pastes copied cells, starting at the first cell of an area, and adjusts relative references. */
export function pasteCells(
  sheet: SheetState,
  {area: source, cells}: CopiedCells,
  target: AreaBounds,
  {content = 'all', transpose = false, skipBlanks = false}: PasteOptions,
): void {
  const filled = targetArea(source, target, transpose);
  for (const [row, column] of listCells(filled)) {
    const [down, right] = [row - filled.firstRow, column - filled.firstColumn];
    const [rows, columns] = transpose ? [right, down] : [down, right];
    const from = toCellKey(
      source.firstRow + rows,
      source.firstColumn + columns,
    );
    const entry = cells.get(from);
    if (skipBlanks && !hasCellContents(entry?.cell)) {
      continue;
    }
    const key = toCellKey(row, column);
    const before = sheet.cells.get(key);
    const {value = null, formula} = entry?.cell ?? {};
    const contents: CellContents =
      content === 'formats'
        ? {value: before?.value ?? null, formula: before?.formula}
        : content === 'values'
          ? {value: entry?.result ?? null}
          : {
              value,
              formula:
                formula &&
                shiftFormula(
                  formula,
                  row - keyToRow(from),
                  column - keyToColumn(from),
                ),
            };
    const hasFormatting = content === 'all' || content === 'formats';
    setCellContents(
      sheet,
      key,
      contents,
      pickFormatting(hasFormatting ? entry?.cell : before),
    );
  }
}

/** Moves cells with their formats, and updates all references and names that refer to them. */
export function moveCells(
  workbook: WorkbookState,
  source: StoredRange,
  target: StoredRange,
): void {
  const from = findSheet(workbook, source.sheetId)!;
  const to = findSheet(workbook, target.sheetId)!;
  const filled = targetArea(source.area, target.area);
  const rows = filled.firstRow - source.area.firstRow;
  const columns = filled.firstColumn - source.area.firstColumn;
  const moved = removeCells(from, source.area);
  removeCells(to, filled);
  for (const [key, cell] of moved) {
    to.cells.set(
      toCellKey(keyToRow(key) + rows, keyToColumn(key) + columns),
      cell,
    );
  }
  changeCellFormulas(workbook, (formula, sheet, key) => {
    const isMoved = sheet.id === to.id && isCellKeyInArea(filled, key);
    const home = isMoved ? from : sheet;
    return rewriteReferences(formula, ({sheetName, range}) => {
      const named = (sheetName ?? home.name).toLowerCase();
      if (named !== from.name.toLowerCase()) {
        return undefined;
      }
      // References to whole rows or columns are not updated: -1 prevents a match.
      const {top, bottom, left, right} = range;
      const bounds = {
        firstRow: top ?? -1,
        lastRow: bottom ?? -1,
        firstColumn: left ?? -1,
        lastColumn: right ?? -1,
      };
      if (!containsBounds(source.area, bounds)) {
        // Adds the name of the previous sheet to references that had none, because the formula is now on
        // another sheet.
        return isMoved && sheetName === undefined && from !== to
          ? {sheetName: from.name, range}
          : undefined;
      }
      const isPlain = sheetName === undefined && sheet.id === to.id;
      return {
        sheetName: isPlain ? undefined : to.name,
        range: {
          ...range,
          top: bounds.firstRow + rows,
          bottom: bounds.lastRow + rows,
          left: bounds.firstColumn + columns,
          right: bounds.lastColumn + columns,
        },
      };
    });
  });
  for (const entry of workbook.names) {
    const {place} = entry;
    if (place?.sheetId === from.id && containsBounds(source.area, place.area)) {
      const area = offsetBounds(place.area, rows, columns);
      entry.place = {sheetId: to.id, area};
    }
  }
}
