import type {Cell, CellSpec, SheetPictureProps} from './types';

const WIDTHS = ['xs', 's', 'm', 'l', 'xl'] as const;

/** Width of a column, by name. */
type ColumnWidth = (typeof WIDTHS)[number];

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
  const widths = columns.split(' ').filter(Boolean).map(toWidth);
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
    checkRow(cells, covered, number);
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

function toWidth(text: string): ColumnWidth {
  const width = WIDTHS.find((name) => name === text);
  if (!width) {
    throw new Error(
      `Sheet picture: found the column width "${text}"; expected one of ${WIDTHS.join(', ')}.`,
    );
  }
  return width;
}

function toSpec(cell: Cell): CellSpec {
  return typeof cell === 'object' ? (cell ?? {}) : {t: cell};
}

// `covered` counts, for each column, how many more rows a cell from above reaches into.
function checkRow(
  cells: readonly CellSpec[],
  covered: number[],
  row: number,
): void {
  const free = covered.map((rows) => rows === 0);
  covered.forEach((rows, index) => (covered[index] = Math.max(0, rows - 1)));
  let column = 0;
  for (const {span: [rowSpan, columnSpan] = [1, 1]} of cells) {
    while (column < free.length && !free[column]) {
      column += 1;
    }
    for (let end = column + columnSpan; column < end; column += 1) {
      covered[column] = rowSpan - 1;
      if (column >= free.length) {
        throw new Error(
          `Sheet picture: row ${row} has more cells than the ${free.length} columns.`,
        );
      }
    }
  }
  while (column < free.length && !free[column]) {
    column += 1;
  }
  if (column < free.length) {
    throw new Error(
      `Sheet picture: row ${row} ends at column ${column} of ${free.length}; fill it with null.`,
    );
  }
}

/** Number of a column from 0: `A` is 0, `AA` is 26. */
export function letterToNumber(letter: string): number {
  return (
    [...letter].reduce((sum, char) => sum * 26 + char.charCodeAt(0) - 64, 0) - 1
  );
}

/** Letter of a column from 0: 0 is `A`, 26 is `AA`. */
export function numberToLetter(number: number): string {
  const rest = Math.floor(number / 26) - 1;
  const last = String.fromCharCode(65 + (number % 26));
  return rest < 0 ? last : numberToLetter(rest) + last;
}
