import {intersectBounds, listIndexes} from '../area/bounds';
import {formatAddress} from '../area/address';
import type {AreaBounds, SortKey, SortOptions} from '../contract';
import {
  assertInteger,
  createInvalidArgumentError,
  SpreadsheetError,
} from '../errors';
import {assertOptions} from '../choices';
import {shiftFormula} from '../formula/rewrite';
import {toCellKey, setCell} from '../state/cells';
import type {SheetState} from '../state/types';
import {type Scalar, compareScalars} from '../values/scalar';

type ReadCell = (row: number, column: number) => Scalar;

function compareBy(
  {order = 'ascending', customOrder}: SortKey,
  matchCase: boolean,
): (a: Scalar, b: Scalar) => number {
  const sign = order === 'descending' ? -1 : 1;
  const fold = (text: Scalar) =>
    matchCase || typeof text !== 'string' ? text : text.toLowerCase();
  const listed = customOrder?.map(fold);
  const rank = (value: Scalar): number => {
    const index = listed!.indexOf(fold(value));
    return index < 0 ? listed!.length : index;
  };
  return (a, b) => {
    const isEmptyA = a === null || a === '';
    const isEmptyB = b === null || b === '';
    if (isEmptyA || isEmptyB) {
      return Number(isEmptyA) - Number(isEmptyB);
    }
    if (listed) {
      const [left, right] = [rank(a), rank(b)];
      // Unlisted values come last in ascending and descending order.
      const isListed = Math.max(left, right) < listed.length;
      return (left - right) * (isListed ? sign : 1);
    }
    return compareScalars(a, b, matchCase) * sign;
  };
}

/**
 * Sorts the rows of an area by several keys. Relative references move with their cells.
 *
 * @throws SpreadsheetError `INVALID_ARGUMENT`, or `AREA_OVERLAP` if the area has merged cells
 */
export function sortRows(
  sheet: SheetState,
  area: AreaBounds,
  keys: readonly SortKey[],
  {hasHeader = false, matchCase = false}: SortOptions,
  read: ReadCell,
): void {
  assertOptions(keys);
  const width = area.lastColumn - area.firstColumn + 1;
  keys.forEach(({column}) => assertInteger('column', column, 0, width - 1));
  if (keys.length === 0) {
    throw createInvalidArgumentError('A sort needs at least one key.');
  }
  const merge = sheet.merges.find((one) => intersectBounds(one, area));
  if (merge) {
    throw new SpreadsheetError(
      'AREA_OVERLAP',
      `The range to sort has merged cells, ${formatAddress(merge)}: split them first.`,
      {merge: formatAddress(merge)},
    );
  }
  const first = area.firstRow + (hasHeader ? 1 : 0);
  const rows = listIndexes(first, area.lastRow);
  const sorted = [...rows];
  // Sorts by the last key first: since sorting is stable, the first key has precedence in the end.
  for (const key of [...keys].reverse()) {
    const compare = compareBy(key, matchCase);
    const column = area.firstColumn + key.column;
    sorted.sort((a, b) => compare(read(a, column), read(b, column)));
  }
  const moved = sorted.flatMap((from, index) =>
    listIndexes(area.firstColumn, area.lastColumn).map((column) => {
      const to = rows[index]!;
      const cell = sheet.cells.get(toCellKey(from, column)) ?? {value: null};
      const {formula} = cell;
      const shifted = formula !== undefined && {
        formula: shiftFormula(formula, to - from, 0),
      };
      return [toCellKey(to, column), {...cell, ...shifted}] as const;
    }),
  );
  moved.forEach(([key, cell]) => setCell(sheet, key, cell));
}
