// Functions of numbers and texts that need no other cells.
import type {Matrix, Scalar} from '../../values/scalar';
import {toNumber} from '../coerce';
import {throwCellError} from '../value';
import {toMultiple} from './math';

type NumberFunction = (x: number) => number;

/** Functions that `Math` has under the same names in lower case. */
const MATH_FUNCTIONS = Object.fromEntries(
  (
    [
      ...['acos', 'acosh', 'asin', 'asinh', 'atan', 'atanh', 'cos', 'cosh'],
      ...['log10', 'sign', 'sin', 'sinh', 'tan', 'tanh'],
    ] as 'sin'[]
  ).map((name) => [name.toUpperCase(), Math[name]]),
);

const reciprocal =
  (calculate: NumberFunction): NumberFunction =>
  (x) =>
    calculate(x) === 0 ? throwCellError('#DIV/0!') : 1 / calculate(x);

/** Rounds to a multiple. A mode other than 0 reverses the direction for negative numbers. */
const multipleOf =
  (direction: NumberFunction, opposite: NumberFunction) =>
  (number: number, step = 1, mode = 0): number =>
    toMultiple(
      number,
      Math.abs(step),
      number < 0 && mode !== 0 ? opposite : direction,
    );

/** Tests the arguments of functions that convert interest rates, and cuts the number of periods. */
const ofRate =
  (calculate: (rate: number, periods: number) => number) =>
  (rate: number, periods: number): number =>
    rate <= 0 || periods < 1
      ? throwCellError('#NUM!')
      : calculate(rate, Math.trunc(periods));

const isOdd: (x: number) => boolean = (x) => Math.floor(Math.abs(x)) % 2 === 1;

export const ELEMENTARY_FUNCTIONS = {
  ...MATH_FUNCTIONS,
  ACOTH: (x: number) => Math.log((x + 1) / (x - 1)) / 2,
  COT: reciprocal(Math.tan),
  COTH: reciprocal(Math.tanh),
  CSC: reciprocal(Math.sin),
  CSCH: reciprocal(Math.sinh),
  SEC: reciprocal(Math.cos),
  SECH: reciprocal(Math.cosh),
  FISHER: Math.atanh,
  DEGREES: (x: number) => (x * 180) / Math.PI,
  RADIANS: (x: number) => (x * Math.PI) / 180,
  'CEILING.MATH': multipleOf(Math.ceil, Math.floor),
  'CEILING.PRECISE': multipleOf(Math.ceil, Math.floor),
  'FLOOR.MATH': multipleOf(Math.floor, Math.ceil),
  'FLOOR.PRECISE': multipleOf(Math.floor, Math.ceil),
  EVEN: (x: number) => Math.sign(x) * Math.ceil(Math.abs(x) / 2) * 2,
  ODD: (x: number) =>
    (x < 0 ? -1 : 1) * (Math.ceil((Math.abs(x) - 1) / 2) * 2 + 1),
  ISEVEN: (x: number) => !isOdd(x),
  ISODD: isOdd,
  FACTDOUBLE(x: number): number {
    let product = 1;
    for (
      let factor = Math.floor(x);
      factor > 1 && product < Infinity;
      factor -= 2
    ) {
      product *= factor;
    }
    return product;
  },
  SQRTPI: (x: number) => Math.sqrt(x * Math.PI),
  STANDARDIZE: (x: number, mean: number, deviation: number) =>
    (x - mean) / deviation,
  DELTA: (a: number, b = 0) => Number(a === b),
  GESTEP: (x: number, step = 0) => Number(x >= step),
  EFFECT: ofRate((rate, periods) => (1 + rate / periods) ** periods - 1),
  NOMINAL: ofRate(
    (rate, periods) => ((rate + 1) ** (1 / periods) - 1) * periods,
  ),
  PDURATION: (rate: number, from: number, to: number) =>
    rate <= 0
      ? throwCellError('#NUM!')
      : (Math.log(to) - Math.log(from)) / Math.log(1 + rate),
  RRI: (periods: number, from: number, to: number) =>
    periods === 0 || from === 0
      ? throwCellError('#NUM!')
      : (to / from) ** (1 / periods) - 1,
  ISPMT: (rate: number, period: number, periods: number, present: number) =>
    present * rate * (period / periods - 1),
  FVSCHEDULE: (present: Scalar, rates: Scalar | Matrix) =>
    [rates]
      .flat(2)
      .reduce<number>(
        (value, rate) => value * (1 + toNumber(rate as Scalar)),
        toNumber(present),
      ),
  CLEAN: (text: string) => [...text].filter((letter) => letter >= ' ').join(''),
  EXACT: (a: string, b: string) => a === b,
};
