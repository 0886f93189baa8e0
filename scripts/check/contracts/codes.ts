import {didYouMean} from '../../../src/sets/didYouMean';
import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import type {Problem} from '../../../src/sets/problem';

/** `601 ARGO_E_LICENSE_MISSING` and `[302](…#ARGO_E_FILE_NOT_FOUND)`. */
const NUMBERED =
  /\b(\d{3})[ :]+([A-Z]+_[A-Z0-9_]+)|\[(\d{3})\]\([^)]*#([A-Z]+_[A-Z0-9_]+)\)/g;

/**
 * Codes in a text that the header does not have, and numbers beside a code that are not its number.
 *
 * @param text - of a page, samples in languages that no compiler reads included
 */
export function codeProblems(
  {file, text}: {readonly file: string; readonly text: string},
  {codes, names, file: header}: ApiHeader,
): Problem[] {
  const known = [...codes, ...names].map(({name}) => name);
  const [prefix = ''] = /^[A-Z]+_/.exec(codes[0]?.name ?? '') ?? [];
  const name = new RegExp(String.raw`\b${prefix}[A-Z0-9_]+\b`, 'g');
  // Variables of CMake are named after what they find.
  const read = text.replace(/^```cmake[^]*?^```/gm, (fence) =>
    fence.replace(/./g, ''),
  );
  return read.split('\n').flatMap((row, index) => {
    const at = {file, line: index + 1};
    return [
      ...[...row.matchAll(name)]
        .filter(([found]) => prefix !== '' && !known.includes(found))
        .map(([found]) => ({
          ...at,
          found: `${found}, which is not in the header`,
          expected: `a name of ${header}`,
          remedy: `${didYouMean(found, known)}Correct the name.`,
        })),
      ...[...row.matchAll(NUMBERED)].flatMap((match) => {
        const [shown, named] = match.slice(1).filter(Boolean);
        const code = codes.find((each) => each.name === named);
        return code && code.number !== Number(shown)
          ? {
              ...at,
              found: `${shown} as the number of ${code.name}`,
              expected: `${code.number}, as in the header`,
              remedy: 'Correct the number, or name the code that has it.',
            }
          : [];
      }),
    ];
  });
}
