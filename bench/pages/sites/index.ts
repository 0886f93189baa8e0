import {builtSite, type BuiltSite} from './buildSite';
import {DOCUSAURUS} from './docusaurus';
import {THIS_SITE} from './ours';
import type {BenchSite} from './site';
import {STARLIGHT} from './starlight';
import {VITEPRESS} from './vitepress';

/** All measured sites, this one first. */
export const SITES: readonly BenchSite[] = [
  THIS_SITE,
  DOCUSAURUS,
  VITEPRESS,
  STARLIGHT,
];

export async function builtSites(
  pages: number,
  sites = SITES,
): Promise<BuiltSite[]> {
  const built: BuiltSite[] = [];
  for (const site of sites) {
    built.push(await builtSite(site, pages));
  }
  return built;
}
