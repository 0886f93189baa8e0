import {describe, expect, it} from 'vitest';
import {readIndexerSettings, readSettings} from '../../src/site/settings';
import type {Environment} from '../../src/site/settingsReader';

const GIVEN = {
  TYPESENSE_NODES: 'https://a.example:443, https://b.example:8108/',
  TYPESENSE_ADMIN_API_KEY: 'admin-key',
};

/** The message for settings that cannot be used. */
function messageFor(env: Environment): string {
  try {
    readIndexerSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`accepted ${JSON.stringify(env)}`);
}

describe('readIndexerSettings', () => {
  it('needs nodes and the key that may change them, no search key', () => {
    expect(readIndexerSettings(GIVEN)).toEqual({
      nodes: ['https://a.example:443', 'https://b.example:8108'],
      collection: 'sdk-docs-global',
      adminApiKey: 'admin-key',
      searchApiKey: undefined,
    });
  });

  it('takes a search key and a collection', () => {
    expect(
      readIndexerSettings({
        ...GIVEN,
        TYPESENSE_SEARCH_API_KEY: 'search-key',
        TYPESENSE_COLLECTION: 'sdk-docs.domestic_2',
      }),
    ).toMatchObject({
      searchApiKey: 'search-key',
      collection: 'sdk-docs.domestic_2',
    });
  });

  it('lists everything that is missing', () => {
    expect(messageFor({})).toMatchInlineSnapshot(`
      "Invalid site settings (2 problems)
        TYPESENSE_NODES: expected the cluster's nodes, received nothing.
          List them, e.g. TYPESENSE_NODES=https://a.example:443,https://b.example:443.
        TYPESENSE_ADMIN_API_KEY: expected a key that may create collections, import documents and change aliases, received nothing.
          Set the key the server was started with, or one made for this. It never reaches a build."
    `);
  });

  it('refuses names that would change the meaning of an address', () => {
    for (const name of ['..', 'docs/../keys', 'my docs', 'docs?x=1']) {
      const env = {...GIVEN, TYPESENSE_COLLECTION: name};
      expect(messageFor(env)).toContain(
        `TYPESENSE_COLLECTION: expected a name of letters`,
      );
      expect(() =>
        readSettings({...env, TYPESENSE_SEARCH_API_KEY: 'search-key'}),
      ).toThrow('TYPESENSE_COLLECTION');
    }
  });

  it('refuses one key for both, without showing it', () => {
    const message = messageFor({
      ...GIVEN,
      TYPESENSE_SEARCH_API_KEY: GIVEN.TYPESENSE_ADMIN_API_KEY,
    });
    expect(message).toContain(
      'TYPESENSE_SEARCH_API_KEY: expected a key of its own',
    );
    expect(message).not.toContain('admin-key');
  });
});
