import {describe, expect, it} from 'vitest';
import {readSettings} from '../../src/site/settings';
import {SettingsError} from '../../src/site/settingsError';
import type {Environment} from '../../src/site/settingsReader';

/** The message for settings that cannot be used. */
function messageFor(env: Environment): string {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error(`accepted ${JSON.stringify(env)}`);
}

const CLUSTER = {
  TYPESENSE_NODES: 'https://a.example:443, https://b.example:8108/',
  TYPESENSE_SEARCH_API_KEY: 'search-only-key',
};

describe('readSettings: defaults', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toEqual({
      url: 'http://localhost:3000',
      baseUrl: '/',
      variant: 'global',
      locales: ['en'],
      colorMode: 'light',
      linkBases: {
        sdk: 'https://sdk.example.com',
        documents: undefined,
        livedemo: 'https://demo.example.com',
      },
      placeholderBases: [
        'SITE_SDK_URL',
        'SITE_DOCUMENTS_URL',
        'SITE_LIVEDEMO_URL',
      ],
      search: {engine: 'embedded'},
      spreadsheetPackage: undefined,
      spreadsheetRuntime: undefined,
    });
  });

  it('takes empty and blank values for absent ones', () => {
    expect(readSettings({SITE_VARIANT: '', SITE_URL: '  '})).toEqual(
      readSettings({}),
    );
  });
});

describe('readSettings: values', () => {
  it.each([
    [{SITE_VARIANT: 'domestic'}, {variant: 'domestic'}],
    [{SITE_LOCALES: 'ko,en'}, {locales: ['ko', 'en']}],
    [{SITE_COLOR_MODE: 'auto'}, {colorMode: 'auto'}],
    [{SITE_URL: 'https://site.example/'}, {url: 'https://site.example'}],
    [{SITE_BASE_URL: '/docs/v1/'}, {baseUrl: '/docs/v1/'}],
  ])('%j', (env, expected) => {
    expect(readSettings(env)).toMatchObject(expected);
  });

  it('reads the bases of the link table and forgets their placeholders', () => {
    const {linkBases, placeholderBases} = readSettings({
      SITE_SDK_URL: 'https://store.example/',
      SITE_DOCUMENTS_URL: 'https://docs.example/base//',
      SITE_LIVEDEMO_URL: 'http://demo.example:8080',
    });
    expect(linkBases).toEqual({
      sdk: 'https://store.example',
      documents: 'https://docs.example/base',
      livedemo: 'http://demo.example:8080',
    });
    expect(placeholderBases).toEqual([]);
  });

  it.each([
    '@vendor/spreadsheet-sdk',
    '@vendor/spreadsheet-sdk@1.2.0-rc.1',
    '@vendor/spreadsheet-sdk@^1.2.0',
  ])('takes the package %s of a scope', (name) => {
    expect(
      readSettings({SITE_SPREADSHEET_PACKAGE: name}).spreadsheetPackage,
    ).toBe(`npm:${name}`);
  });

  it.each([
    'https://packages.example/sdk/spreadsheet-sdk-1.2.0.tgz',
    'https://packages.example:8443/spreadsheet-sdk.tar.gz',
    'file:../archives/spreadsheet-sdk-1.2.0.tgz',
  ])('takes the archive %s', (source) => {
    expect(
      readSettings({SITE_SPREADSHEET_PACKAGE: source}).spreadsheetPackage,
    ).toBe(source);
  });

  it('reads where pages are edited and reported, and where answers go', () => {
    const reportUrl = 'mailto:docs@name.example?body={page}';
    expect(
      readSettings({
        SITE_EDIT_URL: 'https://code.example/edit/main/',
        SITE_REPORT_URL: reportUrl,
        SITE_FEEDBACK_URL: 'https://answers.example/docs',
      }),
    ).toMatchObject({
      editUrl: 'https://code.example/edit/main',
      reportUrl,
      feedbackUrl: 'https://answers.example/docs',
    });
    expect(readSettings({SITE_FEEDBACK_URL: reportUrl}).feedbackUrl).toBe(
      reportUrl,
    );
  });
  it.each(['https://sdk.example/sdk-2.1.0.mjs', 'file:sdk.mjs'])(
    'takes the SDK at %s for samples to run on',
    (address) => {
      const integrity = `sha256-${'A'.repeat(43)}=`;
      expect(
        readSettings({
          SITE_SPREADSHEET_RUNTIME: `${address}, ${integrity}, Spreadsheet SDK, 2.1.0`,
        }).spreadsheetRuntime,
      ).toEqual({
        address,
        integrity,
        name: 'Spreadsheet SDK',
        version: '2.1.0',
      });
    },
  );

  it('reads a search cluster', () => {
    expect(
      readSettings({...CLUSTER, TYPESENSE_NEAREST_NODE: 'https://n.example'})
        .search,
    ).toEqual({
      engine: 'typesense',
      nodes: ['https://a.example:443', 'https://b.example:8108'],
      nearestNode: 'https://n.example',
      searchApiKey: 'search-only-key',
      collection: 'sdk-docs-global',
    });
  });
});

