// Values of areas that formulas read, without copies for each formula.
import {areScalarsEqual, type Matrix, type Scalar} from '../values/scalar';
import {Column} from './column';

export const keepValue = (value: Scalar): Scalar => value;

/** A list of consecutive values of a column. */
export class ColumnPart {
  constructor(
    readonly column: Column,
    readonly first: number,
    readonly length: number,
  ) {}

  static from(values: Scalar[]): ColumnPart {
    return new ColumnPart(new Column(values), 0, values.length);
  }

  at(index: number): Scalar {
    return this.column.values[this.first + index] ?? null;
  }

  sum(): {sum: number; count: number} {
    return this.column.sum(this.first, this.first + this.length - 1);
  }

  /** Returns the first or last index of a value; -1 if it is missing. */
  findEqual(wanted: Scalar, isLast = false): number {
    const rows = this.findRows(wanted, keepValue, (value) =>
      areScalarsEqual(value, wanted),
    );
    return (rows.at(isLast ? -1 : 0) ?? this.first - 1) - this.first;
  }

  /** Like `findRows` of the column. */
  findRows(
    wanted: Scalar | undefined,
    convert: (value: Scalar) => Scalar,
    equals: (value: Scalar) => boolean,
  ): readonly number[] {
    const {first, length} = this;
    return this.column.findRows(
      first,
      first + length - 1,
      wanted,
      convert,
      equals,
    );
  }

  /** Returns the first or last index whose value passes a test; -1 if no value does. */
  find(test: (value: Scalar) => boolean, isLast = false): number {
    for (let count = 0; count < this.length; count += 1) {
      const index = isLast ? this.length - 1 - count : count;
      if (test(this.at(index))) {
        return index;
      }
    }
    return -1;
  }
}

/** The values of an area or array, up to the last used cell. */
export class AreaView {
  /** @param top - row of the columns at which the area starts */
  constructor(
    private readonly columns: readonly Column[],
    private readonly top: number,
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

  at(row: number, column: number): Scalar {
    return this.columns[column]?.values[this.top + row] ?? null;
  }

  column(index: number): ColumnPart {
    const column = this.columns[index] ?? new Column([]);
    return new ColumnPart(column, this.top, this.height);
  }

  /** Returns a single row or column as a list. */
  line(): ColumnPart {
    return this.width === 1
      ? this.column(0)
      : ColumnPart.from(this.toRows().flat());
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
}
