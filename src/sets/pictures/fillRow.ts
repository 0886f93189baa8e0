/** As much of a cell as says where the next one stands. */
interface Spanning {
  /** Rows and columns that the cell covers. */
  readonly span?: readonly [rows: number, columns: number];
}

/**
 * Lays the cells of a row into the columns of a picture.
 *
 * @param covered - how many more rows a cell from above reaches into, for each column; the same of the next row after it
 * @param row - number of the row, for messages
 * @throws Error when the cells are more or fewer than the columns that are free
 */
export function fillRow(
  cells: readonly Spanning[],
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
