import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from '../../search/engines/embedded/build/buildIndex';
import {INDEX_FOLDER} from '../../search/engines/embedded/indexFiles';
import {joinPages} from '../../search/records/joinPages';
import {toLocale} from '../../site/locales';
import type {SearchSettings} from '../../site/settings';
import type {BuiltPages} from '../built-pages/index';
import type {DevSite} from './devIndex';
import {devServerConfig} from './devServer';
import {devSources, type DevSource} from './devSources';
import {engineFile} from './engineFile';
import {OPEN_SEARCH_FILE, renderOpenSearch} from './openSearch';

/** The engine of the build, and how the development server reads pages. */
interface Options extends Pick<DevSite, 'steps' | 'stepSources'> {
  readonly engine: SearchSettings['engine'];
  /** Reads the pages that were built. */
  readonly read: BuiltPages;
}

/** Chooses the search engine of a build and makes the search index from the built pages. */
export default function searchIndexPlugin(
  context: LoadContext,
  {engine, read, steps, stepSources}: Options,
): Plugin {
  const {siteDir, baseUrl, siteConfig, i18n} = context;
  let sources: readonly DevSource[] = [];
  return {
    name: 'search-index',

    allContentLoaded({allContent}) {
      sources = devSources(allContent, toLocale(i18n.currentLocale));
    },

    configureWebpack: () =>
      ({
        resolve: {
          alias: {
            '@search-engine$': path.join(siteDir, engineFile(engine)),
          },
        },
        devServer: devServerConfig({
          siteDir,
          locale: i18n.currentLocale,
          baseUrl,
          sources: () => sources,
          steps,
          stepSources,
        }),
        // Docusaurus's type leaves out the development server's part of the configuration.
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: `${baseUrl}${OPEN_SEARCH_FILE}`,
          },
        },
      ],
    }),

    async postBuild(build) {
      const {outDir} = build;
      const pages = read(build);
      const records = joinPages(pages.flatMap(({found}) => found ?? []));
      if (records.length === 0) {
        throw new Error(
          `Search index: ${pages.length} built pages gave no record. Expected headings inside <article> or <main>.`,
        );
      }
      const files = buildIndex(records, i18n.currentLocale);
      await writeFiles(path.join(outDir, INDEX_FOLDER), files);
      await writeFile(
        path.join(outDir, OPEN_SEARCH_FILE),
        renderOpenSearch({
          title: siteConfig.title,
          home: `${siteConfig.url}${baseUrl}`,
          favicon: siteConfig.favicon,
        }),
      );
      logger.info(
        `Search index (${i18n.currentLocale}): ${records.length} records of ${pages.length} pages.`,
      );
    },
  };
}

async function writeFiles(
  folder: string,
  files: readonly {name: string; text: string}[],
): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await Promise.all(
    files.map(({name, text}) => writeFile(path.join(folder, name), text)),
  );
}
