import {AVERAGE, STDEV, VAR} from '@formulajs/formulajs';
import {isCellError, type Scalar} from '../../values/scalar';
import {ErrorResult} from '../value';
import {fail, toScalar} from './define';

const SUMMARIES: Readonly<
  Record<number, (numbers: number[], count: number) => unknown>
> = {
  1: (numbers) => (numbers.length === 0 ? fail('#DIV/0!') : AVERAGE(numbers)),
  2: (numbers) => numbers.length,
  3: (_numbers, count) => count,
  4: (numbers) => (numbers.length === 0 ? 0 : Math.max(...numbers)),
  5: (numbers) => (numbers.length === 0 ? 0 : Math.min(...numbers)),
  6: (numbers) => numbers.reduce((product, number) => product * number, 1),
  7: (numbers) => (numbers.length < 2 ? fail('#DIV/0!') : STDEV.S(numbers)),
  9: (numbers) => numbers.reduce((total, number) => total + number, 0),
  10: (numbers) => (numbers.length < 2 ? fail('#DIV/0!') : VAR.S(numbers)),
};

/** Summary of values by the number that SUBTOTAL gives it; 101 to 110 mean the same as 1 to 10. */
export function summarise(kind: number, values: readonly Scalar[]): Scalar {
  const calculate = SUMMARIES[Math.trunc(kind) % 100];
  if (!calculate || kind < 1 || kind > 111) {
    return fail('#VALUE!');
  }
  const numbers: number[] = [];
  for (const value of values) {
    if (isCellError(value)) {
      throw new ErrorResult(value);
    }
    if (typeof value === 'number') {
      numbers.push(value);
    }
  }
  const count = values.filter((value) => value !== null).length;
  return toScalar(calculate(numbers, count));
}
