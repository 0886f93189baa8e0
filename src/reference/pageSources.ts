import {createHash} from 'node:crypto';
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_SET_LIST} from '../site/sets/index';
import {readPassages, setPagesReader} from './shared/setPages';

interface Options {
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
  {siteDir}: LoadContext,
  {sources, settings}: Options,
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
                  ].join('-'),
                  buildDependencies: files,
                },
              },
            }
          : {}
      ) as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}

/** Hashes what pages show of other pages: headings, samples and names for the reference, captions for the gallery. */
function hashPages(root: string): string {
  const pages = DOCS_SET_LIST.flatMap((set) => setPagesReader(set, root)()).map(
    (page) => ({
      route: page.route,
      title: page.frontMatter['title'],
      captions: page.text.match(/caption="[^"]*"/g),
      passages: readPassages(page).map((passage) => ({
        ...passage,
        fences: passage.fences.map(({lang, code, meta}) => [
          lang,
          code,
          ...meta,
        ]),
      })),
    }),
  );
  return createHash('sha1').update(JSON.stringify(pages)).digest('hex');
}
