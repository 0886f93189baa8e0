import {DOCS_LOCALE} from '../../../src/site/locales';
import {misspelt} from '../spelling/misspelt';
import {pageTexts} from '../spelling/texts';
import type {Rule} from '../types';

/** English pages are spelt as the dictionary and the product spell words. */
export const run: Rule = (sources) => {
  const pages = sources.pages.filter(({locale}) => locale === DOCS_LOCALE);
  return misspelt(pages.flatMap(pageTexts), sources);
};
