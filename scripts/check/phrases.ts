import type {Problem} from '../../src/sets/problem';
import {memoize} from './memoize';
import {PHRASES} from './phraseList';
import {lineAt} from './sourceLines';

/** A phrase of the list as it stands in a text. */
export interface FoundPhrase {
  readonly found: string;
  readonly say: string;
  /** From 1. */
  readonly line: number;
}

const PATTERNS = PHRASES.map(({avoid, say}) => ({
  // A line of a comment may begin between two words.
  pattern: new RegExp(
    avoid.source.replaceAll(' ', '(?:\\s+(?:\\*\\s+)?)'),
    'gi',
  ),
  say,
}));

/** Every phrase of the list in a text, with the line that it begins on. */
export const phrasesIn = memoize((text): FoundPhrase[] =>
  PATTERNS.flatMap(({pattern, say}) =>
    [...text.matchAll(pattern)].map(({0: found, index}) => ({
      found: found.replace(/[\s*]+/g, ' '),
      say,
      line: lineAt(text, index),
    })),
  ),
);

/** Says of each phrase of a text what to say in its place; the text begins on a line of its file. */
export function phraseProblems(
  file: string,
  text: string,
  first: number,
): Problem[] {
  return phrasesIn(text).map(({found, say, line}) => ({
    file,
    line: first + line - 1,
    found: `"${found}"`,
    expected: say,
    remedy: 'Say it as a native writer of the field does.',
  }));
}
