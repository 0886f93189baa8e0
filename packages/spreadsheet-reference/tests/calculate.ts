import {formatAddress} from '../src/area/address';
import {createBounds} from '../src/area/bounds';
import {DocumentStore} from '../src/document/store';
import {EngineCore} from '../src/engine/engine';
import {toCellKey} from '../src/state/cells';
import {createEmptyWorkbook} from '../src/state/create';
import type {Scalar} from '../src/values/scalar';

/** A literal value, or rows of cells. */
export type Argument = Scalar | readonly (Scalar | readonly Scalar[])[];

const engine = new EngineCore();

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

/** Calls a function; lists are passed as cells of a column. */
export function callFunction(name: string, args: readonly Argument[]): Scalar {
  const store = emptyStore();
  const {cells} = store.state.sheets[0]!;
  const texts = args.map((argument, index) => {
    if (!Array.isArray(argument)) {
      return literal(argument as Scalar);
    }
    const rows = argument.map((row) => [row].flat()) as Scalar[][];
    const first = 10 + index * 20;
    rows.forEach((row, rowIndex) => {
      row.forEach((value, column) => {
        const isError = typeof value === 'string' && value.startsWith('#');
        const stored = (isError ? {error: value} : value) as Scalar;
        if (value !== null) {
          cells.set(toCellKey(rowIndex, first + column), {value: stored});
        }
      });
    });
    const width = Math.max(...rows.map((row) => row.length));
    return formatAddress(createBounds(0, first, rows.length, width));
  });
  return calculate(`=${name}(${texts.join(',')})`, store);
}

export function calculate(formula: string, store = emptyStore()): Scalar {
  return engine.evaluate(store, formula, {
    sheetId: store.state.sheets[0]!.id,
    key: toCellKey(500, 500),
  });
}

function emptyStore(): DocumentStore {
  const workbook = createEmptyWorkbook(['Sheet1']);
  return new DocumentStore('test', workbook, 0, () => undefined);
}
