import type {Fault} from '../../src/sets/problem';

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const FACTOR = String.raw`${NUMBER}(?: [a-zA-Z]+)?`;
const PRODUCT = new RegExp(`(?<![\\d×.] ?)${FACTOR} × ${FACTOR}(?! ?×)`);
const RESULT = new RegExp(`^ *(?:=|is|are) ${NUMBER}`);

/**
 * Products whose result is another one: `3 × 4 = 13`, or the result in the next cell.
 *
 * @param next - the cell beside the text, in a table
 */
export function productFaults(text: string, next = ''): Fault[] {
  const product = PRODUCT.exec(text);
  if (!product) {
    return [];
  }
  const [all, left = '', right = ''] = product;
  const after = text.slice(product.index + all.length);
  const beside =
    all === text ? new RegExp(`^${NUMBER}(?: [a-zA-Z]+)?$`) : undefined;
  const stated = (RESULT.exec(after) ?? beside?.exec(next))?.[1];
  const is = valueOf(left) * valueOf(right);
  return stated === undefined || isRounded(is, stated)
    ? []
    : [
        {
          found: `${all} = ${stated}`,
          expected: `${Number(is.toFixed(4)).toLocaleString('en')}`,
          remedy: 'Calculate anew, and correct what follows from it.',
        },
      ];
}

function valueOf(number: string): number {
  return Number(number.replaceAll(',', ''));
}

/** Whether a number is another one, rounded to the digits that it shows. */
function isRounded(value: number, stated: string): boolean {
  const digits = /\.(\d+)$/.exec(stated)?.[1]?.length ?? 0;
  const zeros =
    digits === 0
      ? (/[1-9](0*)$/.exec(stated.replaceAll(',', ''))?.[1]?.length ?? 0)
      : 0;
  const step = 10 ** (Math.min(zeros, 2) - digits);
  return (
    Math.abs(value - valueOf(stated)) <= step / 2 + 1e-9 &&
    Math.abs(value - valueOf(stated)) <= value * 0.02 + 1e-9
  );
}
