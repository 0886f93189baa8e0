import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {gitHistory, hasWholeHistory} from './src/content/gitHistory';
import {linkBetweenEditions} from './src/content/linksBetweenEditions';
import {markLiveFences} from './src/live/plugin/markFences';
import {markLivePages} from './src/live/plugin/markPages';
import {drawSheetPictures} from './src/live/pictures/plugin';
import {keptPictures} from './src/live/pictures/cache';
import {sourceReader} from './src/live/source/reader';
import {markPages, pageTemplate} from './src/native-first/plugin';
import {sitePlugins} from './src/sitePlugins';
import {createSitemapItems} from './src/outputs/sitemapItems';
import {searchThemeConfig} from './src/search';
import {docsFooterLinks, docsMenuItems} from './src/site/sets/menus';
import {IN_SITE_DOCUMENTS} from './src/site/sets/products';
import {markSeenOpenings} from './src/content/page/sampleOpening';
import remarkGlossary from './src/content/glossary/step';
import {translateTitles} from './src/content/page/translateTitles';
import remarkUnspecified from './src/content/questions/step';
import {LOCALE_CONFIGS, type Locale} from './src/site/locales';
import {readCurrentLocale, readSettings} from './src/site/settings';
import {createSiteConfig, publicSiteConfig} from './src/site/siteConfig';
import {textIn} from './src/site/texts';
import {createThemeConfig} from './src/site/themeConfig';

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

/** Where the pages of a language begin, also when it is built by itself. */
const baseOf = (each: Locale) =>
  site.baseUrl + (each === site.locales[0] ? '' : `${each}/`);

/** For the mark of a page, for the files of its samples, its pictures and the list of open questions alike. */
const sources = {
  read: sourceReader(process.cwd()),
  draw: keptPictures(process.cwd()),
};

const mdx = {
  remarkPlugins: [
    drawSheetPictures(sources),
    () => remarkUnspecified(),
    () => remarkGlossary(),
    markLiveFences,
    markSeenOpenings,
  ],
};

/** Where the sources of pages can be edited, in the language that is read. */
const editing = site.editUrl
  ? {editUrl: site.editUrl, editLocalizedFiles: true}
  : {};

/** Whether it is known when each page changed last. */
const hasHistory = hasWholeHistory();

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
    createSitemapItems: createSitemapItems(locale, site.locales[0]),
  },
  theme: {
    customCss: './src/css/index.css',
  },
} satisfies PresetOptions;

const {sdk, documents, livedemo} = site.linkBases;

const themeConfig = {
  ...createThemeConfig(site, linkContext, {
    menu: docsMenuItems(locale),
    footer: docsFooterLinks(locale),
  }),
  typesense: searchThemeConfig(
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
  ssrTemplate: pageTemplate(site.locales.slice(1).map(baseOf)),
  i18n: {
    defaultLocale: site.locales[0],
    locales: [...site.locales],
    localeConfigs: Object.fromEntries(
      site.locales.map((each) => [
        each,
        {...LOCALE_CONFIGS[each], baseUrl: baseOf(each)},
      ]),
    ),
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: translateTitles(locale, markLivePages(sources.read)),
    preprocessor: markPages(process.cwd()),
    // `## Heading {#id}`, `:::tip Title` and `<!-- … -->`: what writers know, off by default with `future.v4`.
    mdx1Compat: {headingIds: true, admonitions: true, comments: true},
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
  plugins: sitePlugins(
    site,
    {...mdx, ...editing, showLastUpdateTime: hasHistory},
    sources,
  ),
  themeConfig,
  customFields: {site: publicSiteConfig(site, locale)},
} satisfies Config;
