import {FV, IPMT, NPER, NPV, PMT, PPMT, PV, RATE} from '@formulajs/formulajs';
import {type Call, fail, library, toScalar} from './define';
import {type Numbers, sum} from './aggregates';
import type {Matrix} from '../../values/scalar';
import {pairNumbers} from './regression';

const MOST_STEPS = 100;

/** Flows of money and when they are, in years from the first; pairs with anything else are left out. */
export function datedCashFlows(values: Matrix, days: Matrix) {
  const pairs = pairNumbers(values, days, '#NUM!');
  const flows = pairs.map(([flow]) => flow);
  const first = Math.floor(pairs[0]?.[1] ?? 0);
  const years = pairs.map(([, day]) => (Math.floor(day) - first) / 365);
  return years.some((year) => year < 0) ? fail('#NUM!') : {flows, years};
}

/** What flows of money are worth now, by the number of periods until each and the rate of a period. */
export const presentValue = (flows: Numbers, periods: Numbers, rate: number) =>
  sum(flows.map((flow, index) => flow / (1 + rate) ** periods[index]!));

/** The rate at which flows of money are worth nothing, by Newton's method. */
export function solveRate(flows: Numbers, periods: Numbers, guess: number) {
  const hasBoth =
    flows.some((flow) => flow > 0) && flows.some((flow) => flow < 0);
  const weighted = flows.map((flow, index) => flow * periods[index]!);
  let rate = guess;
  for (let step = 0; hasBoth && step < MOST_STEPS && rate > -1; step += 1) {
    const slope = -presentValue(weighted, periods, rate) / (1 + rate);
    const change = presentValue(flows, periods, rate) / slope;
    if (!Number.isFinite(change)) {
      break;
    }
    // A step beyond the loss of everything ends half way to it.
    const next = rate - change > -1 ? rate - change : (rate - 1) / 2;
    if (Math.abs(next - rate) < 1e-13 * Math.max(1, Math.abs(next))) {
      return next;
    }
    rate = next;
  }
  return fail('#NUM!');
}

// A period that the loan does not have is out of range, which the function library does not say.
function ofPeriod(calculate: (...args: number[]) => unknown) {
  return (rate: number, period: number, periods: number, ...rest: number[]) =>
    period < 1 || period > periods
      ? fail('#NUM!')
      : calculate(rate, period, periods, ...rest);
}

// Payments are due at the beginning of a period for every type but 0; the function library knows 1 alone. What loses all
// in a period, divides by 0.
function dueBy(calculate: (...args: number[]) => unknown, typeIndex: number) {
  return (...args: number[]): unknown => {
    const result = calculate(
      ...args.map((value, index) =>
        index === typeIndex ? Number(value !== 0) : value,
      ),
    );
    return args[0] === -1 && !Number.isFinite(result)
      ? fail('#DIV/0!')
      : result;
  };
}

/** Functions of the library `financial`; the calculations are those of the function library. */
export const FINANCIAL = library(
  'financial',
  `
  FV           n    3 5 Value at the end.
  IPMT         n    4 6 Interest part of one payment.
  IRR          Nn   1 2 Internal rate of return.
  NPER         n    3 5 Number of payments.
  NPV          -    2 ∞ Net present value.
  PMT          n    3 5 Payment of a loan.
  PPMT         n    4 6 Repayment part of one payment.
  PV           n    3 5 Value today.
  RATE         gn   3 6 Interest rate of a period.
`,
  {
    FV: dueBy(FV, 4),
    IPMT: dueBy(ofPeriod(IPMT), 5),
    IRR: (flows: Numbers, guess = 0.1) =>
      solveRate(flows, [...flows.keys()], guess),
    NPER: dueBy(NPER, 4),
    NPV(call: Call) {
      const [rate, values] = [call.number(0, 0), call.numbers(1)];
      return rate === -1 ? fail('#DIV/0!') : toScalar(NPV(rate, ...values));
    },
    PMT: dueBy(PMT, 4),
    PPMT: dueBy(ofPeriod(PPMT), 5),
    PV: dueBy(PV, 4),
    RATE: dueBy(RATE, 4),
  },
);
