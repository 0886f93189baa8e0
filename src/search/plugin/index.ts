import {mkdirSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {emitFiles} from '../../bundle';
import {isLightOnly} from '../../native-first/plugin';
import {toLocale} from '../../site/locales';
import type {SearchSettings} from '../../site/settings';
import {buildIndex} from '../engines/embedded/build/buildIndex';
import {INDEX_FOLDER, MANIFEST_FILE} from '../engines/embedded/indexFiles';
import {SEARCH_FILES_META} from '../native/modal';
import {joinPageRecords, type ExtractedPage} from '../records/linkTexts';
import {bundleModal, type ModalBundle} from './bundleModal';
import type {createDevIndexBuilder, DevIndexOptions} from './devIndex';
import {OPEN_SEARCH_FILE, renderOpenSearch} from './openSearch';

const SEARCH_PAGE = 'search';

interface Options extends Pick<DevIndexOptions, 'steps'> {
  readonly engine: SearchSettings['engine'];
  /** Reads the pages of a build. `found` is `undefined` for pages that are hidden from search. */
  readonly read: (build: Props) => readonly {readonly found?: ExtractedPage}[];
}

/** Docusaurus plugin that adds search to the site: the engine, the search index, and the bundle of the modal. */
export default function searchPlugin(
  context: LoadContext,
  {engine, read, steps}: Options,
): Plugin<ModalBundle> {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  let builder: Promise<ReturnType<typeof createDevIndexBuilder>> | undefined;
  let devIndex: Promise<ReadonlyMap<string, string>> | undefined;
  const readDevIndex = () => {
    const locale = toLocale(i18n.currentLocale);
    // Imported on demand, since a build does not need the parsers of this module.
    builder ??= import('./devIndex').then((module) =>
      module.createDevIndexBuilder({siteDir, locale, baseUrl, steps}),
    );
    devIndex ??= builder.then((build) => build());
    return devIndex;
  };
  return {
    name: 'search',

    loadContent: () =>
      bundleModal(siteDir, {
        engine,
        lightOnly: isLightOnly(siteConfig.themeConfig as ThemeConfig),
        generated: createGeneratedModules(context),
      }),

    async contentLoaded({actions}) {
      actions.addRoute({
        path: baseUrl + SEARCH_PAGE,
        component: '@theme/SearchPage',
        exact: true,
      });
    },

    // Runs again when the development server detects a change.
    allContentLoaded() {
      devIndex = undefined;
    },

    injectHtmlTags({content: {script, style}}) {
      const files = [script.pathWithIntegrity, style.pathWithIntegrity];
      if (engine === 'embedded') {
        files.push(`${INDEX_FOLDER}/${MANIFEST_FILE}`);
      }
      const content = files.map((file) => baseUrl + file).join(' ');
      const attributes = {name: SEARCH_FILES_META, content};
      const description = {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: siteConfig.title,
        href: baseUrl + OPEN_SEARCH_FILE,
      };
      return {
        headTags: [
          {tagName: 'meta', attributes},
          {tagName: 'link', attributes: description},
        ],
      };
    },

    configureWebpack: (_config, isServer, _utils, content) => {
      const {script, style, dynamicFiles} = content as ModalBundle;
      return {
        ...(!isServer && emitFiles('search', [script, style, ...dynamicFiles])),
        resolve: {
          alias: {
            '@search-engine$': path.join(
              siteDir,
              `src/search/engines/${engine}/index.ts`,
            ),
          },
        },
        devServer: {
          // Modifies the array in place, since Docusaurus merges the results of all plugins with this hook.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift(
              createIndexMiddleware(`${baseUrl}${INDEX_FOLDER}/`, readDevIndex),
            );
            return middlewares;
          },
        },
        // The cast is needed because the Docusaurus type omits `devServer`.
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild(build) {
      const pages = read(build);
      const records = joinPageRecords(pages.flatMap(({found}) => found ?? []));
      if (records.length === 0) {
        throw new Error(
          `Search index: ${pages.length} built pages gave no record. Expected headings inside <article> or <main>.`,
        );
      }
      writeFileSync(
        path.join(build.outDir, OPEN_SEARCH_FILE),
        renderOpenSearch(context, SEARCH_PAGE),
      );
      const folder = path.join(build.outDir, INDEX_FOLDER);
      mkdirSync(folder, {recursive: true});
      buildIndex(records, i18n.currentLocale).forEach((text, name) =>
        writeFileSync(path.join(folder, name), text),
      );
      logger.info(
        `Search index (${i18n.currentLocale}): ${records.length} records of ${pages.length} pages.`,
      );
    },
  };
}

/** Creates the parts of the `@generated` modules that the modal uses. */
function createGeneratedModules({
  siteConfig,
  i18n,
  codeTranslations,
}: LoadContext) {
  const {url, baseUrl, themeConfig, customFields, future} = siteConfig;
  const {typesense} = themeConfig as {readonly typesense?: object};
  const {currentLocale, localeConfigs} = i18n;
  const {[currentLocale]: config} = localeConfigs;
  return {
    'docusaurus.config': {
      url,
      baseUrl,
      themeConfig: {typesense},
      customFields: {site: customFields?.['site']},
      future: {experimental_router: future.experimental_router},
    },
    i18n: {currentLocale, localeConfigs: {[currentLocale]: config}},
    codeTranslations: selectModalMessages(codeTranslations),
    globalData: {},
    'site-metadata': {},
  };
}

/**
 * Selects the translated messages that the modal uses.
 *
 * @param translations - messages of a locale by id
 */
export function selectModalMessages(
  translations: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(translations).filter(([id]) =>
      /^(?:theme\.Search|site\.(?:search|notFound)\.)/.test(id),
    ),
  );
}

/**
 * Creates the middleware that serves the index in the development server.
 *
 * @param folder - URL path of the index files, with a trailing slash
 */
export function createIndexMiddleware(
  folder: string,
  read: () => Promise<ReadonlyMap<string, string>>,
) {
  return (
    {url = ''}: Pick<IncomingMessage, 'url'>,
    response: Pick<ServerResponse, 'statusCode' | 'setHeader' | 'end'>,
    next: (error?: unknown) => void,
  ): void => {
    const name = url.split('?')[0]!.slice(folder.length);
    if (!url.startsWith(folder)) {
      next();
      return;
    }
    read().then((files) => {
      response.statusCode = files.has(name) ? 200 : 404;
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(files.get(name) ?? '{}');
    }, next);
  };
}
