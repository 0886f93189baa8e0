import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_SET_LIST} from '../../site/sets/index';
import {pagesState} from '../../reference/shared/pagesState';

interface Options {
  /** Files, and folders whose files count, relative to the site. */
  readonly sources: readonly string[];
  /** Settings of the build that pages show, or that choose their code. */
  readonly settings: Readonly<Record<string, string | undefined>>;
}

interface PersistentCache {
  readonly experiments?: {
    readonly cache?: {readonly type?: string; readonly version?: string};
  };
}

/**
 * Rebuilds the pages when a contract, a sample program, a setting or what pages show of each other
 * changes: the bundler sees none of them, because they reach the pages through remark steps and aliases.
 */
export default function pageSourcesPlugin(
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
                    pagesState(siteDir, DOCS_SET_LIST),
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
