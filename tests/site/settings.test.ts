// Validation of the settings of a build.
import {describe, expect, it} from 'vitest';
import {
  readCurrentLocale,
  readIndexerSettings,
  readSettings,
} from '../../src/site/settings';
import {
  SettingsError,
  type EnvironmentVariables,
} from '../../src/site/settingsReader';
import {createSiteConfig, toPublicSiteConfig} from '../../src/site/siteConfig';
import {HOSTILE_STRINGS} from '../support/hostileStrings';

const CLUSTER = {
  TYPESENSE_NODES: 'https://a.example:443, https://b.example:8108/',
  TYPESENSE_SEARCH_API_KEY: 'search-only-key',
};
const ADMIN = {TYPESENSE_ADMIN_API_KEY: 'admin-key'};
const HASH = `sha256-${'A'.repeat(43)}=`;

/** Returns the message of the error for invalid settings. */
function readError(
  env: EnvironmentVariables,
  read: (env: EnvironmentVariables) => unknown = readSettings,
): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error(`accepted ${JSON.stringify(env)}`);
}

/** Matches a line with key, expectation and value, followed by a line with the remedy. */
const problemPattern = (key: string) =>
  new RegExp(`^  ${key}: expected .+, received .+\\.\n    [A-Z].+$`, 'm');

it('has defaults for all settings, also if they are blank', () => {
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
  expect(readSettings({SITE_VARIANT: '', SITE_URL: '  '})).toEqual(
    readSettings({}),
  );
});

it('reads the bases of the link table', () => {
  expect(
    readSettings({
      SITE_SDK_URL: 'https://store.example/',
      SITE_DOCUMENTS_URL: 'https://docs.example/base//',
      SITE_LIVEDEMO_URL: 'http://demo.example:8080',
      SITE_STORE_PRODUCT_PARAMETER: 'item',
    }),
  ).toMatchObject({
    linkBases: {
      sdk: 'https://store.example',
      documents: 'https://docs.example/base',
      livedemo: 'http://demo.example:8080',
      productParameter: 'item',
    },
    placeholderBases: [],
  });
});

const MAIL = 'mailto:docs@name.example?subject={title}&body={page}';

const RUNTIME = {integrity: HASH, name: 'Spreadsheet SDK', version: '2.1.0'};

it.each<readonly [string, string, object]>([
  ['SITE_VARIANT', 'domestic', {variant: 'domestic'}],
  ['SITE_LOCALES', 'ko,en', {locales: ['ko', 'en']}],
  ['SITE_COLOR_MODE', 'auto', {colorMode: 'auto'}],
  ['SITE_URL', 'https://site.example/', {url: 'https://site.example'}],
  ['SITE_BASE_URL', '/docs/v1/', {baseUrl: '/docs/v1/'}],
  ['SITE_EDIT_URL', 'https://a.example/e/', {editUrl: 'https://a.example/e'}],
  ...[
    MAIL,
    'http://localhost:8080/?p={page}',
    'https://i.example/?t={title}&b={page}',
  ].map((reportUrl) => ['SITE_REPORT_URL', reportUrl, {reportUrl}] as const),
  ...[
    ['@vendor/sdk', 'npm:@vendor/sdk'],
    ['@vendor/sdk@1.2.0-rc.1', 'npm:@vendor/sdk@1.2.0-rc.1'],
    ['@vendor/sdk@^1.2.0', 'npm:@vendor/sdk@^1.2.0'],
    ['https://packages.example/sdk/sdk-1.2.0.tgz'],
    ['https://packages.example:8443/sdk.tar.gz'],
    ['file:../archives/sdk-1.2.0.tgz'],
  ].map(
    ([name = '', spreadsheetPackage = name]) =>
      ['SITE_SPREADSHEET_PACKAGE', name, {spreadsheetPackage}] as const,
  ),
  ...['https://sdk.example/sdk-2.1.0.mjs', 'file:sdk.mjs'].map(
    (address) =>
      [
        'SITE_SPREADSHEET_RUNTIME',
        `${address}, ${HASH}, Spreadsheet SDK, 2.1.0`,
        {spreadsheetRuntime: {...RUNTIME, address}},
      ] as const,
  ),
])('%s=%s is accepted', (key, value, expected) => {
  expect(readSettings({[key]: value})).toMatchObject(expected);
});

