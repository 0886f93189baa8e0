// What the product's specification lists, as addresses of a build. The pages come from the list to
// which the writer's gate holds the sources; the products are typed a second time on purpose: a test
// that read the site's own table would agree with any mistake in it.
import {
  sidebarPagesOf,
  SPEC_SETS,
  type SpecGroup,
  type SpecSet,
} from '../../scripts/check/specPages';
import type {DocsSetId} from '../../src/sets/index';

/** Products of each variant, in order: slug and id. */
export const SPECIFIED_PRODUCTS = {
  domestic: [
    ['hwp', 1],
    ['hcell', 2],
    ['docscompare', 3],
    ['ocr', 4],
    ['auth', 5],
  ],
  global: [
    ['office', 6],
    ['spreadsheet', 9],
    ['docscompare-global', 10],
    ['ocr-global', 8],
    ['auth-global', 7],
  ],
} as const;

/** Products for which documents and a live demo are offered. */
export const DOCUMENTED = {
  domestic: ['hwp', 'hcell', 'docscompare', 'ocr'],
  global: ['spreadsheet', 'ocr-global'],
} as const;

/** A group of a sidebar: the addresses of its pages, in order. */
export interface SidebarGroup {
  readonly addresses: readonly string[];
  /** Listed in the sidebar, but shown without one. */
  readonly withoutSidebar?: boolean | undefined;
}

/** The groups of a set's sidebar, in order. */
export function sidebarGroups(set: DocsSetId): SidebarGroup[] {
  const {groups}: SpecSet = SPEC_SETS[set];
  return groups.map(({folder, pages, withoutSidebar}: SpecGroup) => ({
    addresses: pages.map((page) => `/${set}/${folder}/${page}`),
    withoutSidebar,
  }));
}

/** All pages of a set in the order in which its sidebar leads through them. */
export function sidebarPages(set: DocsSetId): string[] {
  return sidebarPagesOf(SPEC_SETS[set]).map((page) => `/${set}/${page}`);
}

/** The pages of a set outside its sidebar. */
export function otherPages(set: DocsSetId): string[] {
  return SPEC_SETS[set].outside.map((page) => `/${set}/${page}`);
}

/** Every redirect with the slash left out: address, target. */
export function specifiedRedirects(): (readonly [from: string, to: string])[] {
  const inSets = Object.entries(SPEC_SETS).flatMap(([set, {redirects}]) =>
    Object.entries(redirects).map(
      ([from, to]) =>
        [from ? `/${set}/${from}` : `/${set}`, `/${set}/${to}`] as const,
    ),
  );
  return [...inSets, ['/ocr-global', '/ocr/intro']];
}

/** Addresses at the top level, besides the sets; `/en` depends on the locales. */
export const TOP_LEVEL = [
  '/',
  '/markdown-page',
  '/search',
  '/legal/privacy',
  '/legal/terms',
  '/legal/refund',
  // Beyond the specification: the comparison of the SDKs, and the dated revisions of legal texts.
  '/products',
  '/legal/privacy/2025-06-24',
  '/legal/terms/2025-07-04',
];
