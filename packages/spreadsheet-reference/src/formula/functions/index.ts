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

/** The built-in functions by name, in capitals. */
export const BUILTINS: ReadonlyMap<string, Builtin> = new Map(
  [MATH, STATISTICAL, LOGICAL, TEXT, DATE, LOOKUP, FINANCIAL, INFORMATION]
    .flat()
    .map((builtin) => [builtin.name, builtin]),
);

/** A function by its name in capitals, listed or not. */
export const findBuiltin = (name: string): Builtin | undefined => {
  const own = ALIASES.get(name) ?? name;
  return BUILTINS.get(own) ?? UNLISTED.get(own);
};
