import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {integrityOf} from './integrityOf';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** What Docusaurus reads to name the files of a page: https://github.com/slorber/react-loadable-ssr-addon-v5-slorber */
interface ClientManifest {
  /** Number of a chunk → its files, by their kind. */
  readonly assets: Record<string, Record<string, {file: string}[]>>;
}

/**
 * Adds to the names of the files that pages load what these must hold, as the hash of an address
 * (src/native/integrity.ts). The template of pages writes it into `integrity` attributes.
 *
 * The chunks that the application itself loads have none: their hashes, which nothing compresses, would all stand in the
 * file that it begins with.
 */
export default function integrityPlugin({
  generatedFilesDir,
}: LoadContext): Plugin {
  const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
  return {
    name: 'integrity',
    configureWebpack: ({mode}, isServer) =>
      mode === 'production' && !isServer
        ? {plugins: [addIntegrity(manifestFile)]}
        : {},
  };
}

function addIntegrity(manifestFile: string) {
  return {
    apply(compiler: Compiler): void {
      // After Docusaurus has written the manifest, and before it reads it.
      compiler.hooks.afterEmit.tap('integrity', () => {
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
