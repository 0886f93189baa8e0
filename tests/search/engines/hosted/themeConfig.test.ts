import {describe, expect, it} from 'vitest';
import createEngine from '../../../../src/search/engines/hosted/index';
import {searchThemeConfig} from '../../../../src/search/themeConfig';
import {readSettings} from '../../../../src/site/settings';

const {search} = readSettings({
  TYPESENSE_NODES: 'https://a.example,http://b.example:8108/search',
  TYPESENSE_NEAREST_NODE: 'https://near.example',
  TYPESENSE_SEARCH_API_KEY: 'key',
});

describe('searchThemeConfig', () => {
  it('holds the cluster of the settings, as typesense-js takes it', () => {
    expect(searchThemeConfig(search).typesenseServerConfig).toEqual({
      nodes: [
        {url: 'https://a.example'},
        {url: 'http://b.example:8108/search'},
      ],
      nearestNode: {url: 'https://near.example'},
      apiKey: 'key',
    });
  });

  it('names no server in a build that needs none', () => {
    const themeConfig = searchThemeConfig(readSettings({}).search);
    expect(themeConfig).not.toHaveProperty('typesenseServerConfig');
    expect(() => createEngine({baseUrl: '/', themeConfig})).toThrow(
      'TYPESENSE_NODES',
    );
  });
});
