import {readdirSync} from 'node:fs';
import path from 'node:path';
import {givenModules, type BundledFile} from '../../bundle/bundle';
import {bundleLive} from './bundleLive';

/** Libraries that the runtime imports when it needs them, each a module that imports nothing of the runtime. */
const LATE = 'packages/spreadsheet-reference/src/late';

/** Scripts that run samples on the reference runtime. */
export interface RuntimeScripts {
  readonly worker: BundledFile;
  /** Name of a library → its script, which the worker asks for: `src/live/runner/frameRequests.ts`. */
  readonly parts: ReadonlyMap<string, BundledFile>;
}

/** @param siteDir - root of the repository */
export async function bundleRuntime(siteDir: string): Promise<RuntimeScripts> {
  const names = readdirSync(path.join(siteDir, LATE)).map(
    (file) => path.parse(file).name,
  );
  const [worker, ...parts] = await Promise.all([
    bundleLive(siteDir, 'reference', 'src/live/runner/inWorker.ts', {
      format: 'iife',
      // What is loaded from memory has no neighbours to import.
      late: {
        nameOf: (file) => path.parse(file).name,
        load: (name) => `loadPart("${name}")`,
      },
    }),
    ...names.map((name) =>
      bundleLive(siteDir, name, `${LATE}/${name}.ts`, {
        plugins: [PAGES_UNUSED],
      }),
    ),
  ]);
  return {
    worker: worker!,
    parts: new Map(names.map((name, index) => [name, parts[index]!])),
  };
}

/** `jspdf` brings three packages along for pages in HTML and SVG, which nobody asks of it: readers would wait for them. */
const PAGES_UNUSED = givenModules(
  /^(?:html2canvas|canvg|dompurify)$/,
  () => 'export default {}',
);
