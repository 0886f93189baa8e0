// Values of areas that formulas read, without copies for each formula.
import {areScalarsEqual, type Matrix, type Scalar} from '../values/scalar';
import {Column, type ValueTest} from './column';

/**
 * The values of an area or array, up to the last used cell. Searches and sums use its first column: {@link line}
 * converts single rows.
 */
export class AreaView {
  /** @param top - row of the columns at which the area starts */
  constructor(
    private readonly columns: readonly Column[],
    readonly top: number,
    readonly height: number,
  ) {}

  static fromRows(rows: Matrix): AreaView {
    const columns = (rows[0] ?? []).map(
      (_one, column) => new Column(rows.map((row) => row[column] ?? null)),
    );
    return new AreaView(columns, 0, rows.length);
  }

  get width(): number {
    return this.columns.length;
  }

  at(row: number, column = 0): Scalar {
    return this.columns[column]?.values[this.top + row] ?? null;
  }

  column(index: number): AreaView {
    const column = this.columns[index] ?? new Column([]);
    return new AreaView([column], this.top, this.height);
  }

  /** Returns a single row or column as a column. */
  line(): AreaView {
    if (this.width === 1) {
      return this;
    }
    const values = this.toRows().flat();
    return new AreaView([new Column(values)], 0, values.length);
  }

  transpose(): AreaView {
    const columns = this.toRows().map((row) => new Column(row));
    return new AreaView(columns, 0, this.width);
  }

  toRows(): Scalar[][] {
    return Array.from({length: this.height}, (_row, row) =>
      this.columns.map(({values}) => values[this.top + row] ?? null),
    );
  }

  sum(): {sum: number; count: number} {
    return this.columns[0]!.sum(this.top, this.top + this.height - 1);
  }

  /** Returns the first or last index of a value; -1 if it is missing. */
  findEqual(wanted: Scalar, isLast = false): number {
    const test = (value: Scalar) => areScalarsEqual(value, wanted);
    const rows = this.findRows({wanted, test});
    return (rows.at(isLast ? -1 : 0) ?? this.top - 1) - this.top;
  }

  /** Like `findRows` of the column, whose rows it returns. */
  findRows(test: ValueTest): readonly number[] {
    const last = this.top + this.height - 1;
    return this.columns[0]!.findRows(this.top, last, test);
  }

  /** Returns the first or last index whose value passes a test; -1 if no value does. */
  find(test: (value: Scalar) => boolean, isLast = false): number {
    for (let count = 0; count < this.height; count += 1) {
      const index = isLast ? this.height - 1 - count : count;
      if (test(this.at(index))) {
        return index;
      }
    }
    return -1;
  }
}
