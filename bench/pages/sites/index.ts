import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  BENCH_CACHE_FOLDER,
  findNode22,
  getPeerFile,
  getPeerFolder,
  installPeer,
} from '../../lib/peers';
import {measureProcessCost, type ProcessCost} from '../../lib/commands';
import {createCorpus, type Corpus} from '../corpus/corpus';
import {renderMarkdown} from '../corpus/markdown';
import {DOCUSAURUS_SITE} from './docusaurus';
import {THIS_SITE} from './ours';
import type {BenchSite, SourceFiles} from './site';
import {STARLIGHT_SITE} from './starlight';
import {VITEPRESS_SITE} from './vitepress';

/** All measured sites, this one first. */
export const BENCH_SITES: readonly BenchSite[] = [
  THIS_SITE,
  DOCUSAURUS_SITE,
  VITEPRESS_SITE,
  STARLIGHT_SITE,
];

/** A site with generated pages. */
export interface GeneratedSite {
  readonly site: BenchSite;
  readonly corpus: Corpus;
  readonly files: SourceFiles;
  /** Folder of the sources. */
  readonly root: string;
  /** Output folder. */
  readonly dir: string;
}

function generateSite(site: BenchSite, pages: number): GeneratedSite {
  const corpus = createCorpus(pages);
  const folder = site.name.toLowerCase().replace(' ', '-');
  const root = path.join(BENCH_CACHE_FOLDER, folder, String(pages));
  const generated = corpus.pages.map(
    (page) => [site.fileOf(page), renderMarkdown(page, corpus, site)] as const,
  );
  return {
    site,
    corpus,
    files: new Map([...site.sources(corpus), ...generated]),
    root,
    dir: path.join(root, site.output),
  };
}

/** Writes the sources of a site and generated pages into its folder, which has no output or caches then. */
export async function prepareSite(
  site: BenchSite,
  pages: number,
): Promise<GeneratedSite> {
  if (site.peer) {
    await installPeer(site.peer);
  }
  const generated = generateSite(site, pages);
  rmSync(generated.root, {recursive: true, force: true});
  for (const [name, text] of generated.files) {
    const file = path.join(generated.root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return generated;
}

/** Settings of this site that must not affect builds. */
const SETTING = /^(?:SITE|TYPESENSE|DOCUSAURUS)_/;

/** Builds a prepared site, using the caches of earlier builds. */
export async function buildSite({
  site: {name, peer, script, needsNode22},
  root,
}: GeneratedSite): Promise<ProcessCost> {
  const folder = peer ? getPeerFolder(peer) : '';
  const rest = Object.entries(process.env).filter(
    ([key]) => !SETTING.test(key),
  );
  const cost = await measureProcessCost({
    program: needsNode22 ? await findNode22() : process.execPath,
    args: [path.resolve(folder, 'node_modules', script), 'build'],
    env: {
      ...Object.fromEntries(rest),
      NO_UPDATE_NOTIFIER: 'true',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    cwd: root,
  });
  if (cost.code !== 0) {
    throw new Error(`The build of ${name} in ${root} failed:\n${cost.output}`);
  }
  return cost;
}

/** Builds sites with generated pages, unless they were already built from the same files. */
export async function findOrBuildSites(
  pages: number,
  sites = BENCH_SITES,
): Promise<GeneratedSite[]> {
  const built: GeneratedSite[] = [];
  for (const site of sites) {
    const generated = generateSite(site, pages);
    const stamp = path.join(generated.root, 'built.txt');
    const hash = hashSources(generated);
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
      console.log(`  building ${site.name} with ${pages} generated pages`);
      await buildSite(await prepareSite(site, pages));
      writeFileSync(stamp, hash);
    }
    built.push(generated);
  }
  return built;
}

/** Hash of the sources of a site and of the versions of its packages. */
function hashSources({site: {peer}, files}: GeneratedSite): string {
  const lock = peer
    ? getPeerFile(peer, 'package-lock.json')
    : 'package-lock.json';
  const hash = createHash('sha256');
  for (const [name, text] of [
    ...files,
    ['lock', readFileSync(lock)] as const,
  ]) {
    hash.update(name).update('\0').update(text).update('\0');
  }
  return hash.digest('hex');
}
