import {DocumentStore} from '../src/document/store';
import {EngineCore} from '../src/engine/engine';
import {cellKey} from '../src/state/cells';
import {emptyWorkbook} from '../src/state/create';
import type {Scalar} from '../src/values/scalar';

/** A value in a formula, or rows of cells that it refers to. */
export type Argument = Scalar | readonly (Scalar | readonly Scalar[])[];

const engine = new EngineCore();

/** Text of a single value as a formula writes it. */
function literal(value: Scalar): string {
  if (typeof value === 'string') {
    return /^#(?:N\/A|[A-Z0-9/]+[!?])$/.test(value)
      ? value
      : `"${value.replaceAll('"', '""')}"`;
  }
  return typeof value === 'boolean'
    ? String(value).toUpperCase()
    : String(value);
}

/** Result of a function for arguments; lists stand in cells, one below the other. */
export function callFunction(name: string, args: readonly Argument[]): Scalar {
  const store = emptyStore();
  const {cells} = store.state.sheets[0]!;
  const texts = args.map((argument, index) => {
    if (!Array.isArray(argument)) {
      return literal(argument as Scalar);
    }
    const rows = argument.map((row) =>
      Array.isArray(row) ? row : [row],
    ) as Scalar[][];
    const first = 10 + index * 20;
    rows.forEach((row, rowIndex) => {
      row.forEach((value, column) => {
        if (value !== null) {
          const stored =
            typeof value === 'string' && value.startsWith('#')
              ? {error: value}
              : value;
          cells.set(cellKey(rowIndex, first + column), {
            value: stored as Scalar,
          });
        }
      });
    });
    const letter = (column: number) =>
      String.fromCharCode(
        64 + Math.floor(column / 26),
        65 + (column % 26),
      ).replace('@', '');
    const width = Math.max(...rows.map((row) => row.length));
    return `${letter(first)}1:${letter(first + width - 1)}${rows.length}`;
  });
  return calculate(`=${name}(${texts.join(',')})`, store);
}

/** Result of a formula on a sheet, which is empty unless one is given. */
export function calculate(formula: string, store = emptyStore()): Scalar {
  return engine.evaluate(store, formula, {
    sheetId: store.state.sheets[0]!.id,
    key: cellKey(500, 500),
  });
}

function emptyStore(): DocumentStore {
  const workbook = emptyWorkbook(['Sheet1']);
  return new DocumentStore('test', workbook, 0, () => undefined);
}
