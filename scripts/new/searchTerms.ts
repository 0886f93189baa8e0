import {LOCALE_TABLE} from '../../src/site/locales';
import {searchTerms, TERMS_LOCALE} from '../../src/site/translations';
import {TERM_COUNT} from '../check/terms/entryRules';
import type {Question} from './scaffold';

/** Where the search terms of a set stand. */
export function termsFile(set: string): string {
  return searchTerms(TERMS_LOCALE, set);
}

/** What Korean readers type to find a page. */
export const SEARCH_TERMS: Question = {
  name: 'terms',
  asks: `What do Korean developers type to find it? ${TERM_COUNT.min} to ${TERM_COUNT.max} terms with commas between them`,
  refuses: (answer) => {
    const terms = splitTerms(answer);
    const letters = new RegExp(LOCALE_TABLE[TERMS_LOCALE].letters, 'u');
    return terms.length >= TERM_COUNT.min &&
      terms.length <= TERM_COUNT.max &&
      terms.every((term) => letters.test(term))
      ? undefined
      : {
          expected: `${TERM_COUNT.min} to ${TERM_COUNT.max} different Korean terms with commas between them`,
          remedy:
            'Write established terms, transliterations and tasks in two or three words.',
        };
  },
};

/** The terms of an answer, each once. */
export function splitTerms(answer: string): string[] {
  return [...new Set(answer.split(',').map((term) => term.trim()))].filter(
    Boolean,
  );
}

/** A file of terms with those of a further page, after the page that comes before it. */
export function withTerms(
  text: string,
  page: string,
  answer: string,
  after: string | undefined,
): string {
  const {pages, ...rest} = JSON.parse(text) as {pages: Record<string, unknown>};
  const entries = Object.entries(pages);
  const index = entries.findIndex(([key]) => key === after);
  entries.splice(index < 0 ? entries.length : index + 1, 0, [
    page,
    splitTerms(answer),
  ]);
  return JSON.stringify({pages: Object.fromEntries(entries), ...rest}, null, 2);
}
