import {describe, expect, it} from 'vitest';
import {
  hostedServer,
  typesenseThemeConfig,
} from '../../../../src/search/engines/hosted/themeConfig';
import {readSettings} from '../../../../src/site/settings';

const {search} = readSettings({
  TYPESENSE_NODES: 'https://a.example,http://b.example:8108/search',
  TYPESENSE_NEAREST_NODE: 'https://near.example',
  TYPESENSE_SEARCH_API_KEY: 'key',
});

describe('typesenseThemeConfig', () => {
  it('holds the cluster of the settings', () => {
    expect(hostedServer(typesenseThemeConfig(search))).toEqual({
      nodes: ['https://a.example:443', 'http://b.example:8108/search'],
      nearestNode: 'https://near.example:443',
      apiKey: 'key',
      collection: 'sdk-docs-global',
    });
  });

  it('writes nodes as the packaged theme does', () => {
    expect(typesenseThemeConfig(search).typesenseServerConfig).toEqual({
      nodes: [
        {protocol: 'https', host: 'a.example', port: 443, path: ''},
        {protocol: 'http', host: 'b.example', port: 8108, path: '/search'},
      ],
      nearestNode: {
        protocol: 'https',
        host: 'near.example',
        port: 443,
        path: '',
      },
      apiKey: 'key',
    });
  });

  it('names no server in a build that needs none', () => {
    const config = typesenseThemeConfig(readSettings({}).search);
    expect(config).not.toHaveProperty('typesenseServerConfig');
    expect(() => hostedServer(config)).toThrow('TYPESENSE_NODES');
  });
});
