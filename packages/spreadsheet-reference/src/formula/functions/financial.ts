import {throwCellError, MAX_MATRIX_CELLS} from '../value';
import {listIndexes} from '../../area/bounds';
import {type FunctionCall, type SizedRows, defineFunctions} from './define';
import {type NumberList, addNumbers} from './aggregates';
import {pairNumbers} from './regression';

const MAX_STEPS = 100;

/** Pairs cash flows with their times in years after the first one. Ignores pairs with empty cells. */
function datedCashFlows(values: SizedRows, days: SizedRows) {
  const texts = [values, days].flatMap(({rows}) =>
    rows.flat().filter((one) => typeof one === 'string'),
  );
  if (texts.length > 0) {
    return throwCellError('#VALUE!');
  }
  const pairs = pairNumbers(values, days, '#NUM!');
  const flows = pairs.map(([flow]) => flow);
  const first = Math.floor(pairs[0]?.[1] ?? 0);
  const years = pairs.map(([, day]) => (Math.floor(day) - first) / 365);
  return years.some((year) => year < 0)
    ? throwCellError('#NUM!')
    : {flows, years};
}

const presentValue = (flows: NumberList, periods: NumberList, rate: number) =>
  addNumbers(flows.map((flow, index) => flow / (1 + rate) ** periods[index]!));

/** Finds the rate at which a balance is 0, by Newton's method. */
function findRate(balanceAt: (rate: number) => number, guess: number): number {
  let rate = guess;
  for (let step = 0; step < MAX_STEPS && rate > -1; step += 1) {
    const delta = 1e-6 * Math.max(1, rate);
    const slope =
      (balanceAt(rate + delta) - balanceAt(rate - delta)) / 2 / delta;
    const change = balanceAt(rate) / slope;
    if (!Number.isFinite(change)) {
      break;
    }
    // Rates must stay above -1. A step beyond that goes half of the way to -1 instead.
    const next = rate - change > -1 ? rate - change : (rate - 1) / 2;
    if (Math.abs(next - rate) < 1e-13 * Math.max(1, Math.abs(next))) {
      return next;
    }
    rate = next;
  }
  return throwCellError('#NUM!');
}

/** Finds the rate for which the present value of cash flows is 0. */
function solveRate(flows: NumberList, periods: NumberList, guess: number) {
  const hasBoth =
    flows.some((flow) => flow > 0) && flows.some((flow) => flow < 0);
  return hasBoth
    ? findRate((rate) => presentValue(flows, periods, rate), guess)
    : throwCellError('#NUM!');
}

/**
 * Divides a payment of a loan into interest and repayment. The repayments grow by the rate. Subtracting the balance
 * before and after a payment instead would lose digits.
 */
function splitPayment(
  rate: number,
  period: number,
  count: number,
  present: number,
  future = 0,
  due = 0,
): {interest: number; repayment: number} {
  if (period < 1 || period > count) {
    return throwCellError('#NUM!');
  }
  const share =
    rate === 0 ? 1 / count : rate / Math.expm1(count * Math.log1p(rate));
  const payment = -present * rate - (present + future) * share;
  const atEnd = -(present + future) * share * (1 + rate) ** (period - 1);
  if (due === 0) {
    return {interest: payment - atEnd, repayment: atEnd};
  }
  const interest = period === 1 ? 0 : (payment - atEnd) / (1 + rate);
  return {interest, repayment: payment / (1 + rate) - interest};
}

/** Returns the final value of 1, and that of a payment of 1 in each period. Payments of type 0 are at the end. */
function compound(rate: number, periods: number, type = 0) {
  const gain = Math.expm1(periods * Math.log1p(rate));
  const due = type === 0 ? 1 : 1 + rate;
  return [gain + 1, rate === 0 ? periods : (gain / rate) * due] as const;
}

function countPeriods(
  rate: number,
  payment: number,
  present: number,
  future = 0,
  type = 0,
): number {
  if (rate === 0) {
    return -(present + future) / payment;
  }
  const due = payment * (type === 0 ? 1 : 1 + rate);
  const ratio = (due - future * rate) / (present * rate + due);
  return Math.log(ratio) / Math.log(1 + rate);
}

