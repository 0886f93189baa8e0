import {setImmediate} from 'node:timers/promises';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {Plugin} from '@docusaurus/types';
import {releaseBundler, wakeBundler, type Bundler} from './bundler';
import {RELEASE, releasePages} from './pages';

/**
 * Lets the memory of bundler and rendered pages go before the search index is made, which needs much of its own, and
 * before the next locale begins.
 */
export default function releasedMemoryPlugin(): Plugin {
  let bundler: Bundler | undefined;
  return {
    name: 'released-memory',
    configureWebpack: (_config, isServer, {currentBundler}) => {
      bundler = currentBundler.instance;
      const {BannerPlugin} = bundler;
      const release = {banner: RELEASE, raw: true, footer: true};
      return {
        plugins: [
          {apply: releaseBundler},
          ...(isServer
            ? [new BannerPlugin({...release, entryOnly: true})]
            : []),
        ],
      };
    },
    postBuild: async ({outDir}) => {
      releasePages(outDir);
      collectGarbage();
      if (bundler) {
        // Node frees what native modules hold in the next task.
        await setImmediate();
        await wakeBundler(bundler);
      }
    },
  };
}

/**
 * Collects what is no longer needed at once. Node would wait until the heap has grown by what it lets it grow, and begin
 * from a heap with all pages in it.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
