import {readFileSync, writeFileSync} from 'node:fs';
import type {CurrentBundler} from '@docusaurus/types';
import {STYLE_PARTS} from './parts';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type Compilation = InstanceType<CurrentBundler['instance']['Compilation']>;

/** What Docusaurus reads to link the files of a page: https://github.com/slorber/react-loadable-ssr-addon-v5-slorber */
interface ClientManifest {
  /** What a page loads, by name, → numbers of its chunks. */
  readonly origins: Record<string, (string | number)[]>;
}

/**
 * Makes pages link the style sheets of their parts, so that they are there before the first paint.
 * Docusaurus links the files of the modules that a page loads, but its manifest has lost their names:
 * with this bundler it knows chunks by number alone.
 */
export function linkParts(manifestFile: string) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterEmit.tap('style-parts', (compilation) => {
        const manifest = JSON.parse(
          readFileSync(manifestFile, 'utf8'),
        ) as ClientManifest;
        Object.assign(manifest.origins, partsByModule(compilation));
        writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
      });
    },
  };
}

/** Every module that is loaded on demand and needs parts → the chunks of these. */
function partsByModule({
  chunkGroups,
}: Compilation): Record<string, (string | number)[]> {
  const found: Record<string, (string | number)[]> = {};
  for (const {chunks, origins} of chunkGroups) {
    const parts = chunks.flatMap(({name, id}) =>
      name && name in STYLE_PARTS && id !== null ? [id] : [],
    );
    if (parts.length > 0) {
      for (const {request} of origins) {
        found[request] = parts;
      }
    }
  }
  return found;
}
