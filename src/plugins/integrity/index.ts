import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {integrityListOf, runtimeHead} from './integrityList';
import {minifyScript} from '../minify';
import {integrityOf} from './integrityOf';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

/** What Docusaurus reads to name the files of a page: https://github.com/slorber/react-loadable-ssr-addon-v5-slorber */
interface ClientManifest {
  /** Number of a chunk → its files, by their kind. */
  readonly assets: Record<string, Record<string, {file: string}[]>>;
}

/** The script that runs first of the application, and loads all others. */
const RUNTIME = /^assets\/js\/runtime~main\..*\.js$/;

/** What it loads, as the bundler names it; files that plugins add carry their integrity by themselves. */
const LISTED = /^assets\/(?:js|css)\/.*\.(?:js|css)$/;

/**
 * Adds to the names of the files that pages load what these must hold, as the hash of an address
 * (src/native/integrity.ts). The template of pages writes it into `integrity` attributes.
 *
 * What the application itself loads is listed in a file of its own, which its runtime names and fetches: such hashes,
 * which nothing compresses, would make the scripts that readers wait for larger with every page.
 */
export default function integrityPlugin({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
  return {
    name: 'integrity',
    configureWebpack: ({mode}, isServer) =>
      mode === 'production' && !isServer
        ? {plugins: [addIntegrity(baseUrl, manifestFile)]}
        : {},
  };
}

function addIntegrity(baseUrl: string, manifestFile: string) {
  return {
    apply(compiler: Compiler): void {
      // Known once all plugins are there.
      const isMinimized = () => compiler.options.optimization.minimize ?? false;
      compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
        if (isMinimized()) {
          leaveRuntimeWhole(compilation);
        }
      });
      // After Docusaurus has written the manifest, and before it reads it.
      compiler.hooks.afterEmit.tapPromise('integrity', async (compilation) => {
        const files = compilation.getAssets().map(({name}) => name);
        await writeList(compiler.outputPath, baseUrl, files, isMinimized());
        const manifest = JSON.parse(
          readFileSync(manifestFile, 'utf8'),
        ) as ClientManifest;
        const entries = Object.values(manifest.assets)
          .flatMap((kinds) => Object.values(kinds))
          .flat();
        for (const entry of entries) {
          const file = path.join(compiler.outputPath, entry.file);
          entry.file += `#${integrityOf(readFileSync(file))}`;
        }
        writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
      });
    },
  };
}

/**
 * Keeps the minimizer from the runtime. It takes letters for names by how often each is there, in texts too, and the
 * runtime's texts are hashes, which are still those of where the packages stand on this machine.
 */
function leaveRuntimeWhole(compilation: Compilation): void {
  const {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: stage} =
    compilation.compiler.webpack.Compilation;
  compilation.hooks.processAssets.tap(
    {name: 'integrity', stage: stage - 1},
    (assets) => {
      for (const name of Object.keys(assets)) {
        if (RUNTIME.test(name)) {
          compilation.updateAsset(name, (source) => source, {minimized: true});
        }
      }
    },
  );
}

/** Writes the list of the files that the runtime loads, and its name into the runtime, which is minimized now. */
async function writeList(
  folder: string,
  baseUrl: string,
  files: readonly string[],
  minimize: boolean,
): Promise<void> {
  const runtimes = files.filter((file) => RUNTIME.test(file));
  if (runtimes.length !== 1) {
    throw new Error(
      `The list of integrities needs the one script that loads all others: expected a file ${RUNTIME.source}, received ${runtimes.join(', ') || 'none'}. Correct its name in src/plugins/integrity/index.ts.`,
    );
  }
  const list = integrityListOf(
    files
      .filter((file) => LISTED.test(file) && !RUNTIME.test(file))
      .map((file) => ({file, content: readFileSync(path.join(folder, file))})),
  );
  writeFileSync(path.join(folder, list.file), list.content);
  const runtime = path.join(folder, runtimes[0]!);
  const text = readFileSync(runtime, 'utf8');
  writeFileSync(
    runtime,
    runtimeHead(baseUrl, list) + (minimize ? await minifyScript(text) : text),
  );
}
