import {builtSite, type BuiltSite} from './buildSite';
import {SITES} from './index';
import type {BenchSite} from './site';

/** Builds several sites with so many generated pages, one after the other. */
export async function builtSites(
  pages: number,
  sites: readonly BenchSite[] = SITES,
): Promise<BuiltSite[]> {
  const built: BuiltSite[] = [];
  for (const site of sites) {
    built.push(await builtSite(site, pages));
  }
  return built;
}
