// Functions that combine, cut or enlarge arrays.
import {createCellError, type Matrix, type Scalar} from '../../values/scalar';
import {toNumber} from '../coerce';
import {createGrid, throwCellError, transposeRows} from '../value';
import {findMaximum} from './aggregates';

/** An argument that counts or numbers rows or columns. */
type Count = Scalar | Matrix | undefined;

const MISSING = createCellError('#N/A');

/** Reads a cell of an array; empty ones are 0, and others have the value `padding`. */
const cellOf = (
  rows: Matrix,
  row: number,
  column: number,
  padding: Scalar = MISSING,
): Scalar =>
  row < rows.length && column < rows[0]!.length
    ? (rows[row]![column] ?? 0)
    : padding;

const toCount = (given: Count, otherwise: number): number =>
  Math.trunc(toNumber([given ?? otherwise].flat(2)[0] as Scalar));

function stack(areas: readonly Matrix[]): Matrix {
  const places = areas.flatMap((rows) =>
    rows.map((_cells, row) => [rows, row] as const),
  );
  const width = findMaximum(areas.map(([first]) => first!.length));
  return createGrid(places.length, width, (index, column) => {
    const [rows, row] = places[index]!;
    return cellOf(rows, row, column);
  });
}

/** Returns rows by 1-based numbers; negative ones count from the end. */
function choose(rows: Matrix, numbers: readonly Count[]): Matrix {
  const indexes = numbers.flat(2).map((value) => {
    const number = toCount(value as Scalar, 0);
    return number < 0 ? rows.length + number : number - 1;
  });
  return indexes.some((index) => !(index in rows))
    ? throwCellError('#VALUE!')
    : createGrid(indexes.length, rows[0]!.length, (row, column) =>
        cellOf(rows, indexes[row]!, column),
      );
}

/** Returns the first rows, or with a negative count the last ones. */
function take(rows: Matrix, count: Count): Matrix {
  const number = toCount(count, rows.length);
  return number < 0 ? rows.slice(number) : rows.slice(0, number);
}

/** Applies a function to the rows and to the columns of an array. */
const bothWays =
  (apply: (rows: Matrix, count: Count) => Matrix) =>
  (area: Matrix, rows?: Count, columns?: Count): Matrix => {
    const cut = transposeRows(apply(transposeRows(apply(area, rows)), columns));
    return cut.length === 0
      ? throwCellError('#VALUE!', 'No cells are left.')
      : createGrid(cut.length, cut[0]!.length, (row, column) =>
          cellOf(cut, row, column),
        );
  };

export const RESIZING_FUNCTIONS = {
  VSTACK: (...areas: Matrix[]) => stack(areas),
  HSTACK: (...areas: Matrix[]) =>
    transposeRows(stack(areas.map(transposeRows))),
  CHOOSEROWS: (area: Matrix, ...rows: Count[]) => choose(area, rows),
  CHOOSECOLS: (area: Matrix, ...columns: Count[]) =>
    transposeRows(choose(transposeRows(area), columns)),
  TAKE: bothWays(take),
  DROP: bothWays((rows, count) => {
    const number = toCount(count, 0);
    return take(
      rows,
      Math.sign(number || 1) * Math.min(0, Math.abs(number) - rows.length),
    );
  }),
  EXPAND(area: Matrix, rows: Count, columns: Count, padding?: Scalar): Matrix {
    const height = toCount(rows, area.length);
    const width = toCount(columns, area[0]!.length);
    return height < area.length || width < area[0]!.length
      ? throwCellError('#VALUE!')
      : createGrid(height, width, (row, column) =>
          cellOf(area, row, column, padding ?? MISSING),
        );
  },
};
