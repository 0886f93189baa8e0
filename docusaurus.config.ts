import type {Options as ClientRedirectsOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {
  Options as PresetOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import type {Config, LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT_FILE} from './src/sets/spreadsheet/contract/readContract';
import {highlightCode} from './src/plugins/highlight-code';
import {sitemapItemsFor} from './src/plugins/sitemap-items';
import ocrReference from './src/sets/ocr/reference';
import searchIndexPlugin from './src/plugins/search-index';
import remarkSpreadsheetReference from './src/sets/spreadsheet/reference';
import {DOCS_SETS, type DocsSet} from './src/sets/index';
import {copyrightLine, footerColumns} from './src/site/footer';
import {logoPath} from './src/site/linkTable';
import {typesenseThemeConfig} from './src/search/engines/hosted/themeConfig';
import {LOCALE_CONFIGS} from './src/site/locales';
import {navbarItems} from './src/site/navbar';
import {clientRedirects} from './src/sets/redirects';
import {rewriteNavbarItems} from './src/site/rewriteNavbarItems';
import {readCurrentLocale, readSettings} from './src/site/settings';
import {createSiteConfig, publicSiteConfig} from './src/site/siteConfig';

const settings = readSettings();
const locale = readCurrentLocale(settings);
const site = createSiteConfig(settings);
const linkContext = {bases: site.linkBases, variant: site.variant, locale};
const hasLocales = site.locales.length > 1;

const mdx = {rehypePlugins: [highlightCode]};
const ocrContract = {header: 'contracts/ocr/argo_sdk.h'};
/** What pages show besides their own text: contracts, and programs fetched with `from-file`. */
const pageSources = [
  ocrContract.header,
  CONTRACT_FILE,
  'docs-ocr/sample/programs',
];

function docsOptions({id, folder, routeBasePath}: DocsSet) {
  return {
    id,
    path: folder,
    routeBasePath,
    sidebarPath: `./sidebars/${id}.ts`,
    breadcrumbs: true,
    lastVersion: 'current',
    versions: {
      current: {label: 'Next', path: '', banner: 'none', badge: false},
    },
    ...mdx,
  } satisfies DocsOptions;
}

const classicPreset = {
  docs: {
    ...docsOptions(DOCS_SETS.spreadsheet),
    remarkPlugins: [remarkSpreadsheetReference],
  },
  blog: false,
  pages: {
    // `/en` is a page of its own only while no English locale stands there.
    exclude: ['**/_*/**', '**/_*.*', ...(hasLocales ? ['en.tsx'] : [])],
    ...mdx,
  },
  sitemap: {
    lastmod: null,
    changefreq: null,
    priority: null,
    ignorePatterns: ['**/search', '**/csh-redirect', '**/legal/*/*'],
    createSitemapItems: sitemapItemsFor(locale),
  },
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/global.css',
      './src/css/code.css',
    ],
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
    steps: {
      spreadsheet: [remarkSpreadsheetReference()],
      ocr: [ocrReference(ocrContract)],
    },
    stepSources: pageSources,
  });
}

const themeConfig = {
  colorMode: {
    defaultMode: 'light',
    disableSwitch: site.colorMode === 'light',
    respectPrefersColorScheme: site.colorMode === 'auto',
  },
  announcementBar: site.announcementBar && {
    id: site.announcementBar.id,
    content: site.announcementBar.text[locale],
  },
  navbar: {
    title: site.title[locale],
    logo: {
      alt: '',
      src: site.logo.src,
      srcDark: site.logo.srcDark,
      href: hasLocales ? '/' : logoPath(locale),
      width: 32,
      height: 32,
    },
    hideOnScroll: true,
    style: site.style.dark ? 'dark' : undefined,
    items: rewriteNavbarItems(
      navbarItems(site.variant, locale, site.locales),
      linkContext,
    ),
  },
  footer: {
    style: site.style.dark ? 'dark' : 'light',
    logo: {
      alt: '',
      src: site.logo.src,
      srcDark: site.logo.srcDark,
      width: 32,
      height: 32,
    },
    links: footerColumns(linkContext),
    copyright: copyrightLine(site.companyInfo, locale),
  },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  metadata: [
    {
      name: 'color-scheme',
      content: site.colorMode === 'auto' ? 'light dark' : 'light',
    },
  ],
  typesense: typesenseThemeConfig(
    site.search,
    Object.values(site.linkBases).filter((address) => address !== undefined),
  ),
} satisfies ThemeConfig & {typesense: object};

export default {
  title: site.title[locale],
  tagline: site.tagline[locale],
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  baseUrlIssueBanner: site.baseUrlIssueBanner,
  trailingSlash: false,
  i18n: {
    defaultLocale: site.locales[0],
    locales: [...site.locales],
    localeConfigs: LOCALE_CONFIGS,
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    // `## Heading {#id}`: the spelling that writers know, off by default with `future.v4`.
    mdx1Compat: {headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  future: {
    v4: true,
    faster: true,
  },
  // One key for all locales: the name of the stored version is fixed, and one script hash serves all.
  storage: {type: 'localStorage', namespace: false},
  presets: [['classic', classicPreset]],
  themes: ['docusaurus-theme-search-typesense'],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsOptions(DOCS_SETS.ocr),
        // Before the defaults: its headings enter the table of contents, its links are checked.
        beforeDefaultRemarkPlugins: [[ocrReference, ocrContract]],
      },
    ],
    ['./src/plugins/page-sources/index.ts', {sources: pageSources}],
    ['./src/plugins/client-redirects/index.ts', redirects],
    './src/plugins/plain-addresses/index.ts',
    [
      './src/plugins/settings-report.ts',
      {placeholderBases: site.placeholderBases},
    ],
    './src/plugins/published-contracts.ts',
    searchIndex,
    './src/plugins/no-client-highlighter/index.ts',
    './src/plugins/legal-versions/index.ts',
  ],
  themeConfig,
  customFields: {site: publicSiteConfig(site)},
} satisfies Config;
