import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';
import {contentHash} from '../contentHash';
import {integrityOf} from '../integrityOf';
import {BROWSERS} from '../native-first/bundleNative';
import {minifyScript} from '../minify';
import {ownBundles, withCheckedLoads} from './ownBundles';
import {leanSheets} from '../styles-in-pages/leanSheets';
import {siteModules, type SiteModules} from './siteModules';

/** Files of the search modal, as paths below the site's base, with hashes of their texts. */
export interface SearchBundle {
  readonly script: string;
  readonly style: string;
  /** All of them and what they load on demand: path → text. */
  readonly files: ReadonlyMap<string, string>;
}

const MODAL = 'src/components/search/modal/index.tsx';

const TOKENS = 'src/css/tokens.css';

const FOLDER = 'assets/js';

interface Bundled {
  /** Whether no reader can have dark mode. */
  readonly lightOnly: boolean;
}

/**
 * Bundles the search modal, which is no part of the application: it opens on pages where nobody has
 * asked for that. Preact stands in for React, at a tenth of the weight.
 *
 * @param siteDir - root of the repository
 * @throws Error when esbuild cannot read a module; its message names file and line
 */
export async function bundleSearch(
  siteDir: string,
  {lightOnly, ...site}: SiteModules & Bundled,
): Promise<SearchBundle> {
  const files = new Map<string, string>();
  const bundle = async (name: string, entry: string, options: BuildOptions) => {
    const {outputFiles} = await build({
      absWorkingDir: siteDir,
      entryPoints: {[name]: entry},
      bundle: true,
      write: false,
      minify: true,
      target: BROWSERS,
      outdir: FOLDER,
      charset: 'utf8',
      legalComments: 'none',
      logLevel: 'silent',
      define: {'process.env.NODE_ENV': '"production"'},
      ...options,
    });
    const paths = await Promise.all(
      outputFiles!.map(async (file) => {
        const ending = path.extname(file.path);
        const text =
          ending === '.js'
            ? withCheckedLoads(await minifyScript(file.text))
            : withTokens(file.text, siteDir, lightOnly);
        const address = `${FOLDER}/${name}.${contentHash(text)}${ending}`;
        files.set(address, text);
        return address;
      }),
    );
    return (ending: string) => paths.find((file) => file.endsWith(ending))!;
  };
  const modal = await bundle('search', MODAL, {
    format: 'esm',
    jsx: 'automatic',
    // Docusaurus's own modules are `.js` files with JSX.
    loader: {'.js': 'jsx'},
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
    plugins: [
      ownBundles(async (entry) => {
        const late = await bundle('search-late', entry, {format: 'esm'});
        return checked(late('.js'), files).slice(`${FOLDER}/`.length);
      }),
      siteModules(siteDir, site),
    ],
  });
  return {
    script: modal('.js'),
    style: modal('.css'),
    files,
  };
}

/**
 * The name of a file of the modal with what it must hold: src/native/loadFile.ts.
 *
 * @param file - its path
 */
export function checked(file: string, files: SearchBundle['files']): string {
  return `${file}#${integrityOf(files.get(file)!)}`;
}

/** A style sheet with the design tokens in it that have one value: pages keep those that differ between colour modes. */
function withTokens(
  css: string,
  siteDir: string,
  isLightOnly: boolean,
): string {
  const tokens = readFileSync(path.join(siteDir, TOKENS), 'utf8');
  // Its classes are its own.
  const isNamed = (name: string) => !name.startsWith('--');
  const lean = leanSheets({tokens, css}, {isLightOnly, isNamed});
  return lean['css']!;
}
