// What SUMIF, COUNTIF and their kin share.
import {isCellError, type Scalar} from '../../values/scalar';
import {readCriterion, type Criterion} from '../criteria';
import {ErrorResult, matrixOf, Reference, scalarOf, type Value} from '../value';
import {fail, type Call} from './define';

/** Numbers of a total's area that meet every condition. */
export function matching(
  call: Call,
  totalIndex: number,
  pairs: readonly (readonly [area: number, condition: number])[],
): Scalar[] {
  const {scope} = call;
  const tests: [Value, Criterion][] = pairs.map(([area, condition]) => [
    call.value(area) ?? null,
    readCriterion(scalarOf(call.value(condition) ?? null, scope)),
  ]);
  const first = tests[0]![0];
  const total = totalArea(call.value(totalIndex) ?? first, first);
  const totals = matrixOf(total, scope);
  const areas = tests.map(
    ([area, test]) => [matrixOf(area, scope), test] as const,
  );
  const rows = Math.max(totals.length, ...areas.map(([area]) => area.length));
  const found: Scalar[] = [];
  for (let row = 0; row < rows; row += 1) {
    const columns = Math.max(
      ...areas.map(([area]) => area[row]?.length ?? 0),
      totals[row]?.length ?? 0,
    );
    for (let column = 0; column < columns; column += 1) {
      if (areas.every(([area, test]) => test(area[row]?.[column] ?? null))) {
        found.push(totals[row]?.[column] ?? null);
      }
    }
  }
  return found;
}

// The area of the totals has the size of the tested area, whatever was written.
function totalArea(total: Value, tested: Value): Value {
  if (!(total instanceof Reference) || !(tested instanceof Reference)) {
    return total;
  }
  const [{firstRow, firstColumn}] = total.areas as [
    (typeof total.areas)[number],
  ];
  const [size] = tested.areas as [(typeof tested.areas)[number]];
  return new Reference(total.sheetId, [
    {
      firstRow,
      firstColumn,
      lastRow: firstRow + size.lastRow - size.firstRow,
      lastColumn: firstColumn + size.lastColumn - size.firstColumn,
    },
  ]);
}

/** Pairs of an area and its condition from an argument on: 1 and 2, 3 and 4, … */
export function pairsFrom(call: Call, first: number): [number, number][] {
  if ((call.args.length - first) % 2 !== 0) {
    return fail('#VALUE!');
  }
  return Array.from(
    {length: (call.args.length - first) / 2},
    (_pair, index) => [first + index * 2, first + index * 2 + 1],
  );
}

/** The numbers among values; the first error value ends the calculation. */
export function numbersAmong(values: readonly Scalar[]): number[] {
  return values.flatMap((value) => {
    if (isCellError(value)) {
      throw new ErrorResult(value);
    }
    return typeof value === 'number' ? [value] : [];
  });
}
