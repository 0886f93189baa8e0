import type {ReactNode} from 'react';
import {screen} from '@testing-library/react';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {useSearchContext} from '@site/src/components/search/useSearchContext';
import {useSearchScope} from '@site/src/components/search/useSearchScope';
import {searchThemeConfig} from '@site/src/search/themeConfig';
import {renderWithSite} from '../../support/renderWithSite';

// The theme asks the documentation plugin with a `require` that only its own bundler resolves.
vi.mock('@docusaurus/theme-common', async (original) => ({
  ...(await original<object>()),
  useContextualSearchFilters: () => ({
    locale: 'en',
    tags: ['default', 'docs-spreadsheet-current', 'docs-ocr-current'],
  }),
}));

const active = vi.hoisted(() => ({set: undefined as string | undefined}));

vi.mock('@docusaurus/plugin-content-docs/client', async (original) => ({
  ...(await original<object>()),
  useActivePlugin: () => active.set && {pluginId: active.set},
}));

function Probe({tags}: {tags?: readonly string[]}): ReactNode {
  return (
    <output>{JSON.stringify(useSearchContext(useSearchScope(tags)))}</output>
  );
}

/** The context of a page, with a configuration on top of the site's own. */
function contextWith(config: object = {}, tags?: readonly string[]) {
  const typesense = {...searchThemeConfig('docs', []), ...config};
  renderWithSite(<Probe {...(tags && {tags})} />, {themeConfig: {typesense}});
  return JSON.parse(screen.getByRole('status').textContent!) as ReturnType<
    typeof useSearchContext
  >;
}

describe('useSearchContext', () => {
  it('limits a search to the language and the versions of the page', () => {
    expect(contextWith().scope).toEqual({
      language: 'en',
      tags: ['default', 'docs-spreadsheet-current', 'docs-ocr-current'],
    });
  });

  it('limits nothing when the page is not to matter', () => {
    expect(contextWith({contextualSearch: false}).scope).toEqual({});
  });

  it('puts the set first that one reads', () => {
    active.set = 'ocr';
    onTestFinished(() => {
      active.set = undefined;
    });
    expect(contextWith().scope.preferredTag).toBe('docs-ocr-current');
  });

  it('limits a search to the tags it is given', () => {
    expect(contextWith({}, ['docs-ocr-current']).scope).toEqual({
      language: 'en',
      tags: ['docs-ocr-current'],
    });
  });

  it('hands the whole configuration to the engine', () => {
    const {engineConfig, storageName} = contextWith({engineOwn: {a: 1}});
    expect(engineConfig).toMatchObject({
      themeConfig: {engineOwn: {a: 1}, searchPagePath: false},
    });
    expect(storageName).toBe('docs');
  });
});
