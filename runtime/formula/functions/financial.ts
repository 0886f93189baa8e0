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
  fail,
  library,
  numbersIn,
  numbersOf,
  single,
  toScalar,
  type Call,
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
function ofPeriod(calculate: (...args: never[]) => unknown) {
  return single(
    'n',
    (rate: number, period: number, periods: number, ...rest: number[]) =>
      period < 1 || period > periods
        ? fail('#NUM!')
        : (calculate as (...args: number[]) => unknown)(
            rate,
            period,
            periods,
            ...rest,
          ),
  );
}

/** Functions of the library `financial`; the calculations are those of the function library. */
export const FINANCIAL = library('financial', [
  ['FV', 'Value at the end.', 3, 5, single('n', FV)],
  ['IPMT', 'Interest part of one payment.', 4, 6, ofPeriod(IPMT)],
  ['IRR', 'Internal rate of return.', 1, 2, internalRate],
  ['NPER', 'Number of payments.', 3, 5, single('n', NPER)],
  ['NPV', 'Net present value.', 2, Infinity, presentValue],
  ['PMT', 'Payment of a loan.', 3, 5, single('n', PMT)],
  ['PPMT', 'Repayment part of one payment.', 4, 6, ofPeriod(PPMT)],
  ['PV', 'Value today.', 3, 5, single('n', PV)],
  ['RATE', 'Interest rate of a period.', 3, 6, single('n', RATE)],
]);
