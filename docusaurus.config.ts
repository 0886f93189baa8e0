import type {Options as ClientRedirectsOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {
  Config,
  LoadContext,
  Plugin,
  PluginConfig,
} from '@docusaurus/types';
import {
  completeFrontMatter,
  completeTranslations,
  hasFullHistory,
  listHelpTopics,
  legalVersionsPlugin,
  markRepeatedOpenings,
  openQuestionsPlugin,
  remarkGlossary,
  remarkUnspecified,
  translateBlockTitles,
  resolveCrossLanguageLink,
  translatedDocsPlugin,
  hideKeywords,
} from './src/content';
import {
  drawSheetPictures,
  liveSamplesPlugin,
  markLiveFences,
  markLivePages,
  sheetPicturesPlugin,
} from './src/live/plugin';
import {
  codeBlocksPlugin,
  inlineStylesPlugin,
  nativeFirstPlugin,
  renderPageTemplate,
} from './src/native-first/plugin';
import {
  createBuiltPagesReader,
  createSitemapItems,
  gitVcsConfig,
  outputsPlugin,
} from './src/outputs';
import {
  configureDocsPlugins,
  PAGE_SOURCES,
  pageSourcesPlugin,
  createPageSteps,
  publishedContractsPlugin,
} from './src/reference';
import {createSearchThemeConfig} from './src/search';
import searchPlugin from './src/search/plugin';
import {LOCALE_CONFIGS, type Locale} from './src/site/locales';
import {listClientRedirects} from './src/site/sets/redirects';
import {readCurrentLocale, readSettings} from './src/site/settings';
import {createSiteConfig, toPublicSiteConfig} from './src/site/siteConfig';
import {getLocalizedText} from './src/site/texts';
import {createThemeConfig} from './src/site/themeConfig';

const settings = readSettings();
const locale = readCurrentLocale(settings);
const site = createSiteConfig(settings);
const hasLocales = site.locales.length > 1;

/**
 * Returns the base URL of a locale. Set explicitly, so that it is the same when the locale is built on its
 * own.
 */
const localeBaseUrl = (each: Locale) =>
  site.baseUrl + (each === site.locales[0] ? '' : `${each}/`);

const mdx = {
  beforeDefaultRemarkPlugins: [completeTranslations],
  remarkPlugins: [
    drawSheetPictures,
    () => remarkUnspecified(),
    () => remarkGlossary(),
    () => listHelpTopics,
    markLiveFences,
    markRepeatedOpenings,
    () => translateBlockTitles,
  ],
};

const editing = site.editUrl
  ? {editUrl: site.editUrl, editLocalizedFiles: true}
  : {};

const hasHistory = hasFullHistory();

const classicPreset = {
  // `configureDocsPlugins` creates an instance of the docs plugin for each documentation set.
  docs: false,
  blog: false,
  pages: {
    // With several locales, `/en` is the home page of the English locale instead.
    exclude: ['**/_*/**', '**/_*.*', ...(hasLocales ? ['en.tsx'] : [])],
    ...editing,
    ...mdx,
  },
  sitemap: {
    lastmod: hasHistory ? 'date' : null,
    changefreq: null,
    priority: null,
    createSitemapItems: createSitemapItems(locale, site.locales[0]),
  },
  theme: {
    customCss: './src/css/index.css',
  },
} satisfies PresetOptions;

const {sdk, documents, livedemo} = site.linkBases;

const themeConfig = {
  ...createThemeConfig(site, locale),
  typesense: createSearchThemeConfig(
    site.search,
    [sdk, documents, livedemo].filter((address) => address !== undefined),
  ),
};

/** Settings on which the content of pages depends. */
const pageSettings = {spreadsheetPackage: site.spreadsheetPackage};
const redirects = listClientRedirects();
const read = createBuiltPagesReader();

/**
 * Returns the plugin as a function. If a plugin is given by name, Docusaurus adds its options to every page.
 */
function withOptions<Options>(
  plugin: (context: LoadContext, options: Options) => Pick<Plugin, 'name'>,
  options: Options,
) {
  return (context: LoadContext) => plugin(context, options);
}

/**
 * Plugins in the order in which they run. Plugins given as functions share modules. Docusaurus loads the
 * modules of plugins given by name again for each plugin.
 */
const plugins = [
  ...configureDocsPlugins(
    {...mdx, ...editing, showLastUpdateTime: hasHistory},
    pageSettings,
  ),
  withOptions(pageSourcesPlugin, {
    sources: PAGE_SOURCES,
    // The search engine is included because it decides which code the pages load.
    settings: {...pageSettings, searchEngine: site.search.engine},
  }),
  [
    '@docusaurus/plugin-client-redirects',
    {redirects} satisfies ClientRedirectsOptions,
  ],
  nativeFirstPlugin,
  publishedContractsPlugin,
  withOptions(searchPlugin, {
    engine: site.search.engine,
    read,
    // The development server builds its search index with these steps, because it has no built pages.
    steps: createPageSteps(pageSettings),
  }),
  withOptions(liveSamplesPlugin, {
    runtime: site.spreadsheetRuntime,
    ...pageSettings,
  }),
  sheetPicturesPlugin,
  openQuestionsPlugin,
  codeBlocksPlugin,
  inlineStylesPlugin,
  legalVersionsPlugin,
  translatedDocsPlugin,
  withOptions(outputsPlugin, {
    read,
    search: site.search,
    redirects,
    placeholderBases: site.placeholderBases,
    ...pageSettings,
  }),
] as PluginConfig[];

export default {
  title: getLocalizedText(site.title, locale),
  tagline: getLocalizedText(site.tagline, locale),
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  baseUrlIssueBanner: site.baseUrlIssueBanner,
  trailingSlash: false,
  ssrTemplate: renderPageTemplate(site.locales.slice(1).map(localeBaseUrl)),
  i18n: {
    defaultLocale: site.locales[0],
    locales: [...site.locales],
    localeConfigs: Object.fromEntries(
      site.locales.map((each) => [
        each,
        {...LOCALE_CONFIGS[each], baseUrl: localeBaseUrl(each)},
      ]),
    ),
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: hideKeywords(completeFrontMatter(markLivePages)),
    // Enables `## Heading {#id}`, `:::tip Title` and `<!-- … -->`, which `future.v4` disables.
    mdx1Compat: {headingIds: true, admonitions: true, comments: true},
    hooks: {
      onBrokenMarkdownLinks: resolveCrossLanguageLink,
      onBrokenMarkdownImages: 'throw',
    },
  },
  future: {
    v4: true,
    faster: true,
    experimental_vcs: gitVcsConfig,
  },
  // Uses the same storage keys in all locales, so that the inline script, and its hash, is the same on all
  // pages.
  storage: {type: 'localStorage', namespace: false},
  presets: [['classic', classicPreset]],
  themes: ['docusaurus-theme-search-typesense'],
  plugins,
  themeConfig,
  customFields: {site: toPublicSiteConfig(site, locale)},
} satisfies Config;
