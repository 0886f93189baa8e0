import {getLocale} from 'numfmt';
import type {AreaBounds} from '../contract';
import {shiftFormula} from '../formula/rewrite';
import {cellKey, putCell} from '../state/cells';
import type {CellState, SheetState} from '../state/types';
import type {Scalar} from '../values/scalar';

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
      return names[((position % names.length) + names.length) % names.length]!;
    };
  }
  return (index) =>
    line[((index % line.length) + line.length) % line.length] ?? null;
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
  const across = {
    ...source,
    firstRow: target.firstRow,
    lastRow: target.lastRow,
  };
  if (isDown) {
    fillLines(sheet, source, across, 'row', locale);
  }
  fillLines(sheet, isDown ? across : source, target, 'column', locale);
}

function fillLines(
  sheet: SheetState,
  source: AreaBounds,
  target: AreaBounds,
  along: 'row' | 'column',
  locale: string,
): void {
  const [from, to, begin, end, crossFrom, crossTo] =
    along === 'row'
      ? [
          source.firstRow,
          source.lastRow,
          target.firstRow,
          target.lastRow,
          source.firstColumn,
          source.lastColumn,
        ]
      : [
          source.firstColumn,
          source.lastColumn,
          target.firstColumn,
          target.lastColumn,
          source.firstRow,
          source.lastRow,
        ];
  for (let cross = crossFrom; cross <= crossTo; cross += 1) {
    const keyAt = (index: number): number =>
      along === 'row' ? cellKey(index, cross) : cellKey(cross, index);
    const cells: CellState[] = [];
    for (let index = from; index <= to; index += 1) {
      cells.push(sheet.cells.get(keyAt(index)) ?? {value: null});
    }
    const next = continueSeries(
      cells.map(({value}) => value),
      locale,
    );
    for (let index = begin; index <= end; index += 1) {
      if (index >= from && index <= to) {
        continue;
      }
      const offset = index - from;
      const slot = ((offset % cells.length) + cells.length) % cells.length;
      const like = cells[slot]!;
      const moved = offset - slot;
      putCell(
        sheet,
        keyAt(index),
        like.formula === undefined
          ? {...like, value: next(offset)}
          : {
              ...like,
              formula: shiftFormula(
                like.formula,
                along === 'row' ? moved : 0,
                along === 'row' ? 0 : moved,
              ),
            },
      );
    }
  }
}
