import './src/plugins/interrupted-build';
import './src/plugins/patient-optimizer';
import type {Options as ClientRedirectsOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, LoadContext, Plugin} from '@docusaurus/types';
import {gitHistory, hasWholeHistory} from './src/plugins/git-history';
import {highlightCode} from './src/plugins/highlight-code';
import hostFactsPlugin from './src/plugins/host-facts';
import {linkBetweenEditions} from './src/plugins/links-between-editions';
import liveSamplesPlugin from './src/plugins/live-samples';
import {markLiveFences} from './src/plugins/live-samples/markFences';
import {markLivePages} from './src/plugins/live-samples/markPages';
import {pageTemplate} from './src/plugins/native-first/pageTemplate';
import {svgMarkup} from './src/plugins/svg-markup.mts';
import searchIndexPlugin from './src/plugins/search-index';
import searchModalPlugin from './src/plugins/search-modal';
import {sitemapItemsFor} from './src/plugins/sitemap-items';
import {typesenseThemeConfig} from './src/search/engines/hosted/themeConfig';
import {PAGE_SOURCES, remarkStepsOfPages} from './src/sets/builds';
import {docsPlugins} from './src/sets/docsPlugins';
import {docsFooterLinks, docsMenuItems} from './src/sets/menus';
import {IN_SITE_DOCUMENTS} from './src/sets/products';
import remarkGlossary from './src/sets/glossaryStep';
import remarkUnspecified from './src/sets/questions/step';
import {clientRedirects} from './src/sets/redirects';
import {LOCALE_CONFIGS} from './src/site/locales';
import {
  isDevelopment,
  readCurrentLocale,
  readSettings,
} from './src/site/settings';
import {createSiteConfig, publicSiteConfig} from './src/site/siteConfig';
import {textIn} from './src/site/texts';
import {themeConfigOf} from './src/site/themeConfig';

const settings = readSettings();
const locale = readCurrentLocale(settings);
const site = createSiteConfig(settings);
const linkContext = {
  bases: site.linkBases,
  variant: site.variant,
  locale,
  inSiteDocuments: IN_SITE_DOCUMENTS,
};
const hasLocales = site.locales.length > 1;

/** In front of addresses that stand in the HTML of samples, which no component adds it to. */
const base = site.baseUrl + (locale === site.locales[0] ? '' : `${locale}/`);

const mdx = {
  remarkPlugins: [
    () => remarkUnspecified(),
    () => remarkGlossary(),
    markLiveFences,
  ],
  rehypePlugins: [() => highlightCode({base: base.replace(/\/$/, '')})],
};

/** Where the sources of pages can be edited, in the language that is read. */
const editing = site.editUrl
  ? {editUrl: site.editUrl, editLocalizedFiles: true}
  : {};

/** Whether it is known when each page changed last. */
const hasHistory = hasWholeHistory();

/** The settings that pages show. */
const pageSettings = {spreadsheetPackage: site.spreadsheetPackage};

const classicPreset = {
  // One plugin for each set instead, all alike.
  docs: false,
  blog: false,
  pages: {
    // `/en` is a page of its own only while no English locale stands there.
    exclude: ['**/_*/**', '**/_*.*', ...(hasLocales ? ['en.tsx'] : [])],
    ...editing,
    ...mdx,
  },
  sitemap: {
    lastmod: hasHistory ? 'date' : null,
    changefreq: null,
    priority: null,
    createSitemapItems: sitemapItemsFor(locale, site.locales[0]),
  },
  theme: {
    customCss: './src/css/index.css',
  },
  svgr: {
    svgrConfig: {plugins: ['@svgr/plugin-svgo', svgMarkup], babel: false},
  },
} satisfies PresetOptions;

const redirects = {
  redirects: clientRedirects(),
} satisfies ClientRedirectsOptions;

/** A function, since options of plugins that are named by path get into every page's script. */
function searchIndex(context: LoadContext): Plugin {
  return searchIndexPlugin(context, {
    engine: site.search.engine,
    // The development server has no built pages: it reads the sources as the sets do.
    steps: remarkStepsOfPages(pageSettings),
    stepSources: PAGE_SOURCES,
  });
}

