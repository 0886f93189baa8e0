import {minify, type JsMinifyOptions} from '@swc/core';
import {build, type BuildOptions, type Plugin} from 'esbuild';
import {contentHash} from './contentHash';
import {integrityOf} from './integrityOf';

/** Where `dialog`, `popover` and `inert` are: https://web.dev/baseline/2024 */
const BROWSERS = ['chrome114', 'edge114', 'firefox125', 'safari17'];

/** What is true of our own scripts only: no function is called with `new` or reads `this`. */
export const OWN_SCRIPT: JsMinifyOptions['compress'] & object = {
  unsafe_arrows: true,
  // One `var` at the head of a function packs better than many.
  hoist_vars: true,
};

/** What a script imports on demand: scripts of their own. Split by esbuild, they would wait for a third file. */
interface LateImports {
  /**
   * Names the script of a module.
   *
   * @param file - absolute path of the module
   */
  readonly nameOf: (file: string) => string | Promise<string>;
  /** Code that loads the script of such a name: an import has no place for what it must hold. */
  readonly load: (name: string) => string;
}

interface Options extends BuildOptions {
  readonly late?: LateImports;
  /**
   * Makes the script shorter than esbuild leaves it, by a fourteenth, after gzip too; with these options besides those
   * that hold for every script.
   */
  readonly compress?: JsMinifyOptions['compress'] & object;
}

/**
 * Bundles a script that stands beside the application, which Docusaurus bundles.
 *
 * @param siteDir - root of the repository
 * @param entry - path below it, or an absolute one
 * @returns its text, and that of the style sheet which it imports
 * @throws Error when esbuild cannot read a module; its message names file and line
 */
export async function bundle(
  siteDir: string,
  entry: string,
  {late, compress, plugins = [], ...options}: Options = {},
): Promise<{script: string; style: string}> {
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    minify: !compress,
    minifySyntax: true,
    target: BROWSERS,
    outdir: 'assets',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins: [...(late ? [lateImports(late)] : []), ...plugins],
    ...options,
  });
  const textOf = (ending: string) =>
    outputFiles!.find(({path}) => path.endsWith(ending))?.text ?? '';
  const script = compress
    ? await shorten(textOf('.js'), compress)
    : textOf('.js');
  return {
    script: script.replace(/\bimport\("late:([^"]+)"\)/g, (_, name: string) =>
      late!.load(name),
    ),
    style: textOf('.css'),
  };
}

async function shorten(
  script: string,
  compress: JsMinifyOptions['compress'] & object,
): Promise<string> {
  const {code} = await minify(script, {
    compress: {passes: 3, ecma: 2022, ...compress},
    mangle: true,
    module: true,
    ecma: 2022,
  });
  return code;
}

function lateImports({nameOf}: LateImports): Plugin {
  return {
    name: 'late-imports',
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
          : {path: `late:${await nameOf(file)}`, external: true};
      });
    },
  };
}

/** Gives the modules whose names a filter finds, each as a text. */
export function givenModules(
  filter: RegExp,
  textOf: (name: string) => string | undefined,
): Plugin {
  return {
    name: 'given-modules',
    setup(setup) {
      setup.onResolve({filter}, ({path: name}) => ({
        path: name,
        namespace: 'given',
      }));
      setup.onLoad({filter: /.*/, namespace: 'given'}, ({path: name}) => ({
        contents: textOf(name),
      }));
    },
  };
}

/** A file beside the application. */
export interface BundledFile {
  /** Path below the site's base, with a hash of the text. */
  readonly file: string;
  readonly text: string;
  /** The path with what the file must hold: src/native-first/loadFile.ts. */
  readonly checked: string;
}

/** Names a file by what it holds. */
export function hashedFile(
  folder: string,
  name: string,
  text: string,
  ending = 'js',
): BundledFile {
  const file = `${folder}/${name}.${contentHash(text)}.${ending}`;
  return {file, text, checked: `${file}#${integrityOf(text)}`};
}
