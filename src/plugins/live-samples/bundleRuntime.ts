import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {givenModules, type BundledFile} from '../bundle';
import {bundleLive} from './bundleLive';

/** Libraries that the runtime imports when it needs them, each a module that imports nothing of the runtime. */
const LATE = 'runtime/late';

/** Scripts that run samples on the reference runtime. */
export interface RuntimeScripts {
  readonly worker: BundledFile;
  /** Name of a library → its script, which the worker asks for: `src/live/worker/ask.ts`. */
  readonly parts: ReadonlyMap<string, BundledFile>;
}

/** @param siteDir - root of the repository */
export async function bundleRuntime(siteDir: string): Promise<RuntimeScripts> {
  const names = readdirSync(path.join(siteDir, LATE)).map(
    (file) => path.parse(file).name,
  );
  const [worker, ...parts] = await Promise.all([
    bundleLive(siteDir, 'reference', 'src/live/worker/index.ts', {
      format: 'iife',
      plugins: [unused(/^(?:jstat|bessel)$/)],
      // What is loaded from memory has no neighbours to import.
      late: {
        nameOf: (file) => path.parse(file).name,
        load: (name) => `loadPart("${name}")`,
      },
    }),
    ...names.map((name) =>
      bundleLive(siteDir, name, `${LATE}/${name}.ts`, {
        plugins: [unused(/^(?:html2canvas|canvg|dompurify)$/)],
      }),
    ),
  ]);
  return {
    worker: worker!,
    parts: new Map(names.map((name, index) => [name, parts[index]!])),
  };
}

/**
 * Keeps out what packages bring along for nothing: readers wait for each byte of it. The function library imports two
 * for functions that those of it which load at once do not call, and `jspdf` three for pages in HTML and SVG.
 */
export function unused(filter: RegExp): Plugin {
  return givenModules(filter, () => 'export default {}');
}
