import path from 'node:path';
import {virtualModules, type BundledFile} from '../../bundle';
import {bundleLive} from './bundleLive';

/** Scripts that run samples on the reference runtime. */
export interface RuntimeScripts {
  readonly worker: BundledFile;
  /** Name of a library → its script, which the worker asks for: `src/live/runner/frameRequests.ts`. */
  readonly parts: ReadonlyMap<string, BundledFile>;
}

/** @param siteDir - root of the repository */
export async function bundleRuntime(siteDir: string): Promise<RuntimeScripts> {
  const modules = new Map<string, string>();
  const worker = await bundleLive(
    siteDir,
    'reference',
    'src/live/runner/inWorker.ts',
    {
      format: 'iife',
      dynamicImports: {
        nameOf: (file) => {
          const {name} = path.parse(file);
          modules.set(name, file);
          return name;
        },
        // A script that is loaded from memory cannot import by relative addresses.
        load: (name) => `loadLibrary("${name}")`,
      },
    },
  );
  const parts = [...modules]
    .sort()
    .map(
      async ([name, file]) =>
        [
          name,
          await bundleLive(siteDir, name, file, {plugins: [PAGES_UNUSED]}),
        ] as const,
    );
  return {worker, parts: new Map(await Promise.all(parts))};
}

/** `jspdf` brings three packages along for pages in HTML and SVG, which nobody asks of it: readers would wait for them. */
const PAGES_UNUSED = virtualModules(
  /^(?:html2canvas|canvg|dompurify)$/,
  () => 'export default {}',
);
