import {expect, it} from 'vitest';
import {untranslatedProblems} from '../../../scripts/check/untranslated';
import {parsePage} from '../../../src/sets/page/sourcePage';
import {pageText} from './support';

const FRENCH = {
  label: 'Français',
  name: 'French',
  htmlLang: 'fr',
  direction: 'ltr',
} as const;

const ENGLISH = 'docs-ocr/planted.mdx';

/** What is found in English on a page in a language of Latin letters. */
function leftIn(body: string): string[] {
  const page = parsePage(
    'i18n/ko/docusaurus-plugin-content-docs-ocr/current/planted.mdx',
    pageText(body),
  );
  const original = parsePage(ENGLISH, pageText('No text is lost then.'));
  return untranslatedProblems(page, original, FRENCH).map(({found}) => found);
}

it('finds English that was edited in a language that has no letters of its own', () => {
  expect(leftIn('Aucun texte ne se perd alors.')).toEqual([]);
  expect(leftIn('Il lit.\n\nNo text is lost there then.')).toEqual([
    `"No text is lost there then.", in English as in ${ENGLISH}: 1 of 1 texts of the page are`,
  ]);
});