it('reads the settings of a search cluster and of the indexer', () => {
  const nodes = ['https://a.example:443', 'https://b.example:8108'];
  const nearestNode = 'https://n.example';
  expect(
    readSettings({...CLUSTER, TYPESENSE_NEAREST_NODE: nearestNode}).search,
  ).toEqual({
    engine: 'hosted',
    nodes,
    nearestNode,
    searchApiKey: 'search-only-key',
    collection: 'sdk-docs-global',
  });
  expect(
    readIndexerSettings({
      ...ADMIN,
      TYPESENSE_NODES: CLUSTER.TYPESENSE_NODES,
      TYPESENSE_COLLECTION: 'sdk-docs.domestic_2',
    }),
  ).toEqual({
    nodes,
    collection: 'sdk-docs.domestic_2',
    adminApiKey: 'admin-key',
    searchApiKey: undefined,
  });
});

describe('problems', () => {
  it('reports key, expectation, value and remedy', () => {
    expect(
      readError({
        SITE_VARIANT: 'x',
        SITE_SDK_URL: 'sdk',
        SITE_BASE_URL: '/docs',
      }),
    ).toMatchInlineSnapshot(`
      "Invalid site settings (3 problems)
        SITE_SDK_URL: expected an http or https address without user name, query or hash, received "sdk".
          Set it, e.g. SITE_SDK_URL=https://name.example.
        SITE_BASE_URL: expected a path that starts and ends with "/", of letters, digits, "-", "_", "~" and "." of ASCII, without "./" and "../", received "/docs".
          Set it, e.g. SITE_BASE_URL=/ or SITE_BASE_URL=/docs/.
        SITE_VARIANT: expected "global" or "domestic", received "x".
          Set it, e.g. SITE_VARIANT=global, or unset it for "global"."
    `);
  });

  it.each(
    Object.entries({
      SITE_VARIANT: ['globl'],
      SITE_LOCALES: ['en,ko'],
      SITE_COLOR_MODE: ['Auto'],
      SITE_BASE_URL: ['/docs', '/../x/', '/도움말/'],
      SITE_REPORT_URL: [
        'https://issues.example/new',
        'https://issues.example/new?body={page}&x={name}',
        'https://issues.example/new?body={page}}',
        'https://user@issues.example/new?body={page}',
        'javascript:alert({page})',
        '//issues.example/{page}',
        'mailto:?body={page}',
        'mailto:{page}',
        'https://issues.example/new?body={page} x',
        '{page}',
      ],
      SITE_SPREADSHEET_PACKAGE: [
        'spreadsheet-sdk',
        'npm:spreadsheet-sdk',
        'http://packages.example/spreadsheet-sdk.tgz',
        'https://packages.example/spreadsheet-sdk',
        'https://user@packages.example/spreadsheet-sdk.tgz',
        'https://packages.example/sdk.tgz?token=1',
        'file:spreadsheet-sdk.zip',
        '@vendor',
        '@vendor/sdk; rm -rf .',
        'https://packages.example/$(id).tgz',
      ],
      SITE_SPREADSHEET_RUNTIME: [
        'https://sdk.example/sdk.mjs',
        `http://sdk.example/sdk.mjs,${HASH},SDK,1`,
        'https://sdk.example/sdk.mjs,md5-abc,SDK,1',
      ],
    }).flatMap(([key, values]) => values.map((value) => [key, value])),
  )('%s=%s is refused', (key, value) => {
    expect(readError({[key!]: value})).toMatch(problemPattern(key!));
  });

  it.each<[string, EnvironmentVariables]>([
    ['TYPESENSE_SEARCH_API_KEY', {TYPESENSE_NODES: 'https://a.example'}],
    ['TYPESENSE_NODES', {TYPESENSE_SEARCH_API_KEY: 'secret'}],
    ['TYPESENSE_NODES', {TYPESENSE_NEAREST_NODE: 'https://n.example'}],
    ['TYPESENSE_SEARCH_API_KEY', {...CLUSTER, TYPESENSE_SEARCH_API_KEY: 'é'}],
    [
      'TYPESENSE_SEARCH_API_KEY',
      {...CLUSTER, TYPESENSE_ADMIN_API_KEY: CLUSTER.TYPESENSE_SEARCH_API_KEY},
    ],
  ])('%s is refused for %j', (key, env) => {
    expect(readError(env)).toMatch(problemPattern(key));
  });

  it('names the setting that a misspelt variable resembles', () => {
    expect(readSettings({SITE_ID: 'of another program'})).toBeDefined();
    const error = readError({SITE_LOCALE: 'ko', TYPESENSE_KEY: 'k3y'});
    expect(error).toMatch(problemPattern('SITE_LOCALE'));
    expect(error).toMatch('Did you mean SITE_LOCALES?');
    expect(error).toMatch(problemPattern('TYPESENSE_KEY'));
    expect(error).not.toMatch('k3y');
    const index = readError({TYPESENSE_NODE: 'x'}, readIndexerSettings);
    expect(index).toMatch('Did you mean TYPESENSE_NODES?');
  });

  it('reports missing settings of the indexer, and refuses equal keys', () => {
    const nothing = readError({}, readIndexerSettings);
    expect(nothing).toMatch(problemPattern('TYPESENSE_NODES'));
    expect(nothing).toMatch(problemPattern('TYPESENSE_ADMIN_API_KEY'));
    const same = {...CLUSTER, TYPESENSE_ADMIN_API_KEY: 'search-only-key'};
    expect(readError(same, readIndexerSettings)).toMatch(
      problemPattern('TYPESENSE_SEARCH_API_KEY'),
    );
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
      {TYPESENSE_NODES: 'x', TYPESENSE_ADMIN_API_KEY: `${secret} `.repeat(2)},
    ]) {
      expect(readError(env)).not.toContain(secret);
      expect(readError(env, readIndexerSettings)).not.toContain(secret);
    }
  });
});

