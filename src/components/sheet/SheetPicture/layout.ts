import {
  parseWidths,
  type ColumnWidth,
} from '../../../sets/pictures/columnWidths';
import {fillRow} from '../../../sets/pictures/fillRow';
import type {Cell, CellSpec, SheetPictureProps} from './types';

/** One row, ready to draw. */
interface RowLayout {
  readonly number: number;
  /** A hidden row lies between this one and the one before. */
  readonly afterGap: boolean;
  readonly cells: readonly CellSpec[];
}

/** A picture, ready to draw. */
export interface Layout {
  readonly columns: readonly {letter: string; width: ColumnWidth}[];
  readonly rows: readonly RowLayout[];
}

/**
 * Works out letters, numbers and cells of a picture.
 *
 * @throws Error when a width is unknown, or a row does not fill its columns
 */
export function layOut({
  columns,
  firstColumn = 'A',
  rowNumbers = 1,
  rows,
}: SheetPictureProps): Layout {
  const widths = parseWidths(columns);
  const first = letterToNumber(firstColumn);
  const covered = widths.map(() => 0);
  const numbered = rows.map((row, index): RowLayout => {
    const number =
      typeof rowNumbers === 'number'
        ? rowNumbers + index
        : (rowNumbers[index] ?? index + 1);
    const before =
      typeof rowNumbers === 'number' || index === 0
        ? number - 1
        : (rowNumbers[index - 1] ?? number - 1);
    const cells = row.map(toSpec);
    fillRow(cells, covered, number);
    return {number, afterGap: number - before > 1, cells};
  });
  return {
    columns: widths.map((width, index) => ({
      letter: numberToLetter(first + index),
      width,
    })),
    rows: numbered,
  };
}

function toSpec(cell: Cell): CellSpec {
  return typeof cell === 'object' ? (cell ?? {}) : {t: cell};
}

/** Number of a column from 0: `A` is 0, `AA` is 26. */
function letterToNumber(letter: string): number {
  return (
    [...letter].reduce((sum, char) => sum * 26 + char.charCodeAt(0) - 64, 0) - 1
  );
}

/** Letter of a column from 0: 0 is `A`, 26 is `AA`. */
function numberToLetter(number: number): string {
  const rest = Math.floor(number / 26) - 1;
  const last = String.fromCharCode(65 + (number % 26));
  return rest < 0 ? last : numberToLetter(rest) + last;
}
