// Bundles the scripts that are not part of the React application, which Docusaurus bundles itself.
import {createHash} from 'node:crypto';
import {renameSync, writeFileSync} from 'node:fs';
import type {CurrentBundler} from '@docusaurus/types';
import {minify, type JsMinifyOptions} from '@swc/core';
import {build, type BuildOptions, type Plugin} from 'esbuild';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

export interface AddedFile {
  /** Path relative to the base path of the site. */
  readonly file: string;
  readonly text: string;
}

/** A file whose name contains a hash of its text. */
export interface BundledFile extends AddedFile {
  /** `PATH#INTEGRITY`, the format that `src/native-first/loadFile.ts` reads. */
  readonly pathWithIntegrity: string;
}

/** Returns eight hexadecimal digits for use in a file name, derived from the content. */
export function computeContentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** Returns the value of an `integrity` attribute: https://www.w3.org/TR/sri-2/#integrity-metadata-description */
export function computeIntegrityHash(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Creates a file whose name contains a hash of its content. */
export function createHashedFile(
  folder: string,
  name: string,
  text: string,
  extension = 'js',
): BundledFile {
  const file = `${folder}/${name}.${computeContentHash(text)}.${extension}`;
  return {
    file,
    text,
    pathWithIntegrity: `${file}#${computeIntegrityHash(text)}`,
  };
}

/**
 * Adds files to the assets of the application. A build writes them; the development server serves them.
 *
 * @param plugin - name of the Docusaurus plugin that adds the files
 * @returns the result of that plugin's `configureWebpack`
 */
export function emitFiles(
  plugin: string,
  files: readonly AddedFile[],
): {plugins: {apply(compiler: Compiler): void}[]} {
  const apply = (compiler: Compiler): void => {
    const {Compilation, sources} = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.processAssets.tap({name: plugin, stage}, () => {
        for (const {file, text} of files) {
          compilation.emitAsset(file, new sources.RawSource(text), {
            minimized: true,
          });
        }
      });
    });
  };
  return {plugins: [{apply}]};
}

/** Writes a file atomically: processes that read it at the same time get the old or the new content, never a part. */
export function writeAtomically(
  file: string,
  content: string | Uint8Array,
): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** First browser versions that support `dialog`, `popover` and `inert`: https://web.dev/baseline/2024 */
const BROWSERS = ['chrome114', 'edge114', 'firefox125', 'safari17'];

type Compression = JsMinifyOptions['compress'] & object;

/** Compression options that are safe only for scripts in which no function is called with `new` or reads `this`. */
export const OWN_CODE_COMPRESSION: Compression = {
  unsafe_arrows: true,
  // One `var` at the start of a function compresses better than several.
  hoist_vars: true,
};

/**
 * Bundles each dynamic import as a separate script. esbuild's code splitting would add a third file for shared code.
 */
interface DynamicImports {
  /**
   * Returns the name of the script for a module.
   *
   * @param file - absolute path of the module
   */
  readonly nameOf: (file: string) => string | Promise<string>;
  /** Returns code that loads the script with this name. Replaces `import()`, which cannot check the integrity. */
  readonly load: (name: string) => string;
}

interface Options extends BuildOptions {
  readonly dynamicImports?: DynamicImports;
  /** Additional options of SWC, whose result is 7 % smaller than that of esbuild, also after gzip. */
  readonly compress?: Compression;
}

/**
 * Bundles a script, and the style sheets that it imports.
 *
 * @param entry - path relative to `siteDir`, or absolute
 * @throws Error with file and line in its message if esbuild cannot read a module
 */
export async function bundleScript(
  siteDir: string,
  entry: string,
  {dynamicImports, compress = {}, plugins = [], ...options}: Options = {},
): Promise<{script: string; style: string}> {
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    minifyIdentifiers: true,
    minifySyntax: true,
    target: BROWSERS,
    outdir: 'assets',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins: [
      ...(dynamicImports ? [separateImports(dynamicImports)] : []),
      ...plugins,
    ],
    ...options,
  });
  const output = (extension: string) =>
    outputFiles!.find(({path}) => path.endsWith(extension))?.text ?? '';
  const {code} = await minify(output('.js'), {
    compress: {passes: 3, ecma: 2022, ...compress},
    mangle: true,
    module: true,
    ecma: 2022,
  });
  return {
    script: code.replace(/\bimport\("dynamic:([^"]+)"\)/g, (_, name: string) =>
      dynamicImports!.load(name),
    ),
    style: output('.css'),
  };
}

function separateImports({nameOf}: DynamicImports): Plugin {
  return {
    name: 'separate-imports',
    setup(setup) {
      setup.onResolve({filter: /^\./}, async ({kind, path, resolveDir}) => {
        if (kind !== 'dynamic-import') {
          return null;
        }
        const {path: file, errors} = await setup.resolve(path, {
          kind: 'import-statement',
          resolveDir,
        });
        return errors.length > 0
          ? {errors}
          : {path: `dynamic:${await nameOf(file)}`, external: true};
      });
    },
  };
}

/** Provides modules from memory instead of files, for names that match the filter. */
export function createVirtualModulesPlugin(
  filter: RegExp,
  read: (name: string) => string | undefined,
): Plugin {
  return {
    name: 'virtual-modules',
    setup(setup) {
      setup.onResolve({filter}, ({path: name}) => ({
        path: name,
        namespace: 'virtual',
      }));
      setup.onLoad({filter: /.*/, namespace: 'virtual'}, ({path: name}) => ({
        contents: read(name),
      }));
    },
  };
}
