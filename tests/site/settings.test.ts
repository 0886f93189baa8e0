// The settings of a build: what each takes, and that nothing else goes through.
import {describe, expect, it} from 'vitest';
import {
  isDevelopment,
  readCurrentLocale,
  readIndexerSettings,
  readSettings,
} from '../../src/site/settings';
import {SettingsError} from '../../src/site/settingsError';
import type {Environment} from '../../src/site/settingsReader';
import {createSiteConfig, publicSiteConfig} from '../../src/site/siteConfig';
import {HOSTILE_STRINGS} from '../support/hostileStrings';

const CLUSTER = {
  TYPESENSE_NODES: 'https://a.example:443, https://b.example:8108/',
  TYPESENSE_SEARCH_API_KEY: 'search-only-key',
};
const ADMIN = {TYPESENSE_ADMIN_API_KEY: 'admin-key'};
const HASH = `sha256-${'A'.repeat(43)}=`;

/** The message for settings that cannot be used. */
function messageFor(
  env: Environment,
  read: (env: Environment) => unknown = readSettings,
): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error(`accepted ${JSON.stringify(env)}`);
}

/** Key, expectation, what was received and, on the next line, the remedy. */
const problemOf = (key: string) =>
  new RegExp(`^  ${key}: expected .+, received .+\\.\n    [A-Z].+$`, 'm');

