import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {transform, type Plugin} from 'esbuild';
import {
  bundleScript,
  createHashedFile,
  createVirtualModulesPlugin,
  type BundledFile,
} from '../../bundle';

/** Folder of the live sample files in the build output. */
export const LIVE_FOLDER = 'assets/live';

/**
 * Creates a function that bundles a script of live samples, and provides the modules that exist only in
 * bundles. The function throws an Error with file and line if esbuild cannot read a module.
 */
export function createLiveBundler({siteDir, codeTranslations}: LoadContext) {
  const own = Object.entries(codeTranslations).filter(([id]) =>
    id.startsWith('site.live.'),
  );
  const shared: Readonly<Record<string, string>> = {
    '@generated/tokens': `export default ${JSON.stringify(readPanelCssVariables(siteDir))}`,
    // Implements Docusaurus' `translate` without React:
    // https://docusaurus.io/docs/docusaurus-core#translate-imperative
    '@docusaurus/Translate': `const MESSAGES = ${JSON.stringify(Object.fromEntries(own))};
      export const translate = ({id, message}, values = {}) =>
        (MESSAGES[id] ?? message).replace(/{(\\w+)}/g, (mark, name) => values[name] ?? mark);`,
  };
  /** @param entry - path relative to `src/live`, or absolute */
  return async (
    name: string,
    entry: string,
    modules: Readonly<Record<string, string>> = {},
    options: Parameters<typeof bundleScript>[2] = {},
  ): Promise<BundledFile> => {
    const texts: typeof modules = {...shared, ...modules};
    const names = new RegExp(`^(?:${Object.keys(texts).join('|')})$`);
    const {script} = await bundleScript(
      siteDir,
      path.resolve(siteDir, 'src/live', entry),
      {
        plugins: [
          createVirtualModulesPlugin(names, (one) => texts[one]),
          CSS_AS_TEXT,
        ],
        ...options,
      },
    );
    return createHashedFile(LIVE_FOLDER, name, script);
  };
}

/**
 * Imports minified CSS as text for constructed style sheets, since the content security policy forbids `<style>`
 * elements.
 */
const CSS_AS_TEXT: Plugin = {
  name: 'css-as-text',
  setup: ({onLoad}) =>
    onLoad({filter: /\.css$/}, async ({path: file}) => {
      const css = await readFile(file, 'utf8');
      const {code} = await transform(css, {loader: 'css', minify: true});
      return {contents: code, loader: 'text'};
    }),
};

/**
 * Bundles the worker that runs samples on the reference implementation, and the libraries that the worker
 * requests on demand: library name → script.
 */
export async function bundleRuntime(
  bundleScript: ReturnType<typeof createLiveBundler>,
) {
  const modules = new Map<string, string>();
  const dynamicImports = {
    nameOf: (file: string) => {
      const {name} = path.parse(file);
      modules.set(name, file);
      return name;
    },
    // The worker cannot import relative URLs, since it runs from a blob.
    load: (name: string) => `loadLibrary("${name}")`,
  };
  const worker = await bundleScript(
    'reference',
    'runner/inWorker.ts',
    {},
    {
      format: 'iife',
      dynamicImports,
    },
  );
  const libraries = [...modules]
    .sort()
    .map(
      async ([name, file]) =>
        [name, await bundleScript(name, file, OMIT_HTML_RENDERING)] as const,
    );
  return {worker, libraries: await Promise.all(libraries)};
}

/** Omits dependencies of `jspdf` that render HTML and SVG, which the reference implementation does not use. */
const OMIT_HTML_RENDERING = {
  html2canvas: 'export default {}',
  canvg: 'export default {}',
  dompurify: 'export default {}',
};

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
  const response = address.startsWith('file:')
    ? new Response(
        await readFile(path.resolve(root, address.slice('file:'.length))),
      )
    : await fetch(address);
  if (!response.ok) {
    throw new Error(
      `${address}: expected a module, received status ${response.status}. Name a file or address of one.`,
    );
  }
  const bytes = Buffer.from(await response.arrayBuffer());
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

const TOKENS = 'src/css/tokens.css';

/**
 * Reads the site's design tokens as CSS rules for the panel. Pages define only the tokens that differ between
 * colour modes, since a build replaces all others by their values.
 *
 * @throws Error if the file defines no token
 */
export function readPanelCssVariables(siteDir: string): string {
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
