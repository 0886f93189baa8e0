import {appendFileSync} from 'node:fs';
import path from 'node:path';
import {
  createFigure,
  type BenchFigure,
  type BenchOptions,
} from '../lib/figures';
import type {ProcessCost} from '../lib/commands';
import {BENCH_SITES, buildSite, prepareSite, type GeneratedSite} from './sites';
import {THIS_SITE} from './sites/ours';
import type {BenchSite} from './sites/site';

/** Limits for this site, in processor seconds. */
const BARS = {cold: 38, perPage: 0.12};

/** Page that is edited before the second build. */
const OWN_PAGE = 'docs-ocr/api/run.mdx';

/** Measures processor time and memory of clean builds and of builds after an edit, with and without generated pages. */
export async function measureBuildCost({
  sizes,
}: BenchOptions): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  const own = await buildTwice(await prepareSite(THIS_SITE, 0), OWN_PAGE);
  figures.push(...costFigures('own pages', THIS_SITE, own, BARS.cold));
  for (const pages of sizes.length > 0 ? sizes : [90]) {
    for (const site of BENCH_SITES) {
      const prepared = await prepareSite(site, pages);
      const edited = site.fileOf(prepared.corpus.pages[0]!);
      const costs = await buildTwice(prepared, edited);
      figures.push(...costFigures(`${pages} generated pages`, site, costs));
      if (site === THIS_SITE) {
        const name = `each of ${pages} generated pages`;
        const each = (costs.cold.cpu - own.cold.cpu) / pages;
        const bar = {atMost: BARS.perPage};
        figures.push({
          ...createFigure(name, each, 'CPU s', bar),
          site: site.name,
        });
      }
    }
  }
  return figures;
}

interface Costs {
  readonly cold: ProcessCost;
  readonly second: ProcessCost;
}

/** Makes a clean build, and another one after an edit of a page. */
async function buildTwice(
  prepared: GeneratedSite,
  page: string,
): Promise<Costs> {
  console.log(`  building ${prepared.root} twice`);
  const cold = await buildSite(prepared);
  appendFileSync(path.join(prepared.root, page), '\nOne more sentence.\n');
  return {cold, second: await buildSite(prepared)};
}

function costFigures(
  what: string,
  {name: site}: BenchSite,
  {cold, second}: Costs,
  atMost?: number,
): BenchFigure[] {
  return [
    createFigure(`${what}: from nothing`, cold.cpu, 'CPU s', {atMost}),
    createFigure(`${what}: again after an edit`, second.cpu, 'CPU s'),
    createFigure(`${what}: largest process`, cold.memory, 'MB'),
  ].map((each) => ({...each, site}));
}
