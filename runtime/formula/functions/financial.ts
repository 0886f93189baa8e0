import {FV, IPMT, NPER, NPV, PMT, PPMT, PV, RATE} from '@formulajs/formulajs';
import {type Call, fail, library, toScalar} from './define';
import type {Numbers} from './summaries';

const MOST_STEPS = 100;

// By Newton's method, which ends after some steps: the one of the function library may run for ever.
function zeroOf(flows: Numbers, guess: number): number {
  let rate = guess;
  for (let step = 0; step < MOST_STEPS && rate > -1; step += 1) {
    let value = 0;
    let slope = 0;
    flows.forEach((flow, period) => {
      const now = flow / (1 + rate) ** period;
      value += now;
      slope -= (period * now) / (1 + rate);
    });
    const change = value / slope;
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

// Payments are due at the beginning of a period for every type but 0; the function library knows 1 alone.
function dueBy(calculate: (...args: number[]) => unknown, typeIndex: number) {
  return (...args: number[]): unknown =>
    calculate(
      ...args.map((value, index) =>
        index === typeIndex ? Number(value !== 0) : value,
      ),
    );
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
  RATE         n    3 6 Interest rate of a period.
`,
  {
    FV: dueBy(FV, 4),
    IPMT: dueBy(ofPeriod(IPMT), 5),
    IRR: (flows: Numbers, guess = 0.1) =>
      flows.some((flow) => flow > 0) && flows.some((flow) => flow < 0)
        ? zeroOf(flows, guess)
        : fail('#NUM!'),
    NPER: dueBy(NPER, 4),
    NPV(call: Call) {
      const [rate, ...values] = call.numbers();
      return rate === -1 ? fail('#DIV/0!') : toScalar(NPV(rate, ...values));
    },
    PMT: dueBy(PMT, 4),
    PPMT: dueBy(ofPeriod(PPMT), 5),
    PV: dueBy(PV, 4),
    RATE: dueBy(RATE, 4),
  },
);
