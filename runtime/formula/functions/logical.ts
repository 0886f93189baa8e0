import {isCellError, type Scalar} from '../../values/scalar';
import {equalScalars} from '../../values/compare';
import {broadcast} from '../broadcast';
import {toBoolean} from '../coerce';
import {ErrorResult, isMany, noError, scalarOf, type Value} from '../value';
import {eachValue, fail, library, single, type Call} from './define';

// A branch that is not taken is not evaluated, unless the condition is an array.
function choose({scope, value, args}: Call): Value {
  const condition = value(0) ?? null;
  const branch = (index: number): Value =>
    index < args.length ? (value(index) ?? 0) : false;
  if (isMany(condition)) {
    return broadcast(
      [condition, branch(1), branch(2)],
      scope,
      ([test, then, otherwise]) =>
        (toBoolean(test ?? null) ? then : otherwise) ?? null,
    );
  }
  return toBoolean(scalarOf(condition, scope)) ? branch(1) : branch(2);
}

function ifError({scope, value}: Call): Value {
  let first: Value;
  try {
    first = value(0) ?? null;
  } catch (error) {
    if (!(error instanceof ErrorResult)) {
      throw error;
    }
    return value(1) ?? null;
  }
  if (isMany(first)) {
    return broadcast(
      [first, value(1) ?? null],
      scope,
      ([result, otherwise]) =>
        (isCellError(result) ? otherwise : result) ?? null,
    );
  }
  return isCellError(scalarOf(first, scope)) ? (value(1) ?? null) : first;
}

function ifs({scope, args, value}: Call): Value {
  for (let index = 0; index + 1 < args.length; index += 2) {
    if (toBoolean(scalarOf(value(index) ?? null, scope))) {
      return value(index + 1) ?? null;
    }
  }
  return fail('#N/A');
}

function switchTo({scope, args, value}: Call): Value {
  const subject = noError(scalarOf(value(0) ?? null, scope));
  const pairs = Math.floor((args.length - 1) / 2);
  for (let pair = 0; pair < pairs; pair += 1) {
    if (equalScalars(subject, scalarOf(value(1 + pair * 2) ?? null, scope))) {
      return value(2 + pair * 2) ?? null;
    }
  }
  return (args.length - 1) % 2 === 1
    ? (value(args.length - 1) ?? null)
    : fail('#N/A');
}

/** Conditions of all arguments: text and empty cells in areas are left out. */
function conditions(call: Call): boolean[] {
  const found: boolean[] = [];
  for (const {value, isDirect} of eachValue(call)) {
    const counts =
      isDirect || typeof value === 'number' || typeof value === 'boolean';
    if (counts || isCellError(value)) {
      found.push(toBoolean(value as Scalar));
    }
  }
  return found.length === 0 ? fail('#VALUE!') : found;
}

/** Functions of the library `logical`. */
export const LOGICAL = library('logical', [
  [
    'AND',
    'Whether all hold.',
    1,
    Infinity,
    (call) => conditions(call).every(Boolean),
  ],
  ['FALSE', 'The value `FALSE`.', 0, 0, () => false],
  ['IF', 'One of two values.', 2, 3, choose],
  ['IFERROR', 'The second argument if the first is an error.', 2, 2, ifError],
  ['IFS', 'The value of the first condition that holds.', 2, Infinity, ifs],
  [
    'NOT',
    'The opposite.',
    1,
    1,
    single('b', (condition: boolean) => !condition),
  ],
  [
    'OR',
    'Whether any holds.',
    1,
    Infinity,
    (call) => conditions(call).some(Boolean),
  ],
  ['SWITCH', 'The result of the matching case.', 3, Infinity, switchTo],
  ['TRUE', 'The value `TRUE`.', 0, 0, () => true],
]);
