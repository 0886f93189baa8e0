import {parseArgs} from 'node:util';
import {PLACEHOLDER_LINK_BASES, type LinkBases} from './linkTable';
import {LOCALES, listLocaleSets, type Locale, type LocaleSet} from './locales';
import {
  SettingsReader,
  type EnvironmentVariables,
  type RuntimeModuleSource,
} from './settingsReader';
import {
  DEFAULT_SITE_VARIANT,
  SITE_VARIANTS,
  type SiteVariant,
} from './variants';

const COLOR_MODES = ['light', 'auto'] as const;

type ColorModeSetting = (typeof COLOR_MODES)[number];

/** Settings of the search engine: an index built with the site, or a Typesense cluster. */
export type SearchSettings =
  | {readonly engine: 'embedded'}
  | {
      readonly engine: 'hosted';
      readonly nodes: readonly string[];
      readonly nearestNode: string | undefined;
      /** API key that only allows searching. Browsers receive it. */
      readonly searchApiKey: string;
      /** Name of a Typesense collection or alias. */
      readonly collection: string;
    };

/** Settings of `npm run search:push`. Separate from `Settings`, so that no build contains the admin key. */
export interface IndexerSettings {
  readonly nodes: readonly string[];
  /** Alias of the Typesense collection. */
  readonly collection: string;
  readonly adminApiKey: string;
  /** API key that only allows searching; absent before it is created. */
  readonly searchApiKey: string | undefined;
}

export interface SiteSettings {
  /** Origin of the site's public URL, without a path. */
  readonly url: string;
  /** Path of the site on its origin, with a slash at both ends. */
  readonly baseUrl: string;
  readonly variant: SiteVariant;
  readonly locales: LocaleSet;
  readonly colorMode: ColorModeSetting;
  readonly linkBases: LinkBases;
  /** Names of the environment variables for link bases that are not set. */
  readonly placeholderBases: readonly string[];
  readonly search: SearchSettings;
  /** Part of the install command after `spreadsheet-sdk@`. If absent, pages show a placeholder. */
  readonly spreadsheetPackage: string | undefined;
  /** Base address for editing a page. The path of the page's source is appended. */
  readonly editUrl: string | undefined;
  /** Template of the link to report a problem with a page. `linkTemplate.ts` describes the format. */
  readonly reportUrl: string | undefined;
  /** SDK module that runs live Spreadsheet samples. If absent, they run on the reference implementation. */
  readonly spreadsheetRuntime: RuntimeModuleSource | undefined;
}

/**
 * Reads the settings of a build. No other code reads these environment variables.
 *
 * @param env - absent and empty variables take their default
 * @throws SettingsError listing every invalid setting
 */
export function readSettings(
  env: EnvironmentVariables = process.env,
): SiteSettings {
  const reader = new SettingsReader(env);
  const url = reader.address('SITE_URL');
  const sdk = reader.address('SITE_SDK_URL');
  const documents = reader.address('SITE_DOCUMENTS_URL');
  const livedemo = reader.address('SITE_LIVEDEMO_URL');
  const settings: SiteSettings = {
    url: reader.read('origin', 'SITE_URL', url) ?? 'http://localhost:3000',
    baseUrl: reader.read('basePath', 'SITE_BASE_URL') ?? '/',
    variant: reader.oneOf('SITE_VARIANT', SITE_VARIANTS, DEFAULT_SITE_VARIANT),
    locales: readLocales(reader),
    colorMode: reader.oneOf('SITE_COLOR_MODE', COLOR_MODES, 'light'),
    linkBases: {
      sdk: sdk ?? PLACEHOLDER_LINK_BASES.sdk,
      documents,
      livedemo: livedemo ?? PLACEHOLDER_LINK_BASES.livedemo,
      productParameter: reader.read(
        'parameterName',
        'SITE_STORE_PRODUCT_PARAMETER',
      ),
    },
    placeholderBases: Object.entries({
      SITE_SDK_URL: sdk,
      SITE_DOCUMENTS_URL: documents,
      SITE_LIVEDEMO_URL: livedemo,
    })
      .filter(([, address]) => address === undefined)
      .map(([key]) => key),
    search: readSearch(reader),
    // npm needs the prefix for names of packages.
    spreadsheetPackage: reader
      .read('packageSource', 'SITE_SPREADSHEET_PACKAGE')
      ?.replace(/^@/, 'npm:@'),
    editUrl: reader.address('SITE_EDIT_URL'),
    reportUrl: reader.read('linkTemplate', 'SITE_REPORT_URL'),
    spreadsheetRuntime: reader.module('SITE_SPREADSHEET_RUNTIME'),
  };
  // Netlify sets these: https://docs.netlify.com/build/configure-builds/environment-variables/
  reader.unknown('SITE_', ['SITE_ID', 'SITE_NAME']);
  reader.unknown('TYPESENSE_', ['TYPESENSE_ADMIN_API_KEY']);
  reader.throwProblems();
  return settings;
}

