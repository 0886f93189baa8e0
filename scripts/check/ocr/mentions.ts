import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';

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
 * @param text - source of the page
 * @param file - path named in messages
 * @returns the number of mentions that were looked at, and a `file:line: …` for each mistake
 */
export function mentionProblems(
  text: string,
  file: string,
  {codes, macros}: ApiHeader,
): {readonly mentions: number; readonly problems: readonly string[]} {
  const problems: string[] = [];
  let mentions = 0;
  const find = (name: string) => codes.find((code) => code.name === name);
  text.split('\n').forEach((row, index) => {
    const at = `${file}:${index + 1}`;
    for (const [name] of row.matchAll(NAME)) {
      mentions += 1;
      if (!find(name) && ![...macros, ...OTHER_NAMES].includes(name)) {
        problems.push(`${at}: ${name} is not in the header`);
      }
    }
    for (const [, first, second, third, fourth] of row.matchAll(NUMBERED)) {
      const known = find((second ?? fourth)!);
      const shown = Number(first ?? third);
      if (known && known.number !== shown) {
        problems.push(
          `${at}: ${known.name} is ${known.number} in the header, not ${shown}`,
        );
      }
    }
  });
  return {mentions, problems};
}

/** Reads a page and checks it. See {@link mentionProblems}. */
export function mentionProblemsOfFile(
  root: string,
  file: string,
  header: ApiHeader,
): ReturnType<typeof mentionProblems> {
  return mentionProblems(
    readFileSync(path.join(root, file), 'utf8'),
    file,
    header,
  );
}
