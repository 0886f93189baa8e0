/** A reproducible sequence of random numbers. */
export interface RandomGenerator {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number between two others, both included. */
  between(least: number, most: number): number;
  /** One of several; those at the front come more often, as in natural texts. */
  pick<T>(items: readonly T[]): T;
}

/** Mulberry32: 32 bits of state, and quite random enough for texts. */
export function createRandomGenerator(seed: number): RandomGenerator {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (items) => items[Math.floor(next() ** 1.6 * items.length)]!,
  };
}