function readLocales(reader: SettingsReader): LocaleSet {
  const sets = listLocaleSets(LOCALES);
  const names = sets.map((set) => set.join(','));
  const name = reader.oneOf('SITE_LOCALES', names, 'en');
  return sets[names.indexOf(name)] ?? ['en'];
}

/** Reads the settings of a cluster that the site and `npm run search:push` share. */
function readCluster(reader: SettingsReader) {
  const searchApiKey = reader.secret('TYPESENSE_SEARCH_API_KEY');
  const adminApiKey = reader.text('TYPESENSE_ADMIN_API_KEY');
  if (searchApiKey !== undefined && searchApiKey === adminApiKey) {
    reader.problem(
      'TYPESENSE_SEARCH_API_KEY',
      'a key of its own',
      'The search key is shipped to every browser: create one with the action documents:search only.',
      'the value of TYPESENSE_ADMIN_API_KEY',
    );
  }
  return {
    nodes: reader.addresses('TYPESENSE_NODES'),
    collection:
      reader.read('collection', 'TYPESENSE_COLLECTION') ?? 'sdk-docs-global',
    searchApiKey,
  };
}

function readSearch(reader: SettingsReader): SearchSettings {
  const cluster = readCluster(reader);
  const nearestNode = reader.address('TYPESENSE_NEAREST_NODE');
  if (cluster.nodes.length === 0) {
    for (const key of ['TYPESENSE_NEAREST_NODE', 'TYPESENSE_SEARCH_API_KEY']) {
      if (reader.text(key) !== undefined) {
        reader.problem(
          'TYPESENSE_NODES',
          `the cluster's nodes, because ${key} is set`,
          'List them, e.g. TYPESENSE_NODES=https://a.example:443,https://b.example:443, or unset the other key to use the embedded search.',
        );
      }
    }
    return {engine: 'embedded'};
  }
  const {searchApiKey = ''} = cluster;
  if (searchApiKey === '') {
    reader.problem(
      'TYPESENSE_SEARCH_API_KEY',
      'a search-only key, because TYPESENSE_NODES is set',
      'Set a key that may do nothing but documents:search, or unset TYPESENSE_NODES to use the embedded search.',
    );
  }
  return {engine: 'hosted', ...cluster, nearestNode, searchApiKey};
}

/**
 * Reads the settings of `npm run search:push`.
 *
 * @param env - absent and empty variables take their default
 * @throws SettingsError listing every invalid setting, without the values of keys
 */
export function readIndexerSettings(
  env: EnvironmentVariables = process.env,
): IndexerSettings {
  const reader = new SettingsReader(env);
  const cluster = readCluster(reader);
  const adminApiKey = reader.secret('TYPESENSE_ADMIN_API_KEY') ?? '';
  if (cluster.nodes.length === 0) {
    reader.problem(
      'TYPESENSE_NODES',
      "the cluster's nodes",
      'List them, e.g. TYPESENSE_NODES=https://a.example:443,https://b.example:443.',
    );
  }
  if (adminApiKey === '') {
    reader.problem(
      'TYPESENSE_ADMIN_API_KEY',
      'a key that may create collections, import documents and change aliases',
      'Set the key the server was started with, or one made for this. It never reaches a build.',
    );
  }
  reader.unknown('TYPESENSE_', ['TYPESENSE_NEAREST_NODE']);
  reader.throwProblems();
  return {...cluster, adminApiKey};
}

/**
 * Reads the locale for which Docusaurus evaluates its configuration. Its environment variable is unset in the first
 * evaluation of a build and in `write-translations`, which only has its option `--locale`, for any locale. In the
 * development server it has the text "undefined", which means the default locale.
 * https://docusaurus.io/docs/i18n/tutorial#configure-your-site
 *
 * @param args - arguments of the Docusaurus command line
 */
export function readCurrentLocale(
  {locales}: Pick<SiteSettings, 'locales'>,
  env: EnvironmentVariables = process.env,
  args: readonly string[] = process.argv.slice(2),
): Locale {
  const {values} = parseArgs({
    args: [...args],
    options: {locale: {type: 'string', short: 'l'}},
    strict: false,
  });
  const current = env['DOCUSAURUS_CURRENT_LOCALE'];
  const name = current ?? values.locale;
  const known = current === undefined ? LOCALES : locales;
  return known.find((locale) => locale === name) ?? locales[0];
}

/** Whether Docusaurus evaluates the configuration for the development server. */
export function isDevelopment(
  env: EnvironmentVariables = process.env,
): boolean {
  return env['NODE_ENV'] === 'development';
}
