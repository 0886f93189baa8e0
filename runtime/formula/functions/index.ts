import {unlistedFrom} from './compatibility';
import {DATE} from './date';
import type {Builtin} from './define';
import {FINANCIAL} from './financial';
import {INFORMATION, LOGICAL} from './logical';
import {LOOKUP} from './lookup';
import {MATH} from './math';
import {OTHER_NAMES, SAME} from './otherNames';
import {STATISTICAL} from './statistical';
import {TEXT} from './text';

/** The built-in functions by name, in capitals. */
export const BUILTINS: ReadonlyMap<string, Builtin> = new Map(
  [MATH, STATISTICAL, LOGICAL, TEXT, DATE, LOOKUP, FINANCIAL, INFORMATION]
    .flat()
    .map((builtin) => [builtin.name, builtin]),
);

const OTHERS = new Set([...OTHER_NAMES, 'LET']);

/** Whether a function can be calculated here, listed or not. */
export const isBuiltin = (name: string): boolean =>
  BUILTINS.has(name) || OTHERS.has(name);

let unlisted: ReadonlyMap<string, Builtin> | undefined;
let loading: Promise<void> | undefined;

/** A function that is calculated without being listed; `undefined` until those are loaded. */
export function unlistedFunction(name: string): Builtin | undefined {
  return unlisted?.get(name);
}

/** Loads the functions that are not listed, once for all formulas; `undefined` when they are there. */
export function loadUnlisted(): Promise<void> | undefined {
  loading ??= import('../../late/functions').then(
    (library) => {
      const found = new Map(
        unlistedFrom(library).map((one) => [one.name, one]),
      );
      for (const [name, other] of SAME) {
        found.set(name, (found.get(other) ?? BUILTINS.get(other))!);
      }
      unlisted = found;
    },
    () => {
      // Offline they stay unknown, and the other formulas are calculated.
      unlisted = new Map();
    },
  );
  return unlisted ? undefined : loading;
}
