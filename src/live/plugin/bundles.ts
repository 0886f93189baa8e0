import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  bundleScript,
  createHashedFile,
  createVirtualModulesPlugin,
  type BundledFile,
} from '../../bundle';

/** Folder of the live sample files in the build output. */
export const LIVE_FOLDER = 'assets/live';

/**
 * Bundles one script of live samples.
 *
 * @param siteDir - root of the repository
 * @param entry - path relative to that root
 * @throws Error with file and line if esbuild cannot read a module
 */
export async function bundleLive(
  siteDir: string,
  name: string,
  entry: string,
  options?: Parameters<typeof bundleScript>[2],
): Promise<BundledFile> {
  const {script} = await bundleScript(siteDir, entry, {
    // Imports CSS as text for constructed style sheets, since the content security policy forbids `<style>`
    // elements.
    loader: {'.css': 'text'},
    ...options,
  });
  return createHashedFile(LIVE_FOLDER, name, script);
}

/** Bundled scripts that run samples on the reference implementation. */
export interface RuntimeScripts {
  readonly worker: BundledFile;
  /** Library name → script that the worker requests on demand. */
  readonly libraries: ReadonlyMap<string, BundledFile>;
}

/** Bundles the worker that runs samples on the reference implementation, and its libraries. */
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
        // The worker cannot import relative URLs, since it runs from a blob.
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

/** Omits dependencies of `jspdf` that render HTML and SVG, which the reference implementation does not use. */
const OMIT_HTML_RENDERING = createVirtualModulesPlugin(
  /^(?:html2canvas|canvg|dompurify)$/,
  () => 'export default {}',
);

const TOKENS = 'src/css/tokens.css';

/**
 * Reads the site's design tokens as CSS rules for the panel. Pages define only the tokens that differ between
 * colour modes, since a build replaces all others by their values.
 *
 * @throws Error if the file defines no token
 */
export function panelCssVariables(siteDir: string): string {
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
