import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT_FILE} from '../../../scripts/lib/spreadsheetContract/readContract';

interface PersistentCache {
  readonly experiments?: {readonly cache?: {readonly type?: string}};
}

/**
 * Rebuilds the pages of the Spreadsheet set when its contract changes: the bundler does not see
 * the file, because it reaches the pages through the remark step.
 */
export default function spreadsheetReferenceCachePlugin({
  siteDir,
}: LoadContext): Plugin {
  const sources = [path.join(siteDir, CONTRACT_FILE)];
  return {
    name: 'spreadsheet-reference-cache',
    getPathsToWatch: () => sources,
    configureWebpack(config) {
      const {cache} = (config as PersistentCache).experiments ?? {};
      return (
        cache?.type === 'persistent'
          ? {experiments: {cache: {buildDependencies: sources}}}
          : {}
      ) as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
