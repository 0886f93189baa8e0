import {
  countRows,
  intersectBounds,
  listIndexes,
  mapCells,
} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {AreaView} from '../formula/areaView';
import {Column} from '../formula/column';
import {findUsedBounds, toCellKey} from '../state/cells';
import type {SheetState} from '../state/types';
import type {Scalar} from '../values/scalar';

/** Areas with fewer rows are read cell by cell. For larger ones, whole columns are kept for other formulas. */
const LEAST_ROWS = 32;

/** Provides the values of cells for an evaluation. */
export interface CellValues {
  read(sheet: SheetState, key: number): Scalar;
  /** Counts reads of cells in circular references, whose values later iterations can still change. */
  readonly cycleReads: number;
}

/** The columns that the formulas of a calculation have read. */
export class CalculatedColumns {
  readonly #columns = new Map<SheetState, Column[]>();
  readonly #used = new Map<SheetState, AreaBounds | null>();

  constructor(private readonly values: CellValues) {}

  /** Returns the values of an area, cropped to the used cells; a single empty value if no cell is used. */
  view(sheet: SheetState, area: AreaBounds): AreaView {
    const used = this.#used.get(sheet) ?? findUsedBounds(sheet);
    this.#used.set(sheet, used);
    const read = used && intersectBounds(area, used);
    if (!read) {
      return AreaView.fromRows([[null]]);
    }
    const {firstRow, lastRow, firstColumn, lastColumn} = read;
    if (countRows(read) < LEAST_ROWS) {
      return AreaView.fromRows(
        mapCells(read, (row, column) =>
          this.values.read(sheet, toCellKey(row, column)),
        ),
      );
    }
    const columns = listIndexes(firstColumn, lastColumn).map((column) =>
      this.#column(sheet, column),
    );
    const findPending = (row: number) =>
      columns.reduce(
        (next, column) => Math.min(next, column.findPending(row)),
        Infinity,
      );
    const unstable: [index: number, row: number, value: Scalar][] = [];
    let row = findPending(firstRow);
    for (; row <= lastRow; row = findPending(row + 1)) {
      columns.forEach((column, index) => {
        if (column.findPending(row) > row) {
          return;
        }
        const {cycleReads} = this.values;
        const key = toCellKey(row, firstColumn + index);
        const value = this.values.read(sheet, key);
        if (this.values.cycleReads === cycleReads) {
          column.resolve(row, value);
        } else {
          unstable.push([index, row, value]);
        }
      });
    }
    // Later reads can give other values for cells of circular references.
    unstable.forEach(([index, at, value], count) => {
      if (count === 0) {
        columns.forEach(({values}, copied) => {
          columns[copied] = new Column(values.slice(0, lastRow + 1));
        });
      }
      columns[index]!.values[at] = value;
    });
    return new AreaView(columns, firstRow, countRows(read));
  }

  #column(sheet: SheetState, column: number): Column {
    const columns = this.#columns.get(sheet) ?? [];
    this.#columns.set(sheet, columns);
    const known = columns[column];
    if (known) {
      return known;
    }
    const cells = listIndexes(0, this.#used.get(sheet)!.lastRow).map((row) =>
      sheet.cells.get(toCellKey(row, column)),
    );
    const added = new Column(
      cells.map((cell) => cell?.value ?? null),
      [...cells.keys()].filter((row) => cells[row]?.formula !== undefined),
    );
    columns[column] = added;
    return added;
  }
}
