import type {Plugin} from '@docusaurus/types';
import {isDevelopment} from '../site/settings';

/**
 * Keeps the bundler from remembering what a site has no use for, in the two compilations of each build:
 *
 * - Pages and theme are named by absolute paths, as addresses of static files are. Without `preferAbsolute` each is
 *   looked for below `static` first, with every extension, and all that was not there is kept: 140 MB of 1,000 pages.
 *   https://rspack.rs/config/resolve#resolvepreferabsolute
 * - What a page says of itself is a JSON file that is read whole: its inner values need no record as names that somebody
 *   may import, 100 MB of 1,000 pages. https://rspack.rs/config/module#moduleparserjsonexportsdepth
 * - A build compiles once: what changed since the last time need not be told apart, 60 MB of 1,000 pages.
 *   https://rspack.rs/config/experiments#experimentsincremental
 */
export default function leanBundlerPlugin(): Plugin {
  const build = {
    module: {parser: {json: {exportsDepth: 1}}},
    experiments: {incremental: false},
  };
  return {
    name: 'lean-bundler',
    configureWebpack: () => ({
      resolve: {preferAbsolute: true},
      ...(isDevelopment() ? {} : build),
    }),
  };
}
