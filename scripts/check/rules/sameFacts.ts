import {DOCS_LOCALE} from '../../../src/site/locales';
import type {Problem} from '../../../src/sets/problem';
import {contractFiles} from '../spelling/contractTexts';
import type {Sources} from '../sources';
import {lineAt} from '../sourceLines';
import type {Check} from '../types';
import {blank} from '../blank';

/** How many words before and after a number make a context. */
const WINDOWS = [
  [3, 3],
  [4, 2],
  [2, 4],
] as const;

/** Words that say what is spoken of; the others are in every sentence. */
const TELLING =
  /^(?!(?:about|above|after|also|below|each|exactly|from|have|least|more|most|only|some|than|that|then|there|these|they|this|those|when|where|which|will|with|within)$)[a-z-]{4,}$/;

/** A number between words. */
interface Statement {
  readonly context: string;
  readonly number: string;
  readonly file: string;
  readonly line: number;
}

/** Whoever owns a fact: what a page says otherwise in the same words is wrong. */
const OWNERS = /^contracts\/|\/legal\//;

/**
 * A page that says in the same words another number than a contract, a legal text, or two other places. Of two pages
 * alone, each may speak of its own sample: nothing is said of these.
 */
export const sameFacts: Check = {
  name: 'same facts',
  unit: 'numbers',
  run(sources) {
    const stated = new Map<string, Statement[]>();
    let inspected = 0;
    for (const statement of textsOf(sources).flatMap(statementsOf)) {
      inspected += 1;
      const others = stated.get(statement.context) ?? [];
      stated.set(statement.context, [...others, statement]);
    }
    const problems = new Map<string, Problem>();
    for (const all of stated.values()) {
      const odd = oddOne(all);
      if (odd) {
        problems.set(`${odd.file}:${odd.line}`, problemOf(odd, all));
      }
    }
    return {inspected, problems: [...problems.values()]};
  },
};

/** The statement that an owner of the fact, or most of at least three, contradict. */
function oddOne(all: readonly Statement[]): Statement | undefined {
  const count = (number: string) =>
    all.filter((each) => each.number === number).length;
  const rank = ({file, number}: Statement) =>
    count(number) + (OWNERS.test(file) ? 0.5 : 0);
  const [odd, ...others] = [...all].sort(
    (one, other) => rank(one) - rank(other),
  );
  const against = others.filter(({number}) => number !== odd?.number);
  return against.some(({file}) => OWNERS.test(file)) ||
    against.some(({number}) => count(number) > 1)
    ? odd
    : undefined;
}

function problemOf(
  {file, line, number, context}: Statement,
  all: readonly Statement[],
): Problem {
  const other = all.find((each) => each.number !== number)!;
  return {
    file,
    line,
    found: `"${context.replace('…', number)}", where ${other.file}:${other.line} says ${other.number}`,
    expected: 'one number for the same words',
    remedy:
      'Correct the one that is wrong; if both are right, say what the two are of: other words are another fact.',
  };
}

function textsOf({pages, files}: Sources): {file: string; text: string}[] {
  return [
    ...pages
      .filter(({locale}) => locale === DOCS_LOCALE)
      .map(({file, text}) => ({file, text: withoutCode(text)})),
    ...contractFiles(files).map((file) => ({
      file,
      text: files.read(file).replace(/^[ /]*\*+\/?/gm, blank),
    })),
  ];
}

/** Pages need not be parsed for it: code and marks become blanks, so that lines stay. */
function withoutCode(text: string): string {
  return text
    .replace(/^ *(`{3,})[^]*?^ *\1/gm, blank)
    .replace(/\]\([^)\n]*\)|\{#[^}\n]*\}|[[*_`]/g, blank);
}

function statementsOf({file, text}: {file: string; text: string}): Statement[] {
  const words = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
    word: word.toLowerCase().replace(/^[("']+|[)"',;:.]+$/g, ''),
    index,
  }));
  return words.flatMap(({word: number, index}, at) =>
    /^\d[\d,.]*$/.test(number)
      ? WINDOWS.flatMap(([before, after]) => {
          const around = [
            ...words.slice(Math.max(at - before, 0), at),
            ...words.slice(at + 1, at + 1 + after),
          ].map(({word}) => word);
          const isContext =
            around.length === before + after &&
            around.every((word) => /^[a-z][a-z-]*$/.test(word)) &&
            // A number of something, and no end of a range.
            /^(?!and$|or$)[a-z-]{3,}$/.test(around[before]!) &&
            around.filter((word) => TELLING.test(word)).length > 2;
          return isContext
            ? [
                {
                  context: [
                    ...around.slice(0, before),
                    '…',
                    ...around.slice(before),
                  ].join(' '),
                  number,
                  file,
                  line: lineAt(text, index),
                },
              ]
            : [];
        })
      : [],
  );
}
