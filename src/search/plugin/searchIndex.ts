import {mkdirSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from '../engines/embedded/build/buildIndex';
import {INDEX_FOLDER} from '../engines/embedded/indexFiles';
import {joinPages} from '../records/joinPages';
import {toLocale} from '../../site/locales';
import type {SearchSettings} from '../../site/settings';
import type {BuiltPages} from '../../outputs/builtPages';
import type {devIndexBuilder, DevSite} from './devIndex';

/** The engine of the build, and how the development server reads pages. */
interface Options extends Pick<DevSite, 'steps'> {
  readonly engine: SearchSettings['engine'];
  /** Reads the pages that were built. */
  readonly read: BuiltPages;
}

/** Chooses the search engine of a build and makes the search index from the built pages. */
export default function searchIndexPlugin(
  context: LoadContext,
  {engine, read, steps}: Options,
): Plugin {
  const {siteDir, baseUrl, i18n} = context;
  let builder: Promise<ReturnType<typeof devIndexBuilder>> | undefined;
  let devIndex: Promise<ReadonlyMap<string, string>> | undefined;
  const readDevIndex = () => {
    const locale = toLocale(i18n.currentLocale);
    // The parsers behind it are of no use to a build.
    builder ??= import('./devIndex').then((module) =>
      module.devIndexBuilder({siteDir, locale, baseUrl, steps}),
    );
    devIndex ??= builder.then((build) => build());
    return devIndex;
  };
  return {
    name: 'search-index',

    // Also whenever the development server notices a change.
    allContentLoaded() {
      devIndex = undefined;
    },

    configureWebpack: () =>
      ({
        resolve: {
          alias: {
            '@search-engine$': path.join(
              siteDir,
              `src/search/engines/${engine}/index.ts`,
            ),
          },
        },
        devServer: {
          // Docusaurus joins what several such functions return: the list itself must change.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift(
              indexMiddleware(`${baseUrl}${INDEX_FOLDER}/`, readDevIndex),
            );
            return middlewares;
          },
        },
        // Docusaurus's type leaves out the development server's part of the configuration.
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,

    async postBuild(build) {
      const {outDir} = build;
      const pages = read(build);
      const records = joinPages(pages.flatMap(({found}) => found ?? []));
      if (records.length === 0) {
        throw new Error(
          `Search index: ${pages.length} built pages gave no record. Expected headings inside <article> or <main>.`,
        );
      }
      const folder = path.join(outDir, INDEX_FOLDER);
      mkdirSync(folder, {recursive: true});
      buildIndex(records, i18n.currentLocale).forEach(({name, text}) =>
        writeFileSync(path.join(folder, name), text),
      );
      logger.info(
        `Search index (${i18n.currentLocale}): ${records.length} records of ${pages.length} pages.`,
      );
    },
  };
}

/**
 * Makes the development server answer with the files of an index.
 *
 * @param folder - path of the files, with a slash at its end
 */
export function indexMiddleware(
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
