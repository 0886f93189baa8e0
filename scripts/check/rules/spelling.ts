import {DOCS_LOCALE} from '../../../src/site/locales';
import {misspelt} from '../spelling/misspelt';
import {pageTexts} from '../spelling/texts';
import type {Check} from '../types';

/** English pages are spelt as the dictionary and the product spell words. */
export const spelling: Check = {
  name: 'spelling',
  unit: 'words',
  run(sources) {
    const pages = sources.pages.filter(({locale}) => locale === DOCS_LOCALE);
    return misspelt(pages.flatMap(pageTexts), sources);
  },
};
