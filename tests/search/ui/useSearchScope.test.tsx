import type {ReactNode} from 'react';
import {screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {useSearchScope} from '@site/src/search/ui/useSearchScope';
import type {SearchScope} from '@site/src/search/engine';
import {createSearchThemeConfig} from '@site/src/search/themeConfig';
import {readSettings} from '@site/src/site/settings';
import {renderWithSite} from '../../support/renderWithSite';

const TAGS = ['default', 'docs-spreadsheet-current', 'docs-ocr-current'];

const active = vi.hoisted(() => ({set: undefined as string | undefined}));

vi.mock('@docusaurus/plugin-content-docs/client', async (original) => ({
  ...(await original<object>()),
  useActivePlugin: () => active.set && {pluginId: active.set},
  useDocsContextualSearchTags: () => TAGS.slice(1),
}));

function Probe(): ReactNode {
  return <output>{JSON.stringify(useSearchScope())}</output>;
}

/** The search scope of a page with another theme configuration. */
function scopeWith(config: object = {}) {
  const typesense = {
    ...createSearchThemeConfig(readSettings({}).search),
    ...config,
  };
  renderWithSite(<Probe />, {themeConfig: {typesense}});
  return JSON.parse(screen.getByRole('status').textContent!) as SearchScope;
}

it.each([
  ['its language and versions', undefined, {tags: TAGS}],
  [
    'its set before others',
    'ocr',
    {tags: TAGS, preferredTag: 'docs-ocr-current'},
  ],
])('a page limits a search to %s', (_, set, scope) => {
  active.set = set;
  expect(scopeWith()).toEqual({language: 'en', ...scope});
});

it('searches everything without contextualSearch', () => {
  expect(scopeWith({contextualSearch: false})).toEqual({});
});
