import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import type {Problem} from '../../../src/sets/problem';

/** Names that begin with ARGO_ and are not in the header: variables of the CMake sample. */
const OTHER_NAMES = ['ARGO_INCLUDE', 'ARGO_LIBRARY'];

const NAME = /\bARGO_[A-Z0-9_]+\b/g;
/** `601 ARGO_E_LICENSE_MISSING` and `[302](…#ARGO_E_FILE_NOT_FOUND)`. */
const NUMBERED =
  /\b(\d{3})[ :]+(ARGO_[A-Z0-9_]+)|\[(\d{3})\]\([^)]*#(ARGO_[A-Z0-9_]+)\)/g;

/**
 * Finds codes on a page that the header does not have, and numbers beside a code that are not
 * its number.
 *
 * @returns the number of mentions that were looked at, and a problem for each mistake
 */
export function mentionProblems(
  {file, text}: {readonly file: string; readonly text: string},
  {codes, names, file: header}: ApiHeader,
): {readonly mentions: number; readonly problems: readonly Problem[]} {
  const problems: Problem[] = [];
  let mentions = 0;
  const find = (name: string) => codes.find((code) => code.name === name);
  text.split('\n').forEach((row, index) => {
    const at = {file, line: index + 1};
    for (const [name] of row.matchAll(NAME)) {
      mentions += 1;
      if (
        !find(name) &&
        !names.some((other) => other.name === name) &&
        !OTHER_NAMES.includes(name)
      ) {
        problems.push({
          ...at,
          found: `${name}, which is not in the header`,
          expected: `a status code of ${header}`,
          remedy:
            'Correct the name, or list it in scripts/check/ocr/mentions.ts if it is no code.',
        });
      }
    }
    for (const [, first, second, third, fourth] of row.matchAll(NUMBERED)) {
      const known = find((second ?? fourth)!);
      const shown = Number(first ?? third);
      if (known && known.number !== shown) {
        problems.push({
          ...at,
          found: `${shown} as the number of ${known.name}`,
          expected: `${known.number}, as in the header`,
          remedy: 'Correct the number, or name the code that has it.',
        });
      }
    }
  });
  return {mentions, problems};
}
