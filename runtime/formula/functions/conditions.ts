// What SUMIF, COUNTIF and their kin share.
import {span} from '../../area/bounds';
import type {Scalar} from '../../values/scalar';
import {type Criterion, readCriterion} from '../criteria';
import {matrixOf, noError, Reference, sizeOf, type Value} from '../value';
import {type Call, fail} from './define';

/** What meets the conditions of a call. */
interface Matches {
  /** Values of the total's area beside the cells that meet every condition. */
  readonly values: readonly Scalar[];
  /** How many more cells meet them, all empty: those beyond the last one in use. */
  readonly blanks: number;
}

/** The cells that meet every condition. */
export function matching(
  call: Call,
  totalIndex: number,
  pairs: readonly (readonly [area: number, condition: number])[],
): Matches {
  const {scope} = call;
  const tests: [Value, Criterion][] = pairs.map(([area, condition]) => [
    call.value(area),
    readCriterion(call.scalar(condition)),
  ]);
  const first = tests[0]![0];
  const total = totalArea(call.value(totalIndex) ?? first, first);
  const size = sizeOf(first);
  const hasOtherSize = tests.some(([area]) => {
    const other = sizeOf(area);
    return other.rows !== size.rows || other.columns !== size.columns;
  });
  if (hasOtherSize) {
    return fail('#VALUE!');
  }
  const totals = matrixOf(total, scope);
  const areas = tests.map(
    ([area, test]) => [matrixOf(area, scope), test] as const,
  );
  const read = [totals, ...areas.map(([area]) => area)];
  const rows = Math.min(size.rows, Math.max(...read.map(({length}) => length)));
  const columns = Math.min(
    size.columns,
    Math.max(...read.map(([line]) => line?.length ?? 0)),
  );
  const values: Scalar[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (areas.every(([area, test]) => test(area[row]?.[column] ?? null))) {
        values.push(totals[row]?.[column] ?? null);
      }
    }
  }
  const beyond = size.rows * size.columns - rows * columns;
  const holds = areas.every(([, test]) => test(null));
  return {values, blanks: holds ? beyond : 0};
}

// The area of the totals has the size of the tested area, whatever was written.
function totalArea(total: Value, tested: Value): Value {
  if (!(total instanceof Reference) || !(tested instanceof Reference)) {
    return total;
  }
  const {firstRow, firstColumn} = total.areas[0]!;
  const size = tested.areas[0]!;
  return new Reference(total.sheetId, [
    {
      firstRow,
      firstColumn,
      lastRow: firstRow + size.lastRow - size.firstRow,
      lastColumn: firstColumn + size.lastColumn - size.firstColumn,
    },
  ]);
}

/** How many cells match. */
export function countOf({values, blanks}: Matches): number {
  return values.length + blanks;
}

/** Pairs of an area and its condition from an argument on: 1 and 2, 3 and 4, … */
export function pairsFrom(call: Call, first: number): [number, number][] {
  if ((call.args.length - first) % 2 !== 0) {
    return fail('#VALUE!');
  }
  return span(0, (call.args.length - first) / 2 - 1).map((pair) => [
    first + pair * 2,
    first + pair * 2 + 1,
  ]);
}

/** The numbers among matches; the first error value ends the calculation. */
export function numbersAmong({values}: Matches): number[] {
  return values.filter((one) => typeof noError(one) === 'number') as number[];
}