/** Makes a rate of -1 a division by 0 if it gives no number. */
const ofRate =
  (calculate: (...args: number[]) => number) =>
  (...args: number[]): number => {
    const result = calculate(...args);
    return args[0] === -1 && !Number.isFinite(result)
      ? throwCellError('#DIV/0!')
      : result;
  };

export const FINANCIAL_LIBRARY = defineFunctions(
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
    FV: ofRate((rate, periods, payment, present = 0, type) => {
      const [growth, payments] = compound(rate!, periods!, type);
      return -present * growth - payment! * payments;
    }),
    IPMT: (...given: Parameters<typeof splitPayment>) =>
      splitPayment(...given).interest,
    IRR: (flows: NumberList, guess = 0.1) =>
      solveRate(flows, [...flows.keys()], guess),
    NPER: ofRate(countPeriods),
    NPV(call: FunctionCall) {
      const [rate, values] = [call.number(0, 0), call.numbers(1)];
      return rate === -1
        ? throwCellError('#DIV/0!')
        : presentValue(
            values,
            values.map((_value, index) => index + 1),
            rate,
          );
    },
    PMT: ofRate((rate, periods, present, future = 0, type) => {
      const [growth, payments] = compound(rate!, periods!, type);
      return -(present! * growth + future) / payments;
    }),
    PPMT: (...given: Parameters<typeof splitPayment>) =>
      splitPayment(...given).repayment,
    PV: ofRate((rate, periods, payment, future = 0, type) => {
      const [growth, payments] = compound(rate!, periods!, type);
      return -(future + payment! * payments) / growth;
    }),
    RATE: (periods: number, payment: number, present: number, ...rest) => {
      const [future = 0, type, guess = 0.1] = rest as number[];
      return findRate((rate) => {
        const [growth, payments] = compound(rate, periods, type);
        return present * growth + payment * payments + future;
      }, guess);
    },
  },
);

type Loan = readonly [
  rate: number,
  count: number,
  amount: number,
  first: number,
  last: number,
  due: number,
];

/** Adds up the interest or repayment of the payments from `first` to `last`. */
function sumPayments(
  [rate, count, amount, first, last, due]: Loan,
  part: keyof ReturnType<typeof splitPayment>,
): number {
  const isLoan = rate > 0 && amount > 0 && (due === 0 || due === 1);
  const isPart = first >= 1 && first <= last && last <= count;
  return isLoan && isPart && last - first < MAX_MATRIX_CELLS
    ? addNumbers(
        listIndexes(Math.ceil(first), Math.trunc(last)).map(
          (period) => splitPayment(rate, period, count, amount, 0, due)[part],
        ),
      )
    : throwCellError('#NUM!');
}

/** Financial functions that are not documented. */
export const FINANCIAL_FUNCTIONS = {
  CUMIPMT: (...given: Loan) => sumPayments(given, 'interest'),
  CUMPRINC: (...given: Loan) => sumPayments(given, 'repayment'),
  MIRR(flows: NumberList, cost: number, gain: number): number {
    const periods = flows.length - 1;
    const valueOf = (rate: number, sign: number) =>
      presentValue(
        flows.map((flow) => (flow * sign > 0 ? flow : 0)),
        [...flows.keys()],
        rate,
      );
    const [paid, earned] = [valueOf(cost, -1), valueOf(gain, 1)];
    return paid === 0 || earned === 0
      ? throwCellError('#DIV/0!')
      : (1 + gain) * (-earned / paid) ** (1 / periods) - 1;
  },
  XIRR(values: SizedRows, days: SizedRows, guess = 0.1): number {
    const {flows, years} = datedCashFlows(values, days);
    return solveRate(flows, years, guess);
  },
  XNPV(rate: number, values: SizedRows, days: SizedRows): number {
    const {flows, years} = datedCashFlows(values, days);
    return rate > -1
      ? presentValue(flows, years, rate)
      : throwCellError('#NUM!');
  },
};
