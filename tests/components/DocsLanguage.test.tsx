import {screen} from '@testing-library/react';
import DocItemContent from '@theme/DocItem/Content';
import {describe, expect, it} from 'vitest';
import {DOCS_GLOBAL_DATA, InDoc} from '../support/docsData';
import {renderWithSite} from '../support/renderWithSite';

function renderDoc(locale: 'ko' | 'en', source: string, path = '/ocr/api/run') {
  return renderWithSite(
    <InDoc title="run" source={source}>
      <DocItemContent>
        <p>The text.</p>
      </DocItemContent>
    </InDoc>,
    {locale, path, globalData: DOCS_GLOBAL_DATA},
  );
}

const ENGLISH = '@site/docs-ocr/api/run.mdx';
const KOREAN =
  '@site/i18n/ko/docusaurus-plugin-content-docs-ocr/current/api/run.mdx';

describe('a documentation page in another language than its surroundings', () => {
  it('has a notice, its language and a link to its own edition', () => {
    const {container} = renderDoc('ko', ENGLISH);
    expect(
      screen.getByText(/The text of this page is in English/),
    ).toBeDefined();
    const link = screen.getByRole('link', {name: 'English menus too'});
    expect(link.getAttribute('href')).toBe('/en/ocr/api/run');
    expect(link.getAttribute('hreflang')).toBe('en');
    const text = container.querySelector('[lang="en"]');
    expect(text?.textContent).toContain('The text.');
    expect(text?.contains(link)).toBe(false);
  });

  it.each([
    ['an English page in English', 'en', ENGLISH],
    ['a Korean page in Korean', 'ko', KOREAN],
    ['a page of another docs plugin', 'ko', '@site/guide/a.md', '/guide/a'],
  ] as const)('has no notice on %s', (_, locale, source, path?: string) => {
    const {container} = renderDoc(locale, source, path);
    expect(screen.queryByRole('link', {name: 'English menus too'})).toBeNull();
    expect(container.querySelector('[lang]')).toBeNull();
  });
});
