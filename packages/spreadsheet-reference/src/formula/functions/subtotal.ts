// Implements SUBTOTAL and AGGREGATE.
import {toCellKey} from '../../state/cells';
import {findSheet} from '../../state/identity';
import {isCellError, type Scalar} from '../../values/scalar';
import {throwCellError, CellReference, toMatrix} from '../value';
import {
  findNthLargest,
  findMaximum,
  computeMean,
  computeMedian,
  findMinimum,
  findMode,
  type NumberList,
  computePercentile,
  computePopulationVariance,
  multiplyNumbers,
  findNthSmallest,
  addNumbers,
  computeSampleVariance,
} from './aggregates';
import {filterNumbers, type FunctionCall} from './define';

/** Functions that SUBTOTAL and AGGREGATE select by number. */
const AGGREGATES: Readonly<
  Record<number, (numbers: NumberList, count: number) => number>
> = {
  1: computeMean,
  2: ({length}) => length,
  3: (_numbers, count) => count,
  4: findMaximum,
  5: findMinimum,
  6: multiplyNumbers,
  7: (numbers) => Math.sqrt(computeSampleVariance(numbers)),
  8: (numbers) => Math.sqrt(computePopulationVariance(numbers)),
  9: addNumbers,
  10: computeSampleVariance,
  11: computePopulationVariance,
  12: computeMedian,
  13: findMode,
};

/** Functions of AGGREGATE, by number, that take a rank or percentage as an additional argument. */
const RANKED: Readonly<
  Record<number, (numbers: NumberList, k: number) => number>
> = {
  14: findNthLargest,
  15: findNthSmallest,
  16: computePercentile,
  17: (numbers, quarter) => computePercentile(numbers, quarter / 4),
  18: (numbers, share) => computePercentile(numbers, share, true),
  19: (numbers, quarter) => computePercentile(numbers, quarter / 4, true),
};

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

function aggregate(kind: number, values: readonly Scalar[]): number {
  // Counting functions ignore error values.
  const isCount = kind === 2 || kind === 3;
  const numbers = filterNumbers(
    isCount ? values.filter((one) => !isCellError(one)) : values,
  );
  return (AGGREGATES[kind] ?? throwCellError('#VALUE!'))(
    numbers,
    values.length,
  );
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
    if (kind! < 14) {
      const places = call.args.slice(2).keys();
      return aggregate(
        kind!,
        [...places].flatMap((at) => collectValues(call, at + 2, ignored)),
      );
    }
    const numbers = filterNumbers(collectValues(call, 2, ignored));
    return (RANKED[kind!] ?? throwCellError('#VALUE!'))(
      numbers,
      call.number(3, 0),
    );
  },
};
