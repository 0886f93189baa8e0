import React, {type ReactNode} from 'react';
import {screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {useSearchContext} from '@site/src/components/search/useSearchContext';
import {typesenseThemeConfig} from '@site/src/search/themeConfig';
import {readSettings} from '@site/src/site/settings';
import {renderWithSite} from '../../support/renderWithSite';

// The theme asks the documentation plugin with a `require` that only its own bundler resolves.
vi.mock('@docusaurus/theme-common', async (original) => ({
  ...(await original<object>()),
  useContextualSearchFilters: () => ({
    locale: 'en',
    tags: ['default', 'docs-spreadsheet-current', 'docs-ocr-current'],
  }),
}));

function Probe({tags}: {tags?: readonly string[]}): ReactNode {
  return <output>{JSON.stringify(useSearchContext(tags))}</output>;
}

/** The context of a page, with a configuration on top of the settings. */
function contextWith(config: object = {}, tags?: readonly string[]) {
  const {search} = readSettings({
    TYPESENSE_NODES: 'https://a.example,http://b.example:8108/search',
    TYPESENSE_NEAREST_NODE: 'https://near.example',
    TYPESENSE_SEARCH_API_KEY: 'key',
  });
  const typesense = {...typesenseThemeConfig(search), ...config};
  renderWithSite(<Probe {...(tags && {tags})} />, {themeConfig: {typesense}});
  return JSON.parse(screen.getByRole('status').textContent!) as ReturnType<
    typeof useSearchContext
  >;
}

const CONTEXTUAL =
  'language:=en && docusaurus_tag:=[default,docs-spreadsheet-current,docs-ocr-current]';

describe('useSearchContext', () => {
  it('limits a search to the language and the versions of the page', () => {
    expect(contextWith().filterBy).toBe(CONTEXTUAL);
  });

  it('joins a configured filter by "and"', () => {
    const typesenseSearchParameters = {filter_by: 'version:=1 || tags:=x'};
    expect(contextWith({typesenseSearchParameters}).filterBy).toBe(
      `${CONTEXTUAL} && (version:=1 || tags:=x)`,
    );
  });

  it('takes the configured filter alone when the page is not to matter', () => {
    const config = {
      contextualSearch: false,
      typesenseSearchParameters: {filter_by: 'tags:=x'},
    };
    expect(contextWith(config).filterBy).toBe('tags:=x');
  });

  it('limits a search to the tags it is given', () => {
    expect(contextWith({}, ['docs-ocr-current']).filterBy).toBe(
      'language:=en && docusaurus_tag:=[docs-ocr-current]',
    );
  });

  it('gives the engine the cluster of the settings', () => {
    expect(contextWith().engine.server).toEqual({
      nodes: ['https://a.example:443', 'http://b.example:8108/search'],
      nearestNode: 'https://near.example:443',
      apiKey: 'key',
      collection: 'sdk-docs-global',
    });
  });
});
