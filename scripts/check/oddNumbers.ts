import type {Problem} from '../../src/sets/problem';
import {lineAt} from './sourceLines';

/** Numbers of so many digits are no coincidence when they differ in two digits that changed places. */
const NUMBER = /(?<![\w.#-])\d[\d,]{3,}(?![\w.-]*[\w-])/g;

/** Powers of two, and the numbers beside them: limits are such. */
const isLimit = (number: number): boolean =>
  [number - 1, number, number + 1].some(
    (each) => each > 1000 && Number.isInteger(Math.log2(each)),
  );

/**
 * Numbers that are a power of two, or stand there more than once, but for two digits that have changed places.
 *
 * @param text - of the file
 */
export function oddNumberProblems(file: string, text: string): Problem[] {
  const all = [...text.matchAll(NUMBER)].map(({0: written, index}) => ({
    written,
    index,
    digits: written.replaceAll(',', ''),
  }));
  const count = (digits: string) =>
    all.filter((each) => each.digits === digits).length;
  return all.flatMap(({written, index, digits}): Problem[] => {
    if (count(digits) > 1 || isLimit(Number(digits))) {
      return [];
    }
    const meant = swapped(digits).find(
      (other) => count(other) > 0 || isLimit(Number(other)),
    );
    return meant === undefined
      ? []
      : [
          {
            file,
            line: lineAt(text, index),
            found: written,
            expected: Number(meant).toLocaleString('en'),
            remedy: 'Two digits have changed places: correct them.',
          },
        ];
  });
}

function swapped(digits: string): string[] {
  return [...digits].flatMap((digit, index) => {
    const next = digits[index + 1];
    return next === undefined || next === digit
      ? []
      : [digits.slice(0, index) + next + digit + digits.slice(index + 2)];
  });
}
