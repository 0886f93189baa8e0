import type {Options as ClientRedirectsOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import {
  docsPlugins,
  PAGE_SOURCES,
  pageSteps,
  publishedContractsPlugin,
} from './reference';
import {clientRedirects} from './site/sets/redirects';
import type {SiteConfig} from './site/siteConfig';
import {createPageReader} from './outputs/builtPages';
import changelogFeedsPlugin from './outputs/changelogFeeds';
import {
  codeBlocksPlugin,
  inlineStylesPlugin,
  nativeFirstPlugin,
} from './native-first/plugin';
import legalVersionsPlugin from './content/plugins/legalVersions';
import liveSamplesPlugin from './live/plugin';
import openQuestionsPlugin from './content/plugins/openQuestions';
import pageMarkdownPlugin from './outputs/markdown';
import pageSourcesPlugin from './content/plugins/pageSources';
import rootFilesPlugin from './outputs/rootFiles';
import searchPlugin from './search/plugin';
import settingsReportPlugin from './outputs/settingsReport';
import sheetPicturesPlugin, {type SheetPictures} from './live/pictures/plugin';
import socialCardsPlugin from './outputs/socialCards';
import translatedDocsPlugin from './content/plugins/translatedDocs';

/**
 * The plugins of the site beside those of its preset, in the order in which they run. As functions: Docusaurus loads
 * all that a plugin imports anew for each one that is named by its path, and options of those get into every page's
 * script.
 *
 * @param docs - what all sets of documentation have in common
 * @param sources - reads the sources of pages, and draws what they show
 */
export function sitePlugins(
  site: SiteConfig,
  docs: Parameters<typeof docsPlugins>[0],
  {read: readSource, draw}: SheetPictures,
): PluginConfig[] {
  const {engine} = site.search;
  /** The settings that pages show. */
  const pageSettings = {spreadsheetPackage: site.spreadsheetPackage};
  const redirects = {
    redirects: clientRedirects(),
  } satisfies ClientRedirectsOptions;
  const read = createPageReader();
  return [
    ...docsPlugins(docs, pageSettings),
    withOptions(pageSourcesPlugin, {
      sources: PAGE_SOURCES,
      // Which code answers searches, the pages' own files do not say.
      settings: {...pageSettings, searchEngine: engine},
    }),
    ['@docusaurus/plugin-client-redirects', redirects],
    nativeFirstPlugin,
    withOptions(settingsReportPlugin, {
      placeholderBases: site.placeholderBases,
      spreadsheetPackage: site.spreadsheetPackage,
    }),
    publishedContractsPlugin,
    changelogFeedsPlugin,
    withOptions(searchPlugin, {
      engine,
      read,
      // The development server has no built pages: it reads the sources as the sets do.
      steps: pageSteps(pageSettings),
    }),
    withOptions(liveSamplesPlugin, {
      runtime: site.spreadsheetRuntime,
      read: readSource,
      ...pageSettings,
    }),
    withOptions(sheetPicturesPlugin, {read: readSource, draw}),
    withOptions(rootFilesPlugin, {
      search: site.search,
      redirects: redirects.redirects,
    }),
    withOptions(openQuestionsPlugin, {read: readSource}),
    codeBlocksPlugin,
    inlineStylesPlugin,
    legalVersionsPlugin,
    withOptions(pageMarkdownPlugin, {read}),
    translatedDocsPlugin,
    withOptions(socialCardsPlugin, {read}),
  ] as PluginConfig[];
}

/** What makes a plugin: its content is no concern of the list. */
type MakePlugin<Options> = (
  context: LoadContext,
  options: Options,
) => Pick<Plugin, 'name'>;

function withOptions<Options>(plugin: MakePlugin<Options>, options: Options) {
  return (context: LoadContext) => plugin(context, options);
}
