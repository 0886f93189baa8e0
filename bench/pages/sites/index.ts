import {findOrBuildSite, type BuiltSite} from './buildSite';
import {DOCUSAURUS_SITE} from './docusaurus';
import {THIS_SITE} from './ours';
import type {BenchSite} from './site';
import {STARLIGHT_SITE} from './starlight';
import {VITEPRESS_SITE} from './vitepress';

/** All measured sites, this one first. */
export const BENCH_SITES: readonly BenchSite[] = [
  THIS_SITE,
  DOCUSAURUS_SITE,
  VITEPRESS_SITE,
  STARLIGHT_SITE,
];

export async function findOrBuildSites(
  pages: number,
  sites = BENCH_SITES,
): Promise<BuiltSite[]> {
  const built: BuiltSite[] = [];
  for (const site of sites) {
    built.push(await findOrBuildSite(site, pages));
  }
  return built;
}
