import {
  FV,
  IPMT,
  IRR,
  NPER,
  NPV,
  PMT,
  PPMT,
  PV,
  RATE,
} from '@formulajs/formulajs';
import {toNumber} from '../coerce';
import {scalarOf} from '../value';
import {
  type Call,
  fail,
  library,
  numbersIn,
  numbersOf,
  toScalar,
} from './define';

function internalRate({scope, args, value}: Call) {
  const flows = numbersIn(value(0), scope);
  const guess =
    args.length > 1 ? toNumber(scalarOf(value(1) ?? null, scope)) : 0.1;
  const hasBoth =
    flows.some((flow) => flow > 0) && flows.some((flow) => flow < 0);
  return hasBoth ? toScalar(IRR(flows, guess)) : fail('#NUM!');
}

function presentValue(call: Call) {
  const [rate, ...values] = numbersOf(call);
  return rate === -1 ? fail('#DIV/0!') : toScalar(NPV(rate, ...values));
}

// A period that the loan does not have is out of range, which the function library does not say.
function ofPeriod(calculate: (...args: number[]) => unknown) {
  return (rate: number, period: number, periods: number, ...rest: number[]) =>
    period < 1 || period > periods
      ? fail('#NUM!')
      : calculate(rate, period, periods, ...rest);
}

/** Functions of the library `financial`; the calculations are those of the function library. */
export const FINANCIAL = library(
  'financial',
  `
  FV           n    3 5 Value at the end.
  IPMT         n    4 6 Interest part of one payment.
  IRR          -    1 2 Internal rate of return.
  NPER         n    3 5 Number of payments.
  NPV          -    2 ∞ Net present value.
  PMT          n    3 5 Payment of a loan.
  PPMT         n    4 6 Repayment part of one payment.
  PV           n    3 5 Value today.
  RATE         n    3 6 Interest rate of a period.
`,
  {
    FV,
    IPMT: ofPeriod(IPMT),
    IRR: internalRate,
    NPER,
    NPV: presentValue,
    PMT,
    PPMT: ofPeriod(PPMT),
    PV,
    RATE,
  },
);
