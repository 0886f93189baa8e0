import {isCellError, type Scalar, areScalarsEqual} from '../../values/scalar';
import {type FunctionCall, defineFunctions} from './define';
import {toBoolean} from '../coerce';
import {
  hasMultipleValues,
  throwIfError,
  type FormulaValue,
  broadcastValues,
  throwCellError,
} from '../value';

/** Converts all arguments to booleans; ignores text and empty cells in areas. */
export function toBooleans(call: FunctionCall): boolean[] {
  const found = [...call.each()].flatMap(({value, isDirect}) =>
    isDirect || (value !== null && typeof value !== 'string')
      ? [toBoolean(value)]
      : [],
  );
  return found.length === 0 ? throwCellError('#VALUE!') : found;
}

export const LOGICAL_LIBRARY = defineFunctions(
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
    AND: (call: FunctionCall) => toBooleans(call).every(Boolean),
    FALSE: () => false,
    // Evaluates only the selected argument, unless the condition is an array.
    IF(call: FunctionCall): FormulaValue {
      const branch = (index: number): FormulaValue =>
        index < call.args.length ? (call.value(index) ?? 0) : false;
      return hasMultipleValues(call.value(0))
        ? broadcastValues(
            [call.value(0), branch(1), branch(2)],
            call.scope,
            ([test, then, otherwise]) =>
              (toBoolean(test!) ? then : otherwise) ?? null,
          )
        : branch(toBoolean(call.scalar(0)) ? 1 : 2);
    },
    IFERROR(call: FunctionCall): FormulaValue {
      const first = call.value(0);
      if (hasMultipleValues(first)) {
        return broadcastValues(
          [first, call.value(1)],
          call.scope,
          ([result, otherwise]) =>
            (isCellError(result) ? otherwise : result) ?? null,
        );
      }
      return isCellError(call.scalar(0)) ? call.value(1) : first;
    },
    IFS(call: FunctionCall): FormulaValue {
      for (let index = 0; index + 1 < call.args.length; index += 2) {
        if (toBoolean(call.scalar(index))) {
          return call.value(index + 1);
        }
      }
      return throwCellError('#N/A');
    },
    NOT: (condition: boolean) => !condition,
    OR: (call: FunctionCall) => toBooleans(call).some(Boolean),
    SWITCH(call: FunctionCall): FormulaValue {
      const subject = throwIfError(call.scalar(0));
      const last = call.args.length - 1;
      for (let index = 1; index < last; index += 2) {
        if (areScalarsEqual(subject, throwIfError(call.scalar(index)))) {
          return call.value(index + 1);
        }
      }
      return last % 2 === 1 ? call.value(last) : throwCellError('#N/A');
    },
    TRUE: () => true,
  },
);

export const INFORMATION_LIBRARY = defineFunctions(
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
    NA: () => throwCellError('#N/A'),
  },
);
