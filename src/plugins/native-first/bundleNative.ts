import {build} from 'esbuild';
import {contentHash} from '../contentHash';
import {OWN_SCRIPT, minifyScript} from '../minify';

/** Where `dialog`, `popover` and `inert` are: https://web.dev/baseline/2024 */
export const BROWSERS = ['chrome114', 'edge114', 'firefox125', 'safari17'];

/** A script and its path below the site's base, with a hash of the text. */
interface NamedScript {
  readonly file: string;
  readonly text: string;
}

/** The scripts of every page; its own are what the page loads. */
export interface NativeScripts extends NamedScript {
  /** What stands in the page itself. */
  readonly early: string;
  /** What answers the field above a list of entries, where there is one and a reader is about to type. */
  readonly filter: NamedScript;
  /** What shows the legal texts in a dialog, once a reader is about to open one. */
  readonly legal: NamedScript;
  /** What stands besides in pages that load the application at idle. */
  readonly keptInput: string;
}

/**
 * Bundles `src/native`.
 *
 * @param siteDir - root of the repository
 * @throws Error when esbuild cannot read a module; its message names file and line
 */
export async function bundleNative(siteDir: string): Promise<NativeScripts> {
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: {
      early: 'src/native/early.ts',
      native: 'src/native/index.ts',
      filter: 'src/native/filter/index.ts',
      legal: 'src/native/legal/index.ts',
      keptInput: 'src/native/kept-input/index.ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: BROWSERS,
    outdir: 'assets/js',
    charset: 'utf8',
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  // In the order of the entries.
  const [early, native, filter, legal, keptInput] = await Promise.all(
    outputFiles.map(({text: script}) => minifyScript(script, OWN_SCRIPT)),
  );
  return {
    ...named('native', native!),
    early: early!,
    filter: named('filter', filter!),
    legal: named('dialog', legal!),
    keptInput: keptInput!,
  };
}

function named(name: string, text: string): NamedScript {
  return {file: `assets/js/${name}.${contentHash(text)}.js`, text};
}
