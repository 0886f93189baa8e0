import {getLocale} from 'numfmt';
import {listIndexes} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {shiftFormula} from '../formula/rewrite';
import {toCellKey, setCell} from '../state/cells';
import type {CellState, SheetState} from '../state/types';
import type {Scalar} from '../values/scalar';
import {type SheetAxis, BOUNDS_BY_AXIS} from '../state/lineChange';

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
