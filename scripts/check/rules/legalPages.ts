import {DOCS_LOCALE} from '../../../src/site/locales';
import {translatedPages} from '../../../src/site/translations';
import {LEGAL_TEXTS} from '../../../src/site/legalTexts';
import type {Rule} from '../types';

/** Every legal text has a page in every language. */
export const run: Rule = ({pages, locales}) => {
  const wanted = LEGAL_TEXTS.flatMap((text) =>
    Object.keys(locales).map((locale) => ({text, locale})),
  );
  return {
    inspected: wanted.length,
    problems: wanted
      .filter(
        ({text, locale}) =>
          !pages.some(
            (page) => page.route === text.path && page.locale === locale,
          ),
      )
      .map(({text, locale}) => ({
        file: `${locale === DOCS_LOCALE ? 'src/pages' : translatedPages(locale)}${text.path}.mdx`,
        line: 1,
        found: 'no such page',
        expected: `the text "${text.title.en}" in ${locale}`,
        remedy:
          'Write it: a legal text holds in every language of the site or in none.',
      })),
  };
};
