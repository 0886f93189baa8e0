import {getLocale} from 'numfmt';
import {span} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {shiftFormula} from '../formula/rewrite';
import {cellKey, putCell} from '../state/cells';
import type {CellState, SheetState} from '../state/types';
import type {Scalar} from '../values/scalar';
import {type Axis, EDGES} from '../state/lineChange';

/** Names of months and weekdays in English and in a language, long and short, in their order. */
function nameLists(locale: string): string[][] {
  return [getLocale('en'), getLocale(locale) ?? getLocale('en')].flatMap(
    (names) => (names ? [names.mmmm, names.mmm, names.dddd, names.ddd] : []),
  );
}

/** Continues the cells of a line, index by index: 0 is the first cell, and so on beyond its end. */
function continueSeries(
  line: readonly Scalar[],
  locale: string,
): (index: number) => Scalar {
  if (line.every((value) => typeof value === 'number')) {
    const numbers = line as readonly number[];
    const step = numbers.length > 1 ? numbers.at(-1)! - numbers.at(-2)! : 0;
    return (index) =>
      numbers[index] ?? numbers.at(-1)! + step * (index - numbers.length + 1);
  }
  const names = nameLists(locale).find((list) =>
    line.every(
      (value) =>
        typeof value === 'string' &&
        list.some((name) => name.toLowerCase() === value.toLowerCase()),
    ),
  );
  if (names) {
    const at = line.map((value) =>
      names.findIndex(
        (name) => name.toLowerCase() === String(value).toLowerCase(),
      ),
    );
    const step = at.length > 1 ? at.at(-1)! - at.at(-2)! : 1;
    return (index) => {
      const position = at.at(-1)! + step * (index - at.length + 1);
      return names[remainder(position, names.length)]!;
    };
  }
  return (index) => line[remainder(index, line.length)] ?? null;
}

/** Continues an area over a larger one, down or to the right, or up and to the left of it. */
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
  along: Axis,
  locale: string,
): void {
  const isRow = along === 'row';
  const [first, last] = EDGES[along];
  const [crossFirst, crossLast] = EDGES[isRow ? 'column' : 'row'];
  const begin = source[first];
  for (let cross = source[crossFirst]; cross <= source[crossLast]; cross += 1) {
    const keyAt = (index: number): number =>
      isRow ? cellKey(index, cross) : cellKey(cross, index);
    const cells = span(begin, source[last]).map(
      (index): CellState => sheet.cells.get(keyAt(index)) ?? {value: null},
    );
    const next = continueSeries(
      cells.map(({value}) => value),
      locale,
    );
    for (let index = target[first]; index <= target[last]; index += 1) {
      if (index >= begin && index <= source[last]) {
        continue;
      }
      const offset = index - begin;
      const slot = remainder(offset, cells.length);
      const like = cells[slot]!;
      const moved = offset - slot;
      const [rows, columns] = isRow ? [moved, 0] : [0, moved];
      const {formula} = like;
      putCell(sheet, keyAt(index), {
        ...like,
        ...(formula === undefined
          ? {value: next(offset)}
          : {formula: shiftFormula(formula, rows, columns)}),
      });
    }
  }
}

/** Remainder of a division, from 0 also for numbers below it. */
function remainder(number: number, by: number): number {
  return ((number % by) + by) % by;
}
