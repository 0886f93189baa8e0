import {createRequire} from 'node:module';
import path from 'node:path';

/** Tells the bundle that has rendered the pages that all are. */
const RENDERED = 'pages-rendered';

/** Lets that bundle go: what it has rendered leads to the place that it was run in, and that to it. */
export const RELEASE = `process.once('${RENDERED}', () => { module = require = null; });`;

/**
 * Lets what pages were rendered with go. Without worker threads Docusaurus forgets only the scripts that are loaded
 * before it begins to render, which is none, and keeps the bundle itself to its end.
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/ssg/ssgWorkerInline.ts
 *
 * @param outDir - absolute path of the build
 */
export function releasePages(outDir: string): void {
  process.emit(RENDERED as never);
  forgetModules(path.join(outDir, '__server'));
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
