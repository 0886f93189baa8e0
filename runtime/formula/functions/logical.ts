import {isCellError, type Scalar} from '../../values/scalar';
import {type Call, eachValue, fail, library} from './define';
import {equalScalars} from '../../values/compare';
import {broadcast} from '../broadcast';
import {toBoolean} from '../coerce';
import {isMany, noError, scalarOf, type Value} from '../value';

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
  const first = value(0) ?? null;
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
export const LOGICAL = library(
  'logical',
  `
  AND          -    1 ∞ Whether all hold.
  FALSE        -    0 0 The value \`FALSE\`.
  IF           ?    2 3 One of two values.
  IFERROR      ?    2 2 The second argument if the first is an error.
  IFS          ?    2 ∞ The value of the first condition that holds.
  NOT          b    1 1 The opposite.
  OR           -    1 ∞ Whether any holds.
  SWITCH       ?    3 ∞ The result of the matching case.
  TRUE         -    0 0 The value \`TRUE\`.
`,
  {
    AND: (call) => conditions(call).every(Boolean),
    FALSE: () => false,
    IF: choose,
    IFERROR: ifError,
    IFS: ifs,
    NOT: (condition: boolean) => !condition,
    OR: (call) => conditions(call).some(Boolean),
    SWITCH: switchTo,
    TRUE: () => true,
  },
);

/** Functions of the library `information`. */
export const INFORMATION = library(
  'information',
  `
  ISBLANK      x    1 1 Whether the cell is empty.
  ISERROR      x    1 1 Whether it is an error value.
  ISNA         x    1 1 Whether it is \`#N/A\`.
  ISNUMBER     x    1 1 Whether it is a number.
  ISTEXT       x    1 1 Whether it is text.
  NA           -    0 0 The error value \`#N/A\`.
`,
  {
    ISBLANK: (value: Scalar) => value === null,
    ISERROR: isCellError,
    ISNA: (value: Scalar) => isCellError(value) && value.error === '#N/A',
    ISNUMBER: (value: Scalar) => typeof value === 'number',
    ISTEXT: (value: Scalar) => typeof value === 'string',
    NA: () => fail('#N/A'),
  },
);
