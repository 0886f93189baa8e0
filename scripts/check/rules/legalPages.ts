import {LOCALES} from '../../../src/site/locales';
import {LEGAL_TEXTS} from '../../../src/site/legalTexts';
import type {Check} from '../types';

const FOLDER = {
  en: 'src/pages',
  ko: 'i18n/ko/docusaurus-plugin-content-pages',
} as const;

/** Every legal text has a page in every language. */
export const legalPages: Check = {
  name: 'legal pages',
  unit: 'pages',
  run({pages}) {
    const wanted = LEGAL_TEXTS.flatMap((text) =>
      LOCALES.map((locale) => ({text, locale})),
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
          file: `${FOLDER[locale]}${text.path}.mdx`,
          line: 1,
          found: 'no such page',
          expected: `the text "${text.title[locale]}" in ${locale}`,
          remedy: 'Write it: a legal text holds in both languages or in none.',
        })),
    };
  },
};
