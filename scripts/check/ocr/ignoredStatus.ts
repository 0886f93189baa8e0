import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {Problem} from '../../../src/sets/problem';
import {collectCSamples} from '../../samples/c/collect';
import {lineAt} from '../sourceLines';
import {withoutComments} from '../blank';

/** Functions that end something: a sample has nothing left to do when they fail. */
const ENDS = ['releaseArgoSDK', 'releaseQueue'];

/**
 * Finds calls in samples whose status nobody looks at: what they lose is lost in silence.
 *
 * @param read - reads a file that a fence shows
 * @returns the number of samples that were looked at, and a problem for each such call
 */
export function ignoredStatusProblems(
  pages: readonly MarkdownPage[],
  {functions, statusType}: ApiHeader,
  read: (file: string) => string,
): {readonly samples: number; readonly problems: readonly Problem[]} {
  const names = functions
    .filter(
      ({name, kind, declaration}) =>
        kind === 'function' &&
        statusType !== '' &&
        declaration.startsWith(`${statusType} `) &&
        !ENDS.includes(name),
    )
    .map(({name}) => name);
  if (names.length === 0) {
    return {samples: 0, problems: []};
  }
  // A call that begins a statement; to end logging, setLogFilePath(NULL), cannot fail.
  const ignored = new RegExp(
    String.raw`(?<=^\s*|[;{}]\s*)(?:\(void\)\s*)?\b(${names.join('|')})\((?!NULL\))`,
    'g',
  );
  const {samples} = collectCSamples(pages, read);
  const problems = samples.flatMap(({file, line, code}) =>
    [...withoutComments(code).matchAll(ignored)].map((match) => ({
      file,
      line: line + lineAt(code, match.index) - 1,
      found: `${match[1]} is called, and its status is not looked at`,
      expected: 'a sample that reports every failure',
      remedy: 'Compare the status with 0, and print it when it differs.',
    })),
  );
  return {samples: samples.length, problems};
}