describe('hostile values', () => {
  const ADDRESS = 'https://name.example/';
  const VALUES = [
    ...HOSTILE_STRINGS,
    ...HOSTILE_STRINGS.map((text) => ADDRESS + text),
    ...HOSTILE_STRINGS.map((text) => `mailto:${text}?body={page}`),
    '\0',
    `${ADDRESS}{page}{title}{__proto__}`,
    '\u202Eelpmaxe//:sptth',
    'store',
    'docs/../keys',
    '//store.example',
    'ftp://store.example',
    'https://',
    'https://[::1',
    'https://name.example:99999',
    'https://user:word@name.example',
    'https://store.example?x=1',
    'https://store.example#x',
    'https://store .example',
    '/../../',
    '/docs',
    'docs/',
    ',,,',
    'x'.repeat(1e6),
    ADDRESS + 'x'.repeat(1e6),
    `${'/a'.repeat(1e5)}/`,
  ];
  const address = /^https?:\/\/[^\s\\<>"'`?#@]+$/;
  const template = /^(?:https?:\/\/|mailto:)[^\s\\<>"'`]+$/;
  const archive = /^(?:npm:@|https:\/\/|file:)[\w.~/%+@^:-]+$/;
  const name = /^[\w.-]*$/;
  const key = /^[\x21-\x7E]*$/;
  /** Flattens the settings into one object. */
  const site = (env: EnvironmentVariables) => {
    const {linkBases, spreadsheetRuntime, ...rest} = readSettings(env);
    return {...rest, ...linkBases, ...spreadsheetRuntime};
  };
  const cluster = (env: EnvironmentVariables) =>
    readSettings({...CLUSTER, ...env}).search;
  const indexer = (env: EnvironmentVariables) =>
    readIndexerSettings({...CLUSTER, ...ADMIN, ...env});

  it.each<[string, RegExp, (env: EnvironmentVariables) => object, string]>([
    ['SITE_URL', /^https?:\/\/[^/\\<>"'`?#@\s]+$/, site, 'url'],
    ['SITE_BASE_URL', /^\/(?:[\w.~/-]*\/)?$/, site, 'baseUrl'],
    ['SITE_SDK_URL', address, site, 'sdk'],
    ['SITE_DOCUMENTS_URL', address, site, 'documents'],
    ['SITE_LIVEDEMO_URL', address, site, 'livedemo'],
    ['SITE_STORE_PRODUCT_PARAMETER', name, site, 'productParameter'],
    ['SITE_SPREADSHEET_PACKAGE', archive, site, 'spreadsheetPackage'],
    ['SITE_SPREADSHEET_RUNTIME', /^$/, site, 'address'],
    ['SITE_EDIT_URL', address, site, 'editUrl'],
    ['SITE_REPORT_URL', template, site, 'reportUrl'],
    ['TYPESENSE_NODES', address, indexer, 'nodes'],
    ['TYPESENSE_NEAREST_NODE', address, cluster, 'nearestNode'],
    ['TYPESENSE_COLLECTION', name, cluster, 'collection'],
    ['TYPESENSE_COLLECTION', name, indexer, 'collection'],
    ['TYPESENSE_SEARCH_API_KEY', key, cluster, 'searchApiKey'],
    ['TYPESENSE_ADMIN_API_KEY', key, indexer, 'adminApiKey'],
  ])('%s accepts only %s', (setting, safe, read, part) => {
    for (const value of VALUES) {
      const shown = value.slice(0, 80);
      try {
        const settings = new Map(Object.entries(read({[setting]: value})));
        const result = String(settings.get(part) ?? '');
        expect(result === '' || safe.test(result), shown).toBe(true);
      } catch (error) {
        if (!(error instanceof SettingsError)) {
          throw error;
        }
        expect(error.message, shown).toMatch(problemPattern(setting));
        expect(error.message.length, shown).toBeLessThan(2000);
        expect(error.message, shown).not.toMatch(
          /[\0-\x09\x0B-\x1F\u202A-\u202E]/,
        );
      }
    }
  });
});

// DOCUSAURUS_CURRENT_LOCALE may be absent, the text "undefined" or a locale.
it.each([
  [['ko', 'en'], undefined, 'ko'],
  [['ko', 'en'], 'undefined', 'ko'],
  [['ko', 'en'], 'en', 'en'],
  [['ko', 'en'], 'fr', 'ko'],
  [['en'], 'ko', 'en'],
] as const)('a build of %j with locale %s is in %s', (locales, name, is) => {
  const env = {DOCUSAURUS_CURRENT_LOCALE: name};
  expect(readCurrentLocale({locales}, env, [])).toBe(is);
});

it.each([
  ['write-translations', '--locale', 'en'],
  ['write-translations', '.', '--locale=en', '--override'],
  ['write-translations', '-l', 'en'],
])('the command %j %j is in its locale', (...args) => {
  expect(readCurrentLocale({locales: ['ko', 'en']}, {}, args)).toBe('en');
});

it('the command write-translations is in any locale of the table', () => {
  const args = ['write-translations', '--locale', 'ko'];
  expect(readCurrentLocale({locales: ['en']}, {}, args)).toBe('ko');
});

it('the public configuration is plain JSON without the admin key', () => {
  const config = toPublicSiteConfig(
    createSiteConfig(readSettings({...CLUSTER, ...ADMIN})),
    'ko',
  );
  const text = JSON.stringify(config);
  expect(Object.keys(JSON.parse(text) as object)).toEqual(
    expect.arrayContaining(['variant', 'linkBases', 'companyInfo']),
  );
  expect(text).not.toContain('admin-key');
});
