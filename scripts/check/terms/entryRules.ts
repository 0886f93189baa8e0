import type {Problem} from '../../../src/sets/problem';
import type {LocaleRow} from '../../../src/site/locales';
import {foldTerm, type Term, type TermEntry} from './table';

/** How many terms a page or a group has. */
export const TERM_COUNT = {min: 5, max: 44} as const;

/** What is wrong with the terms of one page or group. */
export function entryProblems(
  file: string,
  {key, line, terms}: TermEntry,
  language: LocaleRow,
): Problem[] {
  return [
    ...countProblems(file, key, line, terms.length),
    ...terms.flatMap((term, index) => [
      ...textProblems(file, term, language),
      ...repeated(file, key, term, terms.slice(0, index)),
    ]),
  ];
}

function countProblems(
  file: string,
  key: string,
  line: number,
  count: number,
): Problem[] {
  const {min, max} = TERM_COUNT;
  return count >= min && count <= max
    ? []
    : [
        {
          file,
          line,
          found: `${count} terms for "${key}"`,
          expected: `${min} to ${max}`,
          remedy:
            count < min
              ? 'Add what readers type: other words for its subject, short tasks.'
              : 'Keep the terms of what it is about.',
        },
      ];
}

function textProblems(
  file: string,
  {text, line}: Term,
  {name, letters = ''}: LocaleRow,
): Problem[] {
  const clean = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (!new RegExp(letters, 'u').test(clean)) {
    return [
      {
        file,
        line,
        found: `the term "${text}", without a letter of ${name}`,
        expected: `a ${name} term`,
        remedy: 'Take it away: the page itself is found by its English words.',
      },
    ];
  }
  return text === clean
    ? []
    : [
        {
          file,
          line,
          found: `the term ${JSON.stringify(text)}`,
          expected: `"${clean}", in composed letters with single spaces`,
          remedy: 'Type it again.',
        },
      ];
}

function repeated(
  file: string,
  key: string,
  {text, line}: Term,
  before: readonly Term[],
): Problem[] {
  const same = before.find((term) => foldTerm(term.text) === foldTerm(text));
  return same
    ? [
        {
          file,
          line,
          found: `"${text}" for "${key}", which has "${same.text}" in line ${same.line}`,
          expected: 'each term once; search finds it without its spaces too',
          remedy: 'Take it away, or put another word in its place.',
        },
      ]
    : [];
}
