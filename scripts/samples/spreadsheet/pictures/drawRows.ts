import type {AreaBounds} from '../../../../contracts/spreadsheet/spreadsheet-sdk';
import {drawingOf, ICONS, sparkOf, type Drawn} from './drawings';
import {formatWords, isTall, Undrawable} from './formatWords';
import type {PictureFrame, PictureState, StateCell} from './types';

/** Cell of a picture as pages write it. */
export type WrittenCell = Readonly<Record<string, unknown>>;

/** Words that say what happens around a cell: no run leaves them. */
const MARKS = new Set(['active', 'selected', 'match', 'changed', 'invalid']);

/** Properties that say the same. */
const NOTES = ['note', 'list', 'bubble'] as const;

/**
 * Cells of a picture as a run left them.
 *
 * @param written - what the page has at a row and column of the picture, from 0: its marks and notes stay
 * @throws Undrawable for what a picture cannot show
 */
export function drawRows(
  state: PictureState,
  frame: PictureFrame,
  written: (row: number, column: number) => WrittenCell,
): WrittenCell[][] {
  const covered = new Set<string>();
  const rows = frame.rows.map((_row, line) =>
    Array.from({length: frame.columnCount}, (_none, column) => {
      const cell = state.cells[line]![column]!;
      const over = state.drawings.filter(
        ({anchor}) => cornerIn(anchor, frame) === `${line} ${column}`,
      );
      if (over.length > 1) {
        throw new Undrawable('drawings that begin in the same cell');
      }
      const area = over[0]?.anchor ?? cell.merge;
      const begins =
        area !== undefined && cornerIn(area, frame) === `${line} ${column}`;
      const own = written(line, column);
      const span = begins ? spanIn(area, frame) : overflow(own, cell);
      if (covered.has(`${line} ${column}`)) {
        if (cell.text !== '' && !cell.merge) {
          throw new Undrawable('a drawing over cells with contents');
        }
        return undefined;
      }
      cover(covered, line, column, span);
      return {
        ...drawCell(cell, own, isTall(cell) && column === 0),
        ...(over[0] && drawn(over[0], own)),
        ...(span[0] * span[1] > 1 && {span}),
      };
    }).filter((cell) => cell !== undefined),
  );
  return rows;
}

function drawn(
  drawing: PictureState['drawings'][number],
  own: WrittenCell,
): Drawn {
  const before = (own['chart'] ?? own['shape'] ?? {}) as Drawn;
  const {key, spec} = drawingOf(drawing, before['alt']);
  return {[key]: spec};
}

function drawCell(
  cell: StateCell,
  own: WrittenCell,
  tall: boolean,
): WrittenCell {
  const marks = String(own['f'] ?? '')
    .split(' ')
    .filter((word) => MARKS.has(word));
  const words = [...formatWords(cell), ...(tall ? ['tall'] : []), ...marks];
  const {list, bubble} = own;
  if (list !== undefined && `${list}` !== `${cell.list}`) {
    throw new Undrawable(
      `an open list of ${String(list)}: the rule of the cell lists ${cell.list?.join(',') ?? 'nothing'}`,
    );
  }
  if (bubble !== undefined && !cell.messages.includes(bubble as string)) {
    throw new Undrawable(`the message "${String(bubble)}", which no rule has`);
  }
  const text = marks.includes('invalid') ? own['t'] : cell.text;
  const icon = cell.icon && ICONS[cell.icon.set]?.[cell.icon.level];
  if (cell.icon && !icon) {
    throw new Undrawable(`icons of the set ${cell.icon.set}`);
  }
  return {
    ...(text !== '' && text !== undefined && {t: text}),
    ...(words.length > 0 && {f: words.join(' ')}),
    ...(cell.bar !== undefined && {bar: cell.bar}),
    ...(icon && {icon}),
    ...(cell.spark && {
      spark: sparkOf(cell.spark, (own['spark'] as Drawn | undefined)?.['alt']),
    }),
    ...(cell.button && {button: cell.button}),
    ...Object.fromEntries(
      NOTES.flatMap((key) => (own[key] === undefined ? [] : [[key, own[key]]])),
    ),
  };
}

/** The first line and column of the frame that an area covers. */
function cornerIn(area: AreaBounds, frame: PictureFrame): string | undefined {
  const line = frame.rows.findIndex(
    (row) => row >= area.firstRow && row <= area.lastRow,
  );
  const column = Math.max(0, area.firstColumn - frame.firstColumn);
  const isInside =
    column < frame.columnCount && area.lastColumn >= frame.firstColumn;
  return line >= 0 && isInside ? `${line} ${column}` : undefined;
}

function spanIn(area: AreaBounds, frame: PictureFrame): [number, number] {
  const last = frame.firstColumn + frame.columnCount - 1;
  return [
    frame.rows.filter((row) => row >= area.firstRow && row <= area.lastRow)
      .length,
    Math.min(area.lastColumn, last) -
      Math.max(area.firstColumn, frame.firstColumn) +
      1,
  ];
}

/** Text that runs into empty cells beside it covers them where the page says so. */
function overflow(own: WrittenCell, {text}: StateCell): [number, number] {
  const [rows, columns] = (own['span'] as [number, number] | undefined) ?? [
    1, 1,
  ];
  return rows === 1 && text !== '' && !own['chart'] && !own['shape']
    ? [1, columns]
    : [1, 1];
}

function cover(
  covered: Set<string>,
  line: number,
  column: number,
  [rows, columns]: readonly [number, number],
): void {
  for (let row = line; row < line + rows; row += 1) {
    for (let at = column; at < column + columns; at += 1) {
      if (row !== line || at !== column) {
        covered.add(`${row} ${at}`);
      }
    }
  }
}
