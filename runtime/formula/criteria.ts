import {errorFromText, isCellError, type Scalar} from '../values/scalar';
import {compareScalars, equalScalars} from '../values/compare';
import {numberFromText} from './coerce';

/** A test of cells, as `SUMIF` and its relatives take it. */
export type Criterion = (value: Scalar) => boolean;

/** Expression for a text with the wildcards `*` and `?`; `~` takes the meaning of the next character away. */
export function wildcardPattern(text: string): string {
  return text.replace(
    /~([\s\S]?)|[\\^$.|+()[\]{}*?]/g,
    (found, escaped?: string) => {
      if (escaped === undefined && (found === '*' || found === '?')) {
        return found === '*' ? '[\\s\\S]*' : '[\\s\\S]';
      }
      const plain = escaped ?? found;
      return /[\\^$.|+()[\]{}*?]/.test(plain) ? `\\${plain}` : plain;
    },
  );
}

/** Whether a text matches another with wildcards as a whole, without case. */
export function wildcardTest(text: string): (value: string) => boolean {
  const pattern = new RegExp(`^${wildcardPattern(text)}$`, 'iu');
  return (value) => pattern.test(value);
}

/** Reads a condition: a value, a comparison such as `">10"`, or a text with wildcards. */
export function readCriterion(condition: Scalar): Criterion {
  if (typeof condition !== 'string') {
    const wanted = condition ?? 0;
    return (value) => equalScalars(readNumber(value), wanted);
  }
  const [, operator = '', operand = ''] = /^(<>|<=|>=|=|<|>)?([\s\S]*)$/.exec(
    condition,
  )!;
  const wanted = readOperand(operand);
  if (operator === '<>') {
    const equals = equality(wanted, operator);
    // Text is unlike every number, also the number that it shows.
    const isNumber = typeof wanted === 'number';
    return (value) => (isNumber && typeof value === 'string') || !equals(value);
  }
  if (operator === '' || operator === '=') {
    return equality(wanted, operator);
  }
  if (wanted === '') {
    return () => false;
  }
  return (value) => {
    if (
      value === null ||
      isCellError(value) ||
      typeof value !== typeof wanted
    ) {
      return false;
    }
    const order = compareScalars(value, wanted);
    return (
      (operator.includes('=') && order === 0) ||
      (operator.startsWith('<') ? order < 0 : order > 0)
    );
  };
}

// Cells with a number as text count as that number.
function readNumber(value: Scalar): Scalar {
  return typeof value === 'string' ? (numberFromText(value) ?? value) : value;
}

function readOperand(text: string): Scalar {
  const upper = text.toUpperCase();
  if (upper === 'TRUE' || upper === 'FALSE') {
    return upper === 'TRUE';
  }
  return numberFromText(text) ?? errorFromText(text) ?? text;
}

function equality(wanted: Scalar, operator: string): Criterion {
  if (wanted === '') {
    return operator === ''
      ? (value) => value === null || value === ''
      : (value) => value === null;
  }
  if (typeof wanted === 'string') {
    const matches = wildcardTest(wanted);
    return (value) => typeof value === 'string' && matches(value);
  }
  return (value) => equalScalars(readNumber(value), wanted);
}
