import {searchTerms, TERMS_LOCALE} from '../../src/site/translations';
import type {Question} from './scaffold';

/** What Korean readers type to find a page. */
export const TERMS: Question = {
  name: 'terms',
  asks: 'What do Korean developers type to find it? Terms with commas between them',
  usual: () => '',
};

/** Where the search terms of a set stand. */
export const termsFile = (set: string) => searchTerms(TERMS_LOCALE, set);

/** A file of terms with those of a further page. */
export function withTerms(text: string, page: string, answer: string): string {
  const {pages, groups} = JSON.parse(text) as Record<string, object>;
  const terms = answer.split(',').map((term) => term.trim());
  return JSON.stringify({pages: {...pages, [page]: terms}, groups}, null, 2);
}
