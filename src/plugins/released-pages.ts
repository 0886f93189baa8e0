import {createRequire} from 'node:module';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {Plugin} from '@docusaurus/types';

/** Tells the bundle that has rendered the pages that all are. */
const RENDERED = 'pages-rendered';

/** Lets the bundle go: what it has rendered leads to the place that it was run in, and that to it. */
const RELEASE = `process.once('${RENDERED}', () => { module = require = null; });`;

/**
 * Lets what pages were rendered with go once they are, 100 MB of 1,000 pages. Without worker threads Docusaurus forgets
 * only the scripts that are loaded before it begins to render, which is none, and keeps the bundle itself to its end.
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/ssg/ssgWorkerInline.ts
 */
export default function releasedPagesPlugin(): Plugin {
  return {
    name: 'released-pages',
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: isServer
        ? [
            new currentBundler.instance.BannerPlugin({
              banner: RELEASE,
              raw: true,
              footer: true,
              entryOnly: true,
            }),
          ]
        : [],
    }),
    postBuild: async ({outDir}) => {
      process.emit(RENDERED as never);
      forgetModules(path.join(outDir, '__server'));
      collectGarbage();
    },
  };
}

/** Takes all modules below a folder from those that Node keeps. */
function forgetModules(folder: string): void {
  const {cache} = createRequire(path.join(folder, 'any.js'));
  for (const file of Object.keys(cache)) {
    if (file.startsWith(folder + path.sep)) {
      Reflect.deleteProperty(cache, file);
    }
  }
}

/**
 * Collects what is no longer needed at once. Node would wait until the heap has grown by what it lets it grow, and begin
 * from a heap with all pages in it.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
