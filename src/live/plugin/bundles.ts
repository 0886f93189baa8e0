import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  bundle,
  hashedFile,
  virtualModules,
  type BundledFile,
} from '../../bundle';

/** Folder of the live sample files in a build. */
export const LIVE_FOLDER = 'assets/live';

/**
 * Bundles a script of live samples.
 *
 * @param siteDir - repository root
 * @param entry - path relative to the root
 * @throws Error with file and line if esbuild cannot read a module
 */
export async function bundleLive(
  siteDir: string,
  name: string,
  entry: string,
  options?: Parameters<typeof bundle>[2],
): Promise<BundledFile> {
  const {script} = await bundle(siteDir, entry, {
    // Scripts adopt style sheets: the content security policy forbids `<style>` elements.
    loader: {'.css': 'text'},
    ...options,
  });
  return hashedFile(LIVE_FOLDER, name, script);
}

/** Scripts that run samples on the reference runtime. */
export interface RuntimeScripts {
  readonly worker: BundledFile;
  /** Scripts that the worker requests on demand, by the name of the library. */
  readonly libraries: ReadonlyMap<string, BundledFile>;
}

/** Bundles the reference runtime. */
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
        // The worker runs from a blob, so that it cannot import relative addresses.
        load: (name) => `loadLibrary("${name}")`,
      },
    },
  );
  const plugins = [OMIT_HTML_RENDERING];
  const libraries = [...modules]
    .sort()
    .map(
      async ([name, file]) =>
        [name, await bundleLive(siteDir, name, file, {plugins})] as const,
    );
  return {worker, libraries: new Map(await Promise.all(libraries))};
}

/** Leaves out three dependencies of `jspdf` that render HTML and SVG, which the runtime does not use. */
const OMIT_HTML_RENDERING = virtualModules(
  /^(?:html2canvas|canvg|dompurify)$/,
  () => 'export default {}',
);

const TOKENS = 'src/css/tokens.css';

/**
 * Reads the site's design tokens as a style sheet for the panel. Pages have only the tokens that differ between colour
 * modes: a build replaces all others with their values.
 *
 * @throws Error if the file defines no token
 */
export function panelTokens(siteDir: string): string {
  const css = readFileSync(path.join(siteDir, TOKENS), 'utf8');
  const rules = [
    ...css.matchAll(/(?<=^|\n)(:root|\[data-theme='dark'\])\s*\{([^}]*)\}/g),
  ].map(([, selector, body]) => {
    const own = body!.match(/--site-[\w-]+:[^;]+;/g) ?? [];
    const panel = selector === ':root' ? '.live' : `${selector} .live`;
    return own.length > 0 ? `${panel} {${own.join('\n')}}` : '';
  });
  if (rules.join('') === '') {
    throw new Error(`${TOKENS}: expected definitions of --site-…, found none.`);
  }
  return rules.join('\n');
}
