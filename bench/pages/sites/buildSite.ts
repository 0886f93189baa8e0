import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {BENCH_CACHE_FOLDER} from '../../lib/cache';
import {measureProcessCost, type ProcessCost} from '../../lib/processCost';
import {createCorpus, type Corpus} from '../corpus/corpus';
import {renderMarkdown} from '../corpus/markdown';
import type {BenchSite, SourceFiles} from './site';

export interface BuiltSite {
  readonly site: BenchSite;
  readonly corpus: Corpus;
  /** Output folder. */
  readonly dir: string;
}

export interface PreparedSite extends BuiltSite {
  /** Folder of the sources. */
  readonly root: string;
  /** Builds the site, using the caches of earlier builds. */
  build(): Promise<ProcessCost>;
  /** Deletes the output and caches of earlier builds. */
  forget(): void;
}

/** Writes the sources of a site and generated pages into its folder. */
export async function prepareSite(
  site: BenchSite,
  pages: number,
): Promise<PreparedSite> {
  await site.install?.();
  const corpus = createCorpus(pages);
  const root = rootOf(site, pages);
  const files = sourcesOf(site, corpus);
  rmSync(root, {recursive: true, force: true});
  for (const [name, text] of files) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return {
    site,
    corpus,
    root,
    dir: path.join(root, site.output),
    async build() {
      const cost = await measureProcessCost({
        ...(await site.command()),
        cwd: root,
      });
      if (cost.code !== 0) {
        throw new Error(
          `The build of ${site.name} with ${pages} pages failed:\n${cost.output}`,
        );
      }
      return cost;
    },
    forget() {
      for (const name of [site.output, ...site.caches]) {
        rmSync(path.join(root, name), {recursive: true, force: true});
      }
    },
  };
}

/** Builds a site with generated pages, unless it was already built from the same files. */
export async function findOrBuildSite(
  site: BenchSite,
  pages: number,
): Promise<BuiltSite> {
  const corpus = createCorpus(pages);
  const root = rootOf(site, pages);
  const stamp = path.join(root, 'built.txt');
  const hash = hashOf(
    new Map([...sourcesOf(site, corpus), ['lock', readFileSync(site.lock)]]),
  );
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
    console.log(`  building ${site.name} with ${pages} generated pages`);
    const prepared = await prepareSite(site, pages);
    await prepared.build();
    writeFileSync(stamp, hash);
  }
  return {site, corpus, dir: path.join(root, site.output)};
}

function sourcesOf(site: BenchSite, corpus: Corpus): SourceFiles {
  return new Map([
    ...site.sources(corpus),
    ...corpus.pages.map(
      (page) =>
        [site.fileOf(page), renderMarkdown(page, corpus, site)] as const,
    ),
  ]);
}

function rootOf({folder}: BenchSite, pages: number): string {
  return path.join(BENCH_CACHE_FOLDER, folder, String(pages));
}

function hashOf(files: SourceFiles): string {
  const hash = createHash('sha256');
  for (const [name, text] of files) {
    hash.update(name).update('\0').update(text).update('\0');
  }
  return hash.digest('hex');
}
