// Functions of the value of assets.
import {assertMatrixSize, throwCellError} from '../value';

type Depreciation = [
  cost: number,
  salvage: number,
  life: number,
  period: number,
  option?: number,
];

export const DEPRECIATION_FUNCTIONS = {
  DB(...[cost, salvage, life, period, firstYear = 12]: Depreciation): number {
    const months = Math.trunc(firstYear);
    const last = months < 12 ? life + 1 : life;
    const isYear = months >= 1 && months <= 12;
    if (cost < 0 || salvage < 0 || period < 1 || period > last || !isYear) {
      return throwCellError('#NUM!');
    }
    const rate = Number((1 - (salvage / cost) ** (1 / life)).toFixed(3));
    const first = (cost * rate * months) / 12;
    if (cost === 0 || period === 1) {
      return cost && first;
    }
    const left = (cost - first) * (1 - rate) ** (period - 2);
    return period > life ? (left * rate * (12 - months)) / 12 : left * rate;
  },
  DDB(...[cost, salvage, life, period, factor = 2]: Depreciation): number {
    const isInLife = period > 0 && period <= life;
    if (cost < 0 || salvage < 0 || factor <= 0 || !isInLife) {
      return throwCellError('#NUM!');
    }
    const kept = 1 - Math.min(factor / life, 1);
    const worth = (at: number) => Math.max(cost * kept ** at, salvage);
    const last = Math.max(period, 1);
    return worth(last - 1) - worth(last);
  },
  SLN: (cost: number, salvage: number, life: number) =>
    life === 0 ? throwCellError('#DIV/0!') : (cost - salvage) / life,
  SYD: (...[cost, salvage, life, period]: Depreciation) =>
    period < 1 || period > life
      ? throwCellError('#NUM!')
      : ((cost - salvage) * (life - period + 1) * 2) / (life * (life + 1)),
  // Changes to straight-line depreciation once that is higher, unless `isDeclining`.
  VDB(
    cost: number,
    salvage: number,
    life: number,
    start: number,
    end: number,
    factor = 2,
    isDeclining = false,
  ): number {
    const isInLife = start >= 0 && start <= end && end <= life;
    if (salvage < 0 || salvage > cost || factor <= 0 || !isInLife) {
      return throwCellError('#NUM!');
    }
    assertMatrixSize(life, 1);
    const worthAt = (time: number) => {
      let worth = cost;
      for (let period = 0; period < time; period += 1) {
        const left = Math.max(worth - salvage, 0);
        const straight = isDeclining ? 0 : left / (life - period);
        const declining = Math.min((worth * factor) / life, left);
        worth -= Math.max(straight, declining) * Math.min(time - period, 1);
      }
      return worth;
    };
    return worthAt(start) - worthAt(end);
  },
};