describe('readSettings: problems', () => {
  it('SITE_VARIANT', () => {
    expect(messageFor({SITE_VARIANT: 'globl'})).toMatchInlineSnapshot(`
      "Invalid site settings (1 problem)
        SITE_VARIANT: expected "global" or "domestic", received "globl".
          Set it, e.g. SITE_VARIANT=global, or unset it for "global"."
    `);
  });

  it('SITE_LOCALES', () => {
    expect(messageFor({SITE_LOCALES: 'en,ko'})).toMatchInlineSnapshot(`
      "Invalid site settings (1 problem)
        SITE_LOCALES: expected "en" or "ko,en", received "en,ko".
          Set it, e.g. SITE_LOCALES=en, or unset it for "en"."
    `);
  });

  it('SITE_COLOR_MODE', () => {
    expect(messageFor({SITE_COLOR_MODE: 'Auto'})).toMatchInlineSnapshot(`
      "Invalid site settings (1 problem)
        SITE_COLOR_MODE: expected "light" or "auto", received "Auto".
          Set it, e.g. SITE_COLOR_MODE=light, or unset it for "light"."
    `);
  });

  it('SITE_URL with a path', () => {
    expect(messageFor({SITE_URL: 'https://site.example/docs'}))
      .toMatchInlineSnapshot(`
      "Invalid site settings (1 problem)
        SITE_URL: expected an address without a path, received "https://site.example/docs".
          Put the path into SITE_BASE_URL, e.g. SITE_URL=https://site.example SITE_BASE_URL=/docs/."
    `);
  });

  it('SITE_BASE_URL without slashes', () => {
    expect(messageFor({SITE_BASE_URL: 'docs'})).toMatchInlineSnapshot(`
      "Invalid site settings (1 problem)
        SITE_BASE_URL: expected a path that starts and ends with "/", received "docs".
          Set it, e.g. SITE_BASE_URL=/ or SITE_BASE_URL=/docs/."
    `);
  });

  it('nodes without a key', () => {
    expect(messageFor({TYPESENSE_NODES: 'https://a.example'}))
      .toMatchInlineSnapshot(`
      "Invalid site settings (1 problem)
        TYPESENSE_SEARCH_API_KEY: expected a search-only key, because TYPESENSE_NODES is set, received nothing.
          Set a key that may do nothing but documents:search, or unset TYPESENSE_NODES to use the embedded search."
    `);
  });

  it('a key without nodes', () => {
    expect(messageFor({TYPESENSE_SEARCH_API_KEY: 'top-secret'}))
      .toMatchInlineSnapshot(`
      "Invalid site settings (1 problem)
        TYPESENSE_NODES: expected the cluster's nodes, because TYPESENSE_SEARCH_API_KEY is set, received nothing.
          List them, e.g. TYPESENSE_NODES=https://a.example:443,https://b.example:443, or unset the other key to use the embedded search."
    `);
  });

  it('the admin key as search key', () => {
    expect(
      messageFor({
        TYPESENSE_NODES: 'https://a.example',
        TYPESENSE_SEARCH_API_KEY: 'top-secret',
        TYPESENSE_ADMIN_API_KEY: 'top-secret',
      }),
    ).toMatchInlineSnapshot(`
      "Invalid site settings (1 problem)
        TYPESENSE_SEARCH_API_KEY: expected a key of its own, received the value of TYPESENSE_ADMIN_API_KEY.
          The search key is shipped to every browser: create one with the action documents:search only."
    `);
  });

  it('a package that anybody can register', () => {
    expect(messageFor({SITE_SPREADSHEET_PACKAGE: 'spreadsheet-sdk'}))
      .toMatchInlineSnapshot(`
      "Invalid site settings (1 problem)
        SITE_SPREADSHEET_PACKAGE: expected the https address of an archive, file: and its path, or the name of a package with its scope, received "spreadsheet-sdk".
          Set it, e.g. SITE_SPREADSHEET_PACKAGE=https://packages.example/spreadsheet-sdk-1.0.0.tgz, SITE_SPREADSHEET_PACKAGE=file:spreadsheet-sdk-1.0.0.tgz or SITE_SPREADSHEET_PACKAGE=@vendor/spreadsheet-sdk. Anybody can register a name without a scope."
    `);
  });

  it('a report that does not name the page', () => {
    expect(messageFor({SITE_REPORT_URL: 'https://issues.example/new'}))
      .toMatchInlineSnapshot(`
      "Invalid site settings (1 problem)
        SITE_REPORT_URL: expected an http, https or mailto address with {page}, and no other places than {title} and {answer}, received "https://issues.example/new".
          Set it, e.g. SITE_REPORT_URL=https://issues.example/new?title={title}&body={page} or SITE_REPORT_URL=mailto:docs@name.example?subject={title}&body={page}."
    `);
  });

  it('answers by a mail that does not name the page', () => {
    expect(
      messageFor({SITE_FEEDBACK_URL: 'mailto:docs@name.example'}),
    ).toContain(
      'SITE_FEEDBACK_URL: expected an http, https or mailto address with {page}',
    );
  });

  it.each([
    'spreadsheet-sdk@1.0.0',
    'npm:spreadsheet-sdk',
    'http://packages.example/spreadsheet-sdk.tgz',
    'https://packages.example/spreadsheet-sdk',
    'https://user@packages.example/spreadsheet-sdk.tgz',
    'https://packages.example/sdk.tgz?token=1',
    'file:spreadsheet-sdk.zip',
    '@vendor',
    '@vendor/sdk; rm -rf .',
    '@vendor/sdk $(id)',
    'https://packages.example/$(id).tgz',
  ])('refuses SITE_SPREADSHEET_PACKAGE=%s', (value) => {
    expect(messageFor({SITE_SPREADSHEET_PACKAGE: value})).toContain(
      `SITE_SPREADSHEET_PACKAGE: expected the https address of an archive, file: and its path, or the name of a package with its scope, received "${value}".`,
    );
  });

  it.each([
    ['https://sdk.example/sdk.mjs', 'four parts with commas between them'],
    [
      `http://sdk.example/sdk.mjs,sha256-${'A'.repeat(43)}=,SDK,1`,
      'the https address of a module, or file: and its path',
    ],
    [
      'https://sdk.example/sdk.mjs,md5-abc,SDK,1',
      'an integrity, sha256-…, sha384-… or sha512-… and the hash in Base64',
    ],
  ])('refuses SITE_SPREADSHEET_RUNTIME=%s', (value, expected) => {
    expect(messageFor({SITE_SPREADSHEET_RUNTIME: value})).toContain(
      `SITE_SPREADSHEET_RUNTIME: expected ${expected}, received "`,
    );
  });

  it('everything at once', () => {
    expect(
      messageFor({
        SITE_VARIANT: 'x',
        SITE_SDK_URL: 'sdk',
        SITE_BASE_URL: '/docs',
      }),
    ).toMatchInlineSnapshot(`
      "Invalid site settings (3 problems)
        SITE_SDK_URL: expected an http or https address without user name, query or hash, received "sdk".
          Set it, e.g. SITE_SDK_URL=https://name.example.
        SITE_BASE_URL: expected a path that starts and ends with "/", received "/docs".
          Set it, e.g. SITE_BASE_URL=/ or SITE_BASE_URL=/docs/.
        SITE_VARIANT: expected "global" or "domestic", received "x".
          Set it, e.g. SITE_VARIANT=global, or unset it for "global"."
    `);
  });

  const ADDRESSES = [
    'store',
    'ftp://store.example',
    'javascript:alert(1)',
    '//store.example',
    'https://user@store.example',
    'https://store.example?x=1',
    'https://store.example#x',
    'https://store .example',
    'https://',
  ];

  it.each(
    [
      'SITE_URL',
      'SITE_SDK_URL',
      'SITE_DOCUMENTS_URL',
      'SITE_LIVEDEMO_URL',
      'SITE_EDIT_URL',
      'SITE_FEEDBACK_URL',
      'TYPESENSE_NODES',
    ].flatMap((key) => ADDRESSES.map((value) => [key, value] as const)),
  )('refuses %s=%s and names the key', (key, value) => {
    const message = messageFor({...CLUSTER, [key]: value});
    expect(message).toContain(`${key}: expected an http or https address`);
    expect(message).toContain(`received "${value}"`);
  });

  it('lists every problem, each once', () => {
    const message = messageFor({
      SITE_VARIANT: 'x',
      SITE_LOCALES: 'x',
      SITE_COLOR_MODE: 'x',
      SITE_URL: 'x',
      SITE_BASE_URL: 'x',
      SITE_SDK_URL: 'x',
      SITE_DOCUMENTS_URL: 'x',
      SITE_LIVEDEMO_URL: 'x',
      SITE_SPREADSHEET_PACKAGE: 'x',
      SITE_STORE_PRODUCT_PARAMETER: '?x',
      SITE_EDIT_URL: 'x',
      SITE_REPORT_URL: 'x',
      SITE_FEEDBACK_URL: 'x',
      SITE_SPREADSHEET_RUNTIME: 'x',
      TYPESENSE_NODES: 'x,y',
      TYPESENSE_NEAREST_NODE: 'x',
    });
    expect(message).toContain('(18 problems)');
    expect(message.match(/: expected /g)).toHaveLength(18);
  });

  it('never prints a key', () => {
    const secret = 'k3y-that-nobody-may-see';
    for (const env of [
      {TYPESENSE_SEARCH_API_KEY: secret},
      {
        ...CLUSTER,
        TYPESENSE_SEARCH_API_KEY: secret,
        TYPESENSE_ADMIN_API_KEY: secret,
      },
      {TYPESENSE_NODES: 'x', TYPESENSE_SEARCH_API_KEY: secret},
      {TYPESENSE_NODES: 'x', TYPESENSE_ADMIN_API_KEY: secret},
    ]) {
      expect(messageFor(env)).not.toContain(secret);
    }
  });
});
