import {describe, expect, it} from 'vitest';
import {findTranslatedDocs} from '../../src/plugins/translated-docs';
import {languagesOf} from '../../src/site/translatedDocs';

const BOTH = ['ko', 'en'] as const;

describe('the languages of a page', () => {
  const translated = findTranslatedDocs([
    'docs-ocr/intro.mdx',
    'i18n/ko/docusaurus-plugin-content-docs-ocr/current/api/run.mdx',
    'i18n/ko/docusaurus-plugin-content-docs-ocr/current/_part.mdx',
    'i18n/ko/docusaurus-plugin-content-pages/legal/terms.mdx',
  ]);

  it('are those that it is translated into, and the one it is written in', () => {
    expect(translated).toEqual({ko: ['/ocr/api/run']});
    expect(languagesOf('/ocr/api/run', true, BOTH, translated)).toEqual(BOTH);
    expect(languagesOf('/ocr/intro', true, BOTH, translated)).toEqual(['en']);
  });

  it('are all of the site outside the documentation', () => {
    expect(languagesOf('/products', false, BOTH, translated)).toEqual(BOTH);
  });
});
