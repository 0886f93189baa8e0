import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {Problem} from '../../../src/sets/problem';
import {collectCSamples} from '../../samples/c/collect';
import {lineAt} from '../sourceLines';
import {foreignPrograms} from './foreignPrograms';
import {RELEASE, stringMakers} from './libraryStrings';
import {withoutComments} from '../blank';

/**
 * Programs that take a string of the library, and release none: readers copy the leak.
 *
 * @param read - reads a file that a fence shows
 */
export function leakProblems(
  pages: readonly MarkdownPage[],
  header: ApiHeader,
  read: (file: string) => string,
): Problem[] {
  const makers = stringMakers(header);
  if (!makers?.length) {
    return [];
  }
  const call = new RegExp(`\\b(?:${makers.join('|')})\\s*\\(`);
  const programs = [
    ...collectCSamples(pages, read).samples,
    ...foreignPrograms(pages, read),
  ];
  return programs.flatMap(({file, line, code}) => {
    const plain = withoutComments(code);
    const taken = call.exec(plain);
    // A string that is handed to the caller is released there.
    const lost = taken ? unreleased(plain, makers) : undefined;
    return taken && lost
      ? [
          {
            file,
            line: line + lineAt(code, lost.index) - 1,
            found: `${lost.name}, which the library fills and nothing releases`,
            expected: `${RELEASE}() for each string of the library`,
            remedy: `Call ${RELEASE}() once the string is used, on every way out.`,
          },
        ]
      : [];
  });
}

/** The variable that a call fills, and that is neither released, returned nor handed on. */
function unreleased(
  code: string,
  makers: readonly string[],
): {readonly name: string; readonly index: number} | undefined {
  const calls = [
    ...code.matchAll(
      new RegExp(
        `\\b(?:${makers.join('|')})\\s*\\(((?:[^;{}()]|\\([^()]*\\))*)\\)`,
        'g',
      ),
    ),
  ];
  // Not its declaration, which other languages need.
  const releases = new RegExp(`(?<!void )\\b${RELEASE}\\s*\\(`).test(code);
  for (const {0: call, 1: list = '', index} of calls) {
    const filled = /&\s*([\w.>[\]-]+)\s*\)*$/.exec(list.trim())?.[1];
    const isReleased =
      filled === undefined
        ? releases
        : new RegExp(
            `${RELEASE}\\s*\\(\\s*(?:\\([^)]*\\)\\s*)?${filled.replace(/[[\].]/g, '\\$&')}\\b|\\breturn ${filled}\\b|\\bArgoString\\b|unique_ptr`,
          ).test(code) ||
          !isUsed(code, filled) ||
          isHandedOn(code, filled, index + call.length);
    if (!isReleased) {
      return {name: filled ?? call, index};
    }
  }
  return undefined;
}

/** Whether a string is looked at: what a call leaves that is meant to fail is NULL. */
function isUsed(code: string, name: string): boolean {
  return new RegExp(
    `(?<![&*\\w.] *)${name.replace(/[[\].]/g, '\\$&')}\\b(?!\\s*=)`,
  ).test(code);
}

/** Whether what releases gets the string as another name: in a loop, or from a function of the program. */
function isHandedOn(code: string, name: string, from: number): boolean {
  const rest = code.slice(from);
  return (
    new RegExp(`\\b${RELEASE}\\s*\\(`).test(rest) &&
    new RegExp(`=\\s*${name.replace(/[[\].]/g, '\\$&')}\\b`).test(rest)
  );
}
