import type {Options as ClientRedirectsOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import {PAGE_SOURCES, remarkStepsOfPages} from '../sets/builds';
import {docsPlugins} from '../sets/docsPlugins';
import {clientRedirects} from '../sets/redirects';
import {isDevelopment} from '../site/settings';
import type {SiteConfig} from '../site/siteConfig';
import {builtPages} from './built-pages/index';
import hostFactsPlugin from './host-facts';
import liveSamplesPlugin from './live-samples';
import pageMarkdownPlugin from './page-markdown';
import searchIndexPlugin from './search-index';
import searchModalPlugin from './search-modal';
import socialCardsPlugin from './social-cards';

/**
 * The plugins of the site beside those of its preset, in the order in which they run.
 *
 * @param docs - what all sets of documentation have in common
 */
export function sitePlugins(
  site: SiteConfig,
  docs: Parameters<typeof docsPlugins>[0],
): PluginConfig[] {
  /** The settings that pages show. */
  const pageSettings = {spreadsheetPackage: site.spreadsheetPackage};
  const redirects = {
    redirects: clientRedirects(),
  } satisfies ClientRedirectsOptions;

  const read = builtPages();
  // Functions, since options of plugins that are named by path get into every page's script.
  const searchIndex = (context: LoadContext): Plugin =>
    searchIndexPlugin(context, {
      engine: site.search.engine,
      read,
      // The development server has no built pages: it reads the sources as the sets do.
      steps: remarkStepsOfPages(pageSettings),
      stepSources: PAGE_SOURCES,
    });
  const pageMarkdown = (context: LoadContext): Plugin =>
    pageMarkdownPlugin(context, {read});
  const socialCards = (context: LoadContext): Plugin =>
    socialCardsPlugin(context, {read});
  const searchModal = (context: LoadContext) =>
    searchModalPlugin(context, {engine: site.search.engine}) as Plugin;
  const liveSamples = (context: LoadContext) =>
    liveSamplesPlugin(context, {
      runtime: site.spreadsheetRuntime,
      ...pageSettings,
    }) as Plugin;
  const hostFacts = (context: LoadContext): Plugin =>
    hostFactsPlugin(context, {
      search: site.search,
      redirects: redirects.redirects,
      feedbackUrl: site.feedbackUrl,
    });

  return [
    ...docsPlugins(docs, pageSettings),
    [
      './src/plugins/page-sources/index.ts',
      {
        sources: PAGE_SOURCES,
        // Which code answers searches, the pages' own files do not say.
        settings: {...pageSettings, searchEngine: site.search.engine},
      },
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
    './src/plugins/linked-packages.ts',
    './src/plugins/released-bundler.ts',
    './src/plugins/robots.ts',
    './src/plugins/home-samples/index.ts',
    './src/plugins/open-questions/index.ts',
    './src/plugins/no-client-highlighter/index.ts',
    './src/plugins/printed-origin.ts',
    // After all that change what it makes only once it is needed.
    './src/plugins/postcss-once.ts',
    './src/plugins/class-names.ts',
    './src/plugins/style-parts/index.ts',
    './src/plugins/integrity/index.ts',
    './src/plugins/lean-styles/index.ts',
    './src/plugins/styles-in-pages/index.ts',
    './src/plugins/legal-versions/index.ts',
    pageMarkdown,
    './src/plugins/translated-docs/index.ts',
    socialCards,
    // For writers: a build does not even know its name.
    ...(isDevelopment() ? ['./src/plugins/page-preview/index.ts'] : []),
  ];
}