it('needs nothing, and takes blank values for absent ones', () => {
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

it('reads the bases of the link table and forgets their placeholders', () => {
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

const MAIL = 'mailto:docs@name.example?subject={title}&body={page}%0A{answer}';

it.each<readonly [string, string, object]>([
  ['SITE_VARIANT', 'domestic', {variant: 'domestic'}],
  ['SITE_LOCALES', 'ko,en', {locales: ['ko', 'en']}],
  ['SITE_COLOR_MODE', 'auto', {colorMode: 'auto'}],
  ['SITE_URL', 'https://site.example/', {url: 'https://site.example'}],
  ['SITE_BASE_URL', '/docs/v1/', {baseUrl: '/docs/v1/'}],
  ['SITE_EDIT_URL', 'https://a.example/e/', {editUrl: 'https://a.example/e'}],
  ['SITE_REPORT_URL', MAIL, {reportUrl: MAIL}],
  ['SITE_FEEDBACK_URL', MAIL, {feedbackUrl: MAIL}],
  [
    'SITE_FEEDBACK_URL',
    'https://answers.example/docs',
    {feedbackUrl: 'https://answers.example/docs'},
  ],
  ...[
    'http://localhost:8080/?p={page}',
    'https://i.example/?t={title}&b={page}',
  ].map((reportUrl) => ['SITE_REPORT_URL', reportUrl, {reportUrl}] as const),
  ...['@vendor/sdk', '@vendor/sdk@1.2.0-rc.1', '@vendor/sdk@^1.2.0'].map(
    (name) =>
      [
        'SITE_SPREADSHEET_PACKAGE',
        name,
        {spreadsheetPackage: `npm:${name}`},
      ] as const,
  ),
  ...[
    'https://packages.example/sdk/sdk-1.2.0.tgz',
    'https://packages.example:8443/sdk.tar.gz',
    'file:../archives/sdk-1.2.0.tgz',
  ].map(
    (archive) =>
      [
        'SITE_SPREADSHEET_PACKAGE',
        archive,
        {spreadsheetPackage: archive},
      ] as const,
  ),
  ...['https://sdk.example/sdk-2.1.0.mjs', 'file:sdk.mjs'].map(
    (address) =>
      [
        'SITE_SPREADSHEET_RUNTIME',
        `${address}, ${HASH}, Spreadsheet SDK, 2.1.0`,
        {
          spreadsheetRuntime: {
            address,
            integrity: HASH,
            name: 'Spreadsheet SDK',
            version: '2.1.0',
          },
        },
      ] as const,
  ),
])('%s=%s is taken', (key, value, expected) => {
  expect(readSettings({[key]: value})).toMatchObject(expected);
});

it('reads a search cluster, and what loading an index takes', () => {
  const nodes = ['https://a.example:443', 'https://b.example:8108'];
  const nearestNode = 'https://n.example';
  expect(
    readSettings({...CLUSTER, TYPESENSE_NEAREST_NODE: nearestNode}).search,
  ).toEqual({
    engine: 'typesense',
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
  it('names each key, what was expected, what was received and the remedy', () => {
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

  it.each([
    ['SITE_VARIANT', {SITE_VARIANT: 'globl'}],
    ['SITE_LOCALES', {SITE_LOCALES: 'en,ko'}],
    ['SITE_COLOR_MODE', {SITE_COLOR_MODE: 'Auto'}],
    ['TYPESENSE_SEARCH_API_KEY', {TYPESENSE_NODES: 'https://a.example'}],
    ['TYPESENSE_NODES', {TYPESENSE_SEARCH_API_KEY: 'secret'}],
    ['TYPESENSE_NODES', {TYPESENSE_NEAREST_NODE: 'https://n.example'}],
    ['TYPESENSE_SEARCH_API_KEY', {...CLUSTER, TYPESENSE_SEARCH_API_KEY: 'é'}],
    [
      'TYPESENSE_SEARCH_API_KEY',
      {...CLUSTER, TYPESENSE_ADMIN_API_KEY: CLUSTER.TYPESENSE_SEARCH_API_KEY},
    ],
    ['SITE_FEEDBACK_URL', {SITE_FEEDBACK_URL: 'mailto:docs@name.example'}],
    ...[
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
    ].map((value) => ['SITE_REPORT_URL', {SITE_REPORT_URL: value}] as const),
    ...[
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
    ].map(
      (value) =>
        [
          'SITE_SPREADSHEET_PACKAGE',
          {SITE_SPREADSHEET_PACKAGE: value},
        ] as const,
    ),
    ...[
      'https://sdk.example/sdk.mjs',
      `http://sdk.example/sdk.mjs,${HASH},SDK,1`,
      'https://sdk.example/sdk.mjs,md5-abc,SDK,1',
    ].map(
      (value) =>
        [
          'SITE_SPREADSHEET_RUNTIME',
          {SITE_SPREADSHEET_RUNTIME: value},
        ] as const,
    ),
  ] as readonly (readonly [string, Environment])[])(
    '%s is refused for %j',
    (key, env) => {
      expect(messageFor(env)).toMatch(problemOf(key));
    },
  );

  it('lists all that loading an index lacks, and refuses one key for both', () => {
    const nothing = messageFor({}, readIndexerSettings);
    expect(nothing).toMatch(problemOf('TYPESENSE_NODES'));
    expect(nothing).toMatch(problemOf('TYPESENSE_ADMIN_API_KEY'));
    const same = {...CLUSTER, TYPESENSE_ADMIN_API_KEY: 'search-only-key'};
    expect(messageFor(same, readIndexerSettings)).toMatch(
      problemOf('TYPESENSE_SEARCH_API_KEY'),
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
      expect(messageFor(env)).not.toContain(secret);
      expect(messageFor(env, readIndexerSettings)).not.toContain(secret);
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
    `${ADDRESS}{page}{title}{answer}{__proto__}`,
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
  const name = /^[\w.-]*$/;
  const key = /^[\x21-\x7E]*$/;
  const cluster = (env: Environment) => {
    const {search} = readSettings({...CLUSTER, ...env});
    return search.engine === 'typesense' ? search : undefined;
  };
  const indexer = (env: Environment) =>
    readIndexerSettings({...CLUSTER, ...ADMIN, ...env});

  it.each<[string, RegExp, (env: Environment) => unknown]>([
    [
      'SITE_URL',
      /^https?:\/\/[^/\\<>"'`?#@\s]+$/,
      (env) => readSettings(env).url,
    ],
    [
      'SITE_BASE_URL',
      /^\/(?:[\w.~/-]*\/)?$/,
      (env) => readSettings(env).baseUrl,
    ],
    ['SITE_SDK_URL', address, (env) => readSettings(env).linkBases.sdk],
    [
      'SITE_DOCUMENTS_URL',
      address,
      (env) => readSettings(env).linkBases.documents,
    ],
    [
      'SITE_LIVEDEMO_URL',
      address,
      (env) => readSettings(env).linkBases.livedemo,
    ],
    [
      'SITE_STORE_PRODUCT_PARAMETER',
      name,
      (env) => readSettings(env).linkBases.productParameter,
    ],
    [
      'SITE_SPREADSHEET_PACKAGE',
      /^(?:npm:@|https:\/\/|file:)[\w.~/%+@^:-]+$/,
      (env) => readSettings(env).spreadsheetPackage,
    ],
    [
      'SITE_SPREADSHEET_RUNTIME',
      /^$/,
      (env) => readSettings(env).spreadsheetRuntime?.address,
    ],
    ['SITE_EDIT_URL', address, (env) => readSettings(env).editUrl],
    ['SITE_REPORT_URL', template, (env) => readSettings(env).reportUrl],
    ['SITE_FEEDBACK_URL', template, (env) => readSettings(env).feedbackUrl],
    ['TYPESENSE_NODES', address, (env) => indexer(env).nodes.join()],
    ['TYPESENSE_NEAREST_NODE', address, (env) => cluster(env)?.nearestNode],
    ['TYPESENSE_COLLECTION', name, (env) => cluster(env)?.collection],
    ['TYPESENSE_COLLECTION', name, (env) => indexer(env).collection],
    ['TYPESENSE_SEARCH_API_KEY', key, (env) => cluster(env)?.searchApiKey],
    ['TYPESENSE_ADMIN_API_KEY', key, (env) => indexer(env).adminApiKey],
  ])('%s lets nothing through but %s', (setting, safe, read) => {
    for (const value of VALUES) {
      const shown = value.slice(0, 80);
      try {
        const result = String(read({[setting]: value}) ?? '');
        expect(result === '' || safe.test(result), shown).toBe(true);
      } catch (error) {
        if (!(error instanceof SettingsError)) {
          throw error;
        }
        expect(error.message, shown).toMatch(problemOf(setting));
        expect(error.message.length, shown).toBeLessThan(2000);
        expect(error.message, shown).not.toMatch(
          /[\0-\x09\x0B-\x1F\u202A-\u202E]/,
        );
      }
    }
  });
});

// The three faces of DOCUSAURUS_CURRENT_LOCALE: absent, the text "undefined", a locale.
it.each([
  [['ko', 'en'], undefined, 'ko'],
  [['ko', 'en'], 'undefined', 'ko'],
  [['ko', 'en'], 'en', 'en'],
  [['ko', 'en'], 'fr', 'ko'],
  [['en'], 'ko', 'en'],
] as const)(
  'a build of %j, evaluated for %s, is in %s',
  (locales, name, is) => {
    expect(
      readCurrentLocale({locales}, {DOCUSAURUS_CURRENT_LOCALE: name}),
    ).toBe(is);
  },
);

it.each([
  ['development', true],
  ['production', false],
  [undefined, false],
])('a command under NODE_ENV %s is the development server: %s', (name, is) => {
  expect(isDevelopment({NODE_ENV: name})).toBe(is);
});

it('browsers get plain JSON without the admin key', () => {
  const config = publicSiteConfig(
    createSiteConfig(readSettings({...CLUSTER, ...ADMIN})),
    'ko',
  );
  const text = JSON.stringify(config);
  expect(Object.keys(JSON.parse(text) as object)).toEqual(
    expect.arrayContaining(['variant', 'linkBases', 'companyInfo']),
  );
  expect(text).not.toContain('admin-key');
});
