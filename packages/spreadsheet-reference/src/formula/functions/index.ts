import {UNLISTED_FUNCTIONS} from './unlisted';
import {DATE_LIBRARY} from './date';
import type {BuiltinFunction} from './define';
import {FINANCIAL_LIBRARY} from './financial';
import {INFORMATION_LIBRARY, LOGICAL_LIBRARY} from './logical';
import {LOOKUP_LIBRARY} from './lookup';
import {MATH_LIBRARY} from './math';
import {FUNCTION_ALIASES} from './signatures';
import {STATISTICAL_LIBRARY} from './statistical';
import {TEXT_LIBRARY} from './text';

/** Documented built-in functions by upper-case name. */
export const BUILTIN_FUNCTIONS: ReadonlyMap<string, BuiltinFunction> = new Map(
  [
    MATH_LIBRARY,
    STATISTICAL_LIBRARY,
    LOGICAL_LIBRARY,
    TEXT_LIBRARY,
    DATE_LIBRARY,
    LOOKUP_LIBRARY,
    FINANCIAL_LIBRARY,
    INFORMATION_LIBRARY,
  ]
    .flat()
    .map((builtin) => [builtin.name, builtin]),
);

/** Finds a built-in function by its upper-case name, including functions that are not documented. */
export const findBuiltin = (name: string): BuiltinFunction | undefined => {
  const target = FUNCTION_ALIASES.get(name) ?? name;
  return BUILTIN_FUNCTIONS.get(target) ?? UNLISTED_FUNCTIONS.get(target);
};
