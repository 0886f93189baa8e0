import {LOCALE_TABLE} from '../../src/site/locales';
import {translationFolder} from '../../src/site/translations';
import type {FileTree} from '../check/files';
import type {Question} from './scaffold';

const LOCALE = 'ko';
const FOLDER = `${translationFolder(LOCALE)}/search-terms`;
const COUNT = {min: 5, max: 10};

/** Where the search terms of a set stand. */
export function termsFile(set: string): string {
  return `${FOLDER}/${set}.json`;
}

/** Whether pages have search terms in the language of their readers. */
export function hasTerms(files: FileTree): boolean {
  return files.list(FOLDER).length > 0;
}

/** What Korean readers type to find a page. */
export const SEARCH_TERMS: Question = {
  name: 'terms',
  asks: `What do Korean developers type to find it? ${COUNT.min} to ${COUNT.max} terms with commas between them`,
  refuses: (answer) => {
    const terms = splitTerms(answer);
    const letters = new RegExp(LOCALE_TABLE[LOCALE].letters, 'u');
    return terms.length >= COUNT.min &&
      terms.length <= COUNT.max &&
      terms.every((term) => letters.test(term))
      ? undefined
      : {
          expected: `${COUNT.min} to ${COUNT.max} different Korean terms with commas between them`,
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
