import {createHash} from 'node:crypto';
import {readdirSync, statSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  findOriginalFile,
  findStaleSections,
  getPageStore,
  listSharedNodes,
  splitSections,
} from '../content';
import {DOCS_LOCALE} from '../site/locales';
import {DOCS_SET_LIST} from '../site/sets/index';
import {createSetPagesReader, splitPage} from './shared/pages';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface PageSourcesOptions {
  /** Files, and folders of files, relative to the site. */
  readonly sources: readonly string[];
  /** Settings that affect the content or the code of pages. */
  readonly settings: Readonly<Record<string, string | undefined>>;
}

interface PersistentCache {
  readonly experiments?: {
    readonly cache?: {readonly type?: string; readonly version?: string};
  };
}

/**
 * Docusaurus plugin: rebuilds the pages when a contract, a sample program, a setting or another page that they show
 * changes. The bundler does not know these dependencies, which come from remark plugins and aliases.
 */
export function pageSourcesPlugin(
  {siteDir, i18n}: LoadContext,
  {sources, settings}: PageSourcesOptions,
): Plugin {
  const files = sources.flatMap((source) => {
    const file = path.join(siteDir, source);
    return statSync(file).isDirectory()
      ? readdirSync(file).map((name) => path.join(file, name))
      : [file];
  });
  return {
    name: 'page-sources',
    getPathsToWatch: () => files,
    configureWebpack(config) {
      const {cache} = (config as PersistentCache).experiments ?? {};
      return (
        cache?.type === 'persistent'
          ? {
              experiments: {
                cache: {
                  version: [
                    cache.version,
                    JSON.stringify(settings),
                    hashPages(siteDir),
                    i18n.currentLocale === DOCS_LOCALE
                      ? ''
                      : hashTranslations(siteDir),
                  ].join('-'),
                  buildDependencies: files,
                },
              },
            }
          : {}
      ) as WebpackResult;
    },
  };
}

/** Hashes what pages show of other pages: headings, samples and names for the reference, captions for the gallery. */
function hashPages(root: string): string {
  const pages = DOCS_SET_LIST.flatMap((set) =>
    createSetPagesReader(set, root)(),
  ).map((page) => ({
    route: page.route,
    title: page.frontMatter['title'],
    captions: page.text.match(/caption="[^"]*"/g),
    passages: splitPage(page).map((section) => ({
      ...section,
      fences: section.fences.map(({lang, code, meta}) => [lang, code, ...meta]),
    })),
  }));
  return createHash('sha1').update(JSON.stringify(pages)).digest('hex');
}

/**
 * Hashes what translations show of other pages besides the above: titles and headings, and of the English page
 * attributes, imports, and that a section is newer.
 */
function hashTranslations(root: string): string {
  const pages = getPageStore(root).pages();
  const originals = new Map(pages.map((page) => [page.file, page]));
  const shown = pages.map((page) => {
    const original = originals.get(findOriginalFile(page.file) ?? '');
    return original === undefined || original === page
      ? []
      : [
          page.file,
          page.title,
          page.headings.map(({text}) => text),
          findStaleSections(page, original),
          splitSections(original.tree)
            .flatMap(listSharedNodes)
            .map(({node}) => 'attributes' in node && node.attributes),
          original.tree.children.filter(({type}) => type === 'mdxjsEsm'),
        ];
  });
  const withoutPlaces = (key: string, value: unknown) =>
    key === 'position' || key === 'data' ? undefined : value;
  return createHash('sha1')
    .update(JSON.stringify(shown, withoutPlaces))
    .digest('hex');
}

const PUBLISHED_FOLDER = 'contracts';

/** Publishes the SDK contracts under `/contracts/`, in builds and in the development server. */
export function publishedContractsPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin {
  const source = path.join(siteDir, PUBLISHED_FOLDER);
  return {
    name: 'published-contracts',
    configureWebpack: () =>
      ({
        devServer: {
          static: [
            {directory: source, publicPath: `${baseUrl}${PUBLISHED_FOLDER}`},
          ],
        },
        // Docusaurus's type lacks `devServer`.
      }) as WebpackResult,
    async postBuild({outDir}) {
      // The stored JSON is for builds only.
      const filter = (file: string) => !file.endsWith('.json');
      await cp(source, path.join(outDir, PUBLISHED_FOLDER), {
        recursive: true,
        filter,
      });
    },
  };
}
