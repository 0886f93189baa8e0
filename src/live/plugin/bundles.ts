import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  bundle,
  hashedFile,
  virtualModules,
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
  options?: Parameters<typeof bundle>[2],
): Promise<BundledFile> {
  const {script} = await bundle(siteDir, entry, {
    // Imports CSS as text for constructed style sheets, since the content security policy forbids `<style>`
    // elements.
    loader: {'.css': 'text'},
    ...options,
  });
  return hashedFile(LIVE_FOLDER, name, script);
}

/**
 * Bundles the worker that runs samples on the reference implementation, and the libraries that the worker
 * requests on demand: library name → script.
 */
export async function bundleRuntime(siteDir: string) {
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
  return {worker, libraries: await Promise.all(libraries)};
}

/** Omits dependencies of `jspdf` that render HTML and SVG, which the reference implementation does not use. */
const OMIT_HTML_RENDERING = virtualModules(
  /^(?:html2canvas|canvg|dompurify)$/,
  () => 'export default {}',
);

/**
 * Loads the module that samples import as `spreadsheet-sdk`.
 *
 * @param address - http(s) URL, or `file:` with a path relative to the repository
 * @param integrity - expected hash, such as `sha384-…`
 * @returns source text of the module
 * @throws Error if the module cannot be loaded, or has a different hash
 */
export async function loadRuntime(
  address: string,
  root: string,
  integrity?: string,
): Promise<string> {
  const bytes = address.startsWith('file:')
    ? await readFile(path.resolve(root, address.slice('file:'.length)))
    : await download(address);
  if (integrity !== undefined) {
    const [algorithm = ''] = integrity.split('-', 1);
    const received = `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
    if (received !== integrity) {
      throw new Error(
        `${address}: expected a module whose integrity is ${integrity}, received ${received}. Correct the integrity if this is the version you mean, or the address.`,
      );
    }
  }
  return bytes.toString('utf8');
}

async function download(address: string): Promise<Buffer> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(
      `${address}: expected a module, received status ${response.status}. Name a file or address of one.`,
    );
  }
  return Buffer.from(await response.arrayBuffer());
}

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
