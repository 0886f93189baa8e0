// Implements SUBTOTAL and AGGREGATE.
import {listIndexes} from '../../area/bounds';
import {toCellKey} from '../../state/cells';
import {findSheet} from '../../state/identity';
import {isCellError, type Scalar} from '../../values/scalar';
import {throwCellError, CellReference, toMatrix} from '../value';
import {AGGREGATES, type NumberList, RANKED_AGGREGATES} from './aggregates';
import {filterNumbers, type FunctionCall} from './define';

/** Names of the functions that SUBTOTAL and AGGREGATE select by number, from 1. */
const NAMES =
  'AVERAGE COUNT COUNTA MAX MIN PRODUCT STDEV STDEVP SUM VAR VARP MEDIAN MODE LARGE SMALL PERCENTILE QUARTILE PERCENTILE.EXC QUARTILE.EXC'.split(
    ' ',
  );

const FUNCTIONS: Readonly<
  Record<string, (numbers: NumberList, k: number) => number>
> = {...AGGREGATES, ...RANKED_AGGREGATES};

/** Options that determine which cells are ignored. */
interface Ignored {
  readonly hidden: 'all' | 'filtered' | 'none';
  readonly totals: boolean;
  readonly errors: boolean;
}

/** Returns the values of an argument, except those of ignored cells. */
function collectValues(
  {scope, value}: FunctionCall,
  at: number,
  ignored: Ignored,
): Scalar[] {
  const argument = value(at);
  const found = !(argument instanceof CellReference)
    ? toMatrix(argument, scope).flat()
    : argument.areas.flatMap((area) => {
        const sheet = findSheet(scope.workbook, argument.sheetId);
        const {area: lines, criteria} = sheet?.filter ?? {};
        // While a filter hides rows, rows that users hid in its area count as filtered.
        const isFiltered = (row: number) =>
          lines !== undefined &&
          criteria!.size > 0 &&
          row >= lines.firstRow &&
          row <= lines.lastRow;
        return toMatrix(
          new CellReference(argument.sheetId, [area]),
          scope,
        ).flatMap((line, down) => {
          const row = area.firstRow + down;
          const {filtered, hidden} = sheet?.rows.get(row) ?? {};
          const isHidden =
            filtered ||
            (hidden && (ignored.hidden === 'all' || isFiltered(row)));
          return ignored.hidden !== 'none' && isHidden
            ? []
            : line.filter((_one, across) => {
                const key = toCellKey(row, area.firstColumn + across);
                const formula = sheet?.cells.get(key)?.formula ?? '';
                return !(ignored.totals && TOTAL.test(formula));
              });
        });
      });
  return found.filter(
    (one) => one !== null && !(ignored.errors && isCellError(one)),
  );
}

const TOTAL = /^=\s*(?:SUBTOTAL|(?:_xlfn\.)?AGGREGATE)\(/i;

/** Calls a function by its number. `k` is the rank or share for functions that take one. */
function aggregate(kind: number, values: readonly Scalar[], k = 0): number {
  const name = NAMES[kind - 1];
  if (name === undefined || name === 'COUNTA') {
    return name ? values.length : throwCellError('#VALUE!');
  }
  const counted = values.filter((one) => name !== 'COUNT' || !isCellError(one));
  return FUNCTIONS[name]!(filterNumbers(counted), k);
}

/** Implements SUBTOTAL. Function numbers from 101 on also ignore rows that users hid. */
export function computeSubtotal(call: FunctionCall): number {
  const kind = Math.trunc(call.number(0, 0));
  const hidden = kind > 100 ? 'all' : 'filtered';
  const values = call.args.slice(1).flatMap((_node, index) => {
    // Rejects arguments that are not references.
    call.reference(index + 1);
    return collectValues(call, index + 1, {
      hidden,
      totals: true,
      errors: false,
    });
  });
  return kind < 112 && kind % 100 < 12
    ? aggregate(kind % 100, values)
    : throwCellError('#VALUE!');
}

export const AGGREGATE_FUNCTIONS = {
  // Function numbers from 14 on take a rank or percentage as the fourth argument.
  AGGREGATE(call: FunctionCall): number {
    const [kind, option] = [0, 1].map((at) => Math.trunc(call.number(at, 0)));
    if (option! < 0 || option! > 7) {
      return throwCellError('#VALUE!');
    }
    const ignored: Ignored = {
      hidden: option! % 2 === 1 ? 'all' : 'none',
      totals: option! < 4,
      errors: [2, 3, 6, 7].includes(option!),
    };
    const last = kind! < 14 ? call.args.length : 3;
    const values = listIndexes(2, last - 1).flatMap((at) =>
      collectValues(call, at, ignored),
    );
    return aggregate(kind!, values, kind! < 14 ? 0 : call.number(3, 0));
  },
};
