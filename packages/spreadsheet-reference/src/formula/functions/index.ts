import {UNLISTED} from './unlisted';
import {DATE} from './date';
import type {Builtin} from './define';
import {FINANCIAL} from './financial';
import {INFORMATION, LOGICAL} from './logical';
import {LOOKUP} from './lookup';
import {MATH} from './math';
import {ALIASES} from './signatures';
import {STATISTICAL} from './statistical';
import {TEXT} from './text';

/** Documented built-in functions by upper-case name. */
export const BUILTINS: ReadonlyMap<string, Builtin> = new Map(
  [MATH, STATISTICAL, LOGICAL, TEXT, DATE, LOOKUP, FINANCIAL, INFORMATION]
    .flat()
    .map((builtin) => [builtin.name, builtin]),
);

/** Finds a built-in function by its upper-case name, including functions that are not documented. */
export const findBuiltin = (name: string): Builtin | undefined => {
  const target = ALIASES.get(name) ?? name;
  return BUILTINS.get(target) ?? UNLISTED.get(target);
};
