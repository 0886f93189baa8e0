// What the specification lists, as addresses of the site.
import {
  pagesOf,
  sidebarPagesOf,
  SPEC_SETS,
  type SpecSet,
  type SpecSetId,
} from './sets';

/** All pages of a set in the order in which its sidebar leads through them. */
export function sidebarPages(set: SpecSetId): string[] {
  return sidebarPagesOf(SPEC_SETS[set]).map((page) => `/${set}/${page}`);
}

/** Every page of a set. */
export function specPages(set: SpecSetId): string[] {
  return pagesOf(SPEC_SETS[set]).map((page) => `/${set}/${page}`);
}

/** Every redirect with the slash left out: address, target. */
export function specRedirects(): (readonly [from: string, to: string])[] {
  const inSets = Object.entries<SpecSet>(SPEC_SETS).flatMap(
    ([set, {redirects}]) =>
      Object.entries(redirects).map(
        ([from, to]) =>
          [from ? `/${set}/${from}` : `/${set}`, `/${set}/${to}`] as const,
      ),
  );
  return [...inSets, ['/ocr-global', '/ocr/intro']];
}
