// Functions of the prices and yields of securities.
import {throwCellError} from '../value';

/** Dates on which a treasury bill is bought and matures, and its discount or price. */
type Bill = readonly [settlement: number, maturity: number, rate: number];

function countBillDays([settlement, maturity, rate]: Bill): number {
  const days = Math.trunc(maturity) - Math.trunc(settlement);
  return rate > 0 && days > 0 && days <= 366 ? days : throwCellError('#NUM!');
}

function billPrice(bill: Bill): number {
  const price = 100 * (1 - (bill[2] * countBillDays(bill)) / 360);
  return price > 0 ? price : throwCellError('#NUM!');
}

/** Converts the fraction of a price from or to parts such as sixteenths, in which 1.02 means 1 2/16. */
const withFraction =
  (factorOf: (parts: number, power: number) => number) =>
  (price: number, part: number): number => {
    const parts = Math.trunc(part);
    const whole = Math.trunc(price);
    const power = 10 ** Math.ceil(Math.log10(parts));
    return parts < 1
      ? throwCellError(part < 0 ? '#NUM!' : '#DIV/0!')
      : whole + (price - whole) * factorOf(parts, power);
  };

export const SECURITY_FUNCTIONS = {
  DOLLARDE: withFraction((parts, power) => power / parts),
  DOLLARFR: withFraction((parts, power) => parts / power),
  // Bills that run longer than half a year pay interest twice.
  TBILLEQ(...given: Bill): number {
    const days = countBillDays(given);
    const price = billPrice(given) / 100;
    const share = days / (days > 365 ? 366 : 365);
    const half = share - 0.5;
    return days <= 182
      ? (365 * given[2]) / (360 - given[2] * days)
      : (Math.sqrt(share * share - 2 * half * (1 - 1 / price)) - share) / half;
  },
  TBILLPRICE: (...given: Bill) => billPrice(given),
  TBILLYIELD: (...given: Bill) =>
    ((100 - given[2]) / given[2]) * (360 / countBillDays(given)),
};
