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
import type {SheetState, CellState} from '../state/types';
import {type Scalar, compareScalars} from '../values/scalar';
import {getLocale} from 'numfmt';
import {type SheetAxis, BOUNDS_BY_AXIS} from '../state/lineChange';

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

/** Returns lists of long and short names of months and weekdays, in English and in the language of the locale. */
function listNames(locale: string): string[][] {
  return [getLocale('en'), getLocale(locale) ?? getLocale('en')].flatMap(
    (names) => (names ? [names.mmmm, names.mmm, names.dddd, names.ddd] : []),
  );
}

/**
 * Returns a function that extrapolates numbers linearly. The step is the difference of the last two numbers,
 * or `single` if there is only one.
 */
function extrapolate(numbers: readonly number[], single: number) {
  const [before, last] = [numbers.at(-2), numbers.at(-1)!];
  const step = before === undefined ? single : last - before;
  return (index: number) => last + step * (index - numbers.length + 1);
}

/**
 * Continues a series of values in both directions.
 *
 * @returns a function from index to value; the first given value has the index 0
 */
function continueSeries(
  line: readonly Scalar[],
  locale: string,
): (index: number) => Scalar {
  if (line.every((value) => typeof value === 'number')) {
    return extrapolate(line, 0);
  }
  for (const names of listNames(locale)) {
    const known = names.map((name) => name.toLowerCase());
    const at = line.map((value) =>
      typeof value === 'string' ? known.indexOf(value.toLowerCase()) : -1,
    );
    if (!at.includes(-1)) {
      const next = extrapolate(at, 1);
      return (index) => names[modulo(next(index), names.length)]!;
    }
  }
  return (index) => line[modulo(index, line.length)] ?? null;
}

/** Continues the rows and columns of `source` in the rest of `target`. */
export function fillArea(
  sheet: SheetState,
  source: AreaBounds,
  target: AreaBounds,
  locale: string,
): void {
  const isDown =
    target.firstRow < source.firstRow || target.lastRow > source.lastRow;
  const {firstRow, lastRow} = target;
  const across = isDown ? {...source, firstRow, lastRow} : source;
  fillLines(sheet, source, across, 'row', locale);
  fillLines(sheet, across, target, 'column', locale);
}

function fillLines(
  sheet: SheetState,
  source: AreaBounds,
  target: AreaBounds,
  along: SheetAxis,
  locale: string,
): void {
  const isRow = along === 'row';
  const [first, last] = BOUNDS_BY_AXIS[along];
  const [crossFirst, crossLast] = BOUNDS_BY_AXIS[isRow ? 'column' : 'row'];
  const [begin, end] = [source[first], source[last]];
  const outside = listIndexes(target[first], target[last]).filter(
    (index) => index < begin || index > end,
  );
  for (const cross of listIndexes(source[crossFirst], source[crossLast])) {
    const keyAt = (index: number): number =>
      isRow ? toCellKey(index, cross) : toCellKey(cross, index);
    const cells = listIndexes(begin, end).map(
      (index): CellState => sheet.cells.get(keyAt(index)) ?? {value: null},
    );
    const next = continueSeries(
      cells.map(({value}) => value),
      locale,
    );
    for (const index of outside) {
      const offset = index - begin;
      const slot = modulo(offset, cells.length);
      const like = cells[slot]!;
      const moved = offset - slot;
      const [rows, columns] = isRow ? [moved, 0] : [0, moved];
      const {formula} = like;
      setCell(sheet, keyAt(index), {
        ...like,
        ...(formula === undefined
          ? {value: next(offset)}
          : {formula: shiftFormula(formula, rows, columns)}),
      });
    }
  }
}

/** Computes a modulo that is never negative. */
function modulo(number: number, by: number): number {
  return ((number % by) + by) % by;
}