/** A function, as the one before. */
function searchModal(context: LoadContext): Plugin {
  return searchModalPlugin(context, {engine: site.search.engine}) as Plugin;
}

/** A function, as the ones before. */
function liveSamples(context: LoadContext): Plugin {
  return liveSamplesPlugin(context, {
    runtime: site.spreadsheetRuntime,
    ...pageSettings,
  }) as Plugin;
}

/** A function, as the ones before. */
function hostFacts(context: LoadContext): Plugin {
  return hostFactsPlugin(context, {
    search: site.search,
    redirects: redirects.redirects,
    feedbackUrl: site.feedbackUrl,
  });
}

const {sdk, documents, livedemo} = site.linkBases;

const themeConfig = {
  ...themeConfigOf(site, linkContext, {
    menu: docsMenuItems(locale),
    footer: docsFooterLinks(locale),
  }),
  typesense: typesenseThemeConfig(
    site.search,
    [sdk, documents, livedemo].filter((address) => address !== undefined),
  ),
};

export default {
  title: textIn(site.title, locale),
  tagline: textIn(site.tagline, locale),
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  baseUrlIssueBanner: site.baseUrlIssueBanner,
  trailingSlash: false,
  ssrTemplate: pageTemplate(
    site.locales.slice(1).map((path) => `${site.baseUrl}${path}/`),
  ),
  i18n: {
    defaultLocale: site.locales[0],
    locales: [...site.locales],
    localeConfigs: LOCALE_CONFIGS,
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: markLivePages,
    // `## Heading {#id}`: the spelling that writers know, off by default with `future.v4`.
    mdx1Compat: {headingIds: true},
    hooks: {
      onBrokenMarkdownLinks: linkBetweenEditions,
      onBrokenMarkdownImages: 'throw',
    },
  },
  future: {
    v4: true,
    faster: true,
    experimental_vcs: gitHistory,
  },
  // One key for all locales: the name of the stored version is fixed, and one script hash serves all.
  storage: {type: 'localStorage', namespace: false},
  presets: [['classic', classicPreset]],
  themes: ['docusaurus-theme-search-typesense'],
  plugins: [
    ...docsPlugins(
      {...mdx, ...editing, showLastUpdateTime: hasHistory},
      pageSettings,
    ),
    [
      './src/plugins/page-sources/index.ts',
      {sources: PAGE_SOURCES, settings: pageSettings},
    ],
    ['./src/plugins/client-redirects/index.ts', redirects],
    './src/plugins/native-first/index.ts',
    './src/plugins/plain-addresses/index.ts',
    './src/plugins/steady-navigation/index.ts',
    [
      './src/plugins/settings-report.ts',
      {
        placeholderBases: site.placeholderBases,
        spreadsheetPackage: site.spreadsheetPackage,
      },
    ],
    './src/plugins/published-contracts.ts',
    './src/plugins/changelog-feeds/index.ts',
    searchIndex,
    searchModal,
    liveSamples,
    hostFacts,
    './src/plugins/robots.ts',
    './src/plugins/home-samples/index.ts',
    './src/plugins/open-questions/index.ts',
    './src/plugins/no-client-highlighter/index.ts',
    './src/plugins/postcss-once.ts',
    './src/plugins/printed-origin.ts',
    './src/plugins/class-names.ts',
    './src/plugins/style-parts/index.ts',
    './src/plugins/integrity/index.ts',
    './src/plugins/lean-styles/index.ts',
    './src/plugins/legal-versions/index.ts',
    './src/plugins/page-markdown/index.ts',
    './src/plugins/translated-docs/index.ts',
    './src/plugins/social-cards/index.ts',
    // For writers: a build does not even know its name.
    ...(isDevelopment() ? ['./src/plugins/page-preview/index.ts'] : []),
  ],
  themeConfig,
  customFields: {site: publicSiteConfig(site, locale)},
} satisfies Config;
