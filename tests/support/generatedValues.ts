// Values that nobody thought of, the same for the same seed.
import {HOSTILE_STRINGS} from './hostileStrings';

/** Numbers from 0 up to 1: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export type Random = () => number;

export function numbersFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of some things. */
function pick<T>(random: Random, things: readonly T[]): T {
  return things[Math.floor(random() * things.length)]!;
}

const NUMBERS = [0, -1, 1, -3, 0.5, 1e9, 2 ** 53, 1e308, -0];
const NAMES = ['', 'length', 'constructor', '__proto__', 'toString', 'then'];

/** Anything that JSON can hold. */
function anyJson(random: Random, depth = 2): unknown {
  const some = () =>
    Array.from({length: Math.floor(random() * 4)}, () =>
      anyJson(random, depth - 1),
    );
  switch (Math.floor(random() * (depth > 0 ? 7 : 5))) {
    case 0:
      return null;
    case 1:
      return random() < 0.5;
    case 2:
      return pick(random, NUMBERS);
    case 3:
      return pick(random, NAMES);
    case 4:
      return pick(random, HOSTILE_STRINGS);
    case 5:
      return some();
    default:
      return Object.fromEntries(
        some().map((value) => [
          pick(random, [...NAMES, ...HOSTILE_STRINGS]),
          value,
        ]),
      );
  }
}

/** A copy of a value with anything else in one place. */
export function withAnother(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.1) {
    return anyJson(random);
  }
  const keys = Object.keys(value);
  const key = pick(random, keys);
  if (key === undefined) {
    return anyJson(random);
  }
  const copy = (Array.isArray(value) ? [...value] : {...value}) as Record<
    string,
    unknown
  >;
  copy[key] = withAnother(copy[key], random);
  return copy;
}
