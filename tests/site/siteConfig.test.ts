import {describe, expect, it} from 'vitest';
import {readSettings} from '../../src/site/settings';
import {createSiteConfig, publicSiteConfig} from '../../src/site/siteConfig';

const CLUSTER = {
  TYPESENSE_NODES: 'https://a.example:443, https://b.example:8108/',
  TYPESENSE_SEARCH_API_KEY: 'search-only-key',
};

describe('publicSiteConfig', () => {
  it('gives browsers plain JSON without keys or nodes', () => {
    const config = publicSiteConfig(
      createSiteConfig(
        readSettings({...CLUSTER, TYPESENSE_ADMIN_API_KEY: 'admin-only'}),
      ),
      'ko',
    );
    expect(JSON.parse(JSON.stringify(config))).toEqual(
      JSON.parse(JSON.stringify({...config})),
    );
    expect(Object.keys(config)).toEqual(
      expect.arrayContaining(['variant', 'linkBases', 'companyInfo']),
    );
    const text = JSON.stringify(config);
    expect(text).not.toContain('admin-only');
  });
});
