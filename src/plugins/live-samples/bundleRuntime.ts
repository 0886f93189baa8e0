import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {bundleLive, givenModules, type LiveScript} from './bundleLive';

/** Libraries that the runtime imports when it needs them, each a module that imports nothing of the runtime. */
const LATE = 'runtime/late';

/** Scripts that run samples on the reference runtime. */
export interface RuntimeScripts {
  readonly worker: LiveScript;
  /** Name of a library → its script, which the worker asks for: `src/live/worker/ask.ts`. */
  readonly parts: ReadonlyMap<string, LiveScript>;
}

/** @param siteDir - root of the repository */
export async function bundleRuntime(siteDir: string): Promise<RuntimeScripts> {
  const names = readdirSync(path.join(siteDir, LATE)).map(
    (file) => path.parse(file).name,
  );
  const [worker, ...parts] = await Promise.all([
    bundleLive(siteDir, 'reference', 'src/live/worker/index.ts', {
      format: 'iife',
      plugins: [lateParts(), unused(/^(?:jstat|bessel)$/)],
    }),
    ...names.map((name) =>
      bundleLive(siteDir, name, `${LATE}/${name}.ts`, {
        plugins: [unused(/^(?:html2canvas|canvg|dompurify)$/)],
      }),
    ),
  ]);
  return {
    worker: {
      ...worker!,
      text: worker!.text.replace(/\bimport\("late:(\w+)"\)/g, 'loadPart("$1")'),
    },
    parts: new Map(names.map((name, index) => [name, parts[index]!])),
  };
}

/** Leaves the libraries out: what is loaded from memory has no neighbours to import. */
function lateParts(): Plugin {
  return {
    name: 'late-parts',
    setup(setup) {
      setup.onResolve({filter: /\/late\/\w+$/}, ({path: address, kind}) =>
        kind === 'dynamic-import'
          ? {path: `late:${path.basename(address)}`, external: true}
          : undefined,
      );
    },
  };
}

/**
 * Keeps out what packages bring along for nothing: readers wait for each byte of it. The function library imports two
 * for functions that those of it which load at once do not call, and `jspdf` three for pages in HTML and SVG.
 */
export function unused(filter: RegExp): Plugin {
  return givenModules(filter, () => 'export default {}');
}
