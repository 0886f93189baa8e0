// Every setting with every hostile string, and with values that are odd or enormous: taken where nothing can come of it, refused
// with a message that helps everywhere else.
import {expect, it} from 'vitest';
import {readIndexerSettings, readSettings} from '../../src/site/settings';
import {SettingsError} from '../../src/site/settingsError';
import {HOSTILE_STRINGS} from '../support/hostileStrings';

const ADDRESS = 'https://name.example/';
const VALUES = [
  ...HOSTILE_STRINGS,
  ...HOSTILE_STRINGS.map((text) => ADDRESS + text),
  ...HOSTILE_STRINGS.map((text) => `mailto:${text}?body={page}`),
  '\0',
  '{page}',
  `${ADDRESS}{page}{title}{answer}{__proto__}`,
  '\u202Eelpmaxe//:sptth',
  'https://xn--/',
  'https://[::1',
  'https://name.example:99999',
  'https://user:word@name.example',
  '/../../',
  '//',
  ',,,',
  'x'.repeat(1e6),
  ADDRESS + 'x'.repeat(1e6),
  `${'/a'.repeat(1e5)}/`,
];

/** What a setting may let through, whatever it is given. */
const SAFE = {
  address: /^https?:\/\/[^\s\\<>"'`?#]+$/,
  template: /^(?:https?:\/\/|mailto:)[^\s\\<>"'`]+$/,
  name: /^[\w.-]*$/,
};

/** The settings of a build that come from outside, with what is read of each. */
const SETTINGS: Readonly<
  Record<string, readonly [RegExp, (env: Record<string, string>) => unknown]>
> = {
  SITE_URL: [SAFE.address, (env) => readSettings(env).url],
  SITE_BASE_URL: [/^\/[\w.~/-]*$/, (env) => readSettings(env).baseUrl],
  SITE_VARIANT: [/^(?:global|domestic)$/, (env) => readSettings(env).variant],
  SITE_LOCALES: [/^[a-z,]+$/, (env) => readSettings(env).locales.join()],
  SITE_COLOR_MODE: [/^(?:light|auto)$/, (env) => readSettings(env).colorMode],
  SITE_SDK_URL: [SAFE.address, (env) => readSettings(env).linkBases.sdk],
  SITE_DOCUMENTS_URL: [
    SAFE.address,
    (env) => readSettings(env).linkBases.documents,
  ],
  SITE_LIVEDEMO_URL: [
    SAFE.address,
    (env) => readSettings(env).linkBases.livedemo,
  ],
  SITE_STORE_PRODUCT_PARAMETER: [
    SAFE.name,
    (env) => readSettings(env).linkBases.productParameter,
  ],
  SITE_SPREADSHEET_PACKAGE: [
    /^(?:npm:@|https:\/\/|file:)[\w.~/%+@^:-]+$/,
    (env) => readSettings(env).spreadsheetPackage,
  ],
  SITE_EDIT_URL: [SAFE.address, (env) => readSettings(env).editUrl],
  SITE_REPORT_URL: [SAFE.template, (env) => readSettings(env).reportUrl],
  SITE_FEEDBACK_URL: [SAFE.template, (env) => readSettings(env).feedbackUrl],
  SITE_SPREADSHEET_RUNTIME: [
    /^$/,
    (env) => readSettings(env).spreadsheetRuntime?.address,
  ],
  TYPESENSE_NODES: [
    SAFE.address,
    (env) => readIndexerSettings({...env, ...ADMIN}).nodes.join(),
  ],
  TYPESENSE_NEAREST_NODE: [
    SAFE.address,
    (env) => {
      const {search} = readSettings({...CLUSTER, ...env});
      return search.engine === 'typesense' ? search.nearestNode : '';
    },
  ],
  TYPESENSE_COLLECTION: [
    SAFE.name,
    (env) => readIndexerSettings({...CLUSTER, ...ADMIN, ...env}).collection,
  ],
  // Browsers send it as it is: nothing of it stands in a page or a message.
  TYPESENSE_SEARCH_API_KEY: [
    /^[\x21-\x7E]*$/,
    (env) => {
      const {search} = readSettings({...CLUSTER, ...env});
      return search.engine === 'typesense' ? search.searchApiKey : '';
    },
  ],
  TYPESENSE_ADMIN_API_KEY: [
    /^[\x21-\x7E]*$/,
    (env) => readIndexerSettings({...CLUSTER, ...env}).adminApiKey,
  ],
};

const ADMIN = {TYPESENSE_ADMIN_API_KEY: 'admin'};
const CLUSTER = {
  TYPESENSE_NODES: 'https://a.example',
  TYPESENSE_SEARCH_API_KEY: 'key',
};

it.each(Object.entries(SETTINGS))(
  '%s: nothing hostile goes through, and what is refused says why',
  (key, [safe, read]) => {
    let refused = 0;
    for (const value of VALUES) {
      const shown = value.slice(0, 80);
      try {
        expect(String(read({[key]: value}) ?? ''), shown).toMatch(safe);
      } catch (error) {
        if (!(error instanceof SettingsError)) {
          throw error;
        }
        refused += 1;
        expect(error.message, shown).toMatch(
          new RegExp(
            `^  ${key}: expected .+, received .+\\.\n    [A-Z].+$`,
            'm',
          ),
        );
        expect(error.message.length, shown).toBeLessThan(2000);

        expect(error.message, shown).not.toMatch(
          /[\0-\x09\x0B-\x1F\u202A-\u202E]/,
        );
      }
    }
    expect(refused).toBeGreaterThan(40);
  },
);

it('says how many there are', () => {
  console.log(
    `${VALUES.length} values for ${Object.keys(SETTINGS).length} settings`,
  );
});
