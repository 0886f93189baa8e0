import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import type {CrawledPage} from './crawl/crawledPage';
import {listSidebarIds} from '../../scripts/check/rules/sidebars';
import {loadSiteTables} from '../../scripts/check/siteTables';
import {DOCS_SET_LIST, type DocsSet} from '../../src/site/sets/index';
import {findAll, findOne, hasClass, listHrefs, readText} from './html';
import {
  BUILT_LOCALES,
  listContentPages,
  findPage,
  type BuiltLocale,
} from './site';
import {
  DOCS_ROUTES,
  isDatedLegalText,
  isDocsRoute,
  PAGE_ROUTES,
} from './sourceRoutes';

const {sidebars} = await loadSiteTables();

/** Sidebar of a set: an array of page addresses per entry, one for a single page. */
function readSidebarEntries({
  id,
  sidebarId,
  routeBasePath,
}: DocsSet): string[][] {
  const tables = sidebars as Record<string, Record<string, unknown[]>>;
  return (tables[id]?.[sidebarId] ?? []).map((item) =>
    listSidebarIds([item]).map((page) => `/${routeBasePath}/${page}`),
  );
}

function listSetPages({routeBasePath}: DocsSet): string[] {
  return DOCS_ROUTES.filter((route) => route.startsWith(`/${routeBasePath}/`));
}

function findSidebar(page: CrawledPage): Element | undefined {
  return findAll(page, (element) =>
    hasClass(element, 'theme-doc-sidebar-menu'),
  )[0];
}

function findBreadcrumbs(page: CrawledPage): Element {
  return findOne(
    page,
    'breadcrumbs',
    (element) => element.name === 'ul' && hasClass(element, 'breadcrumbs'),
  );
}

/** Top-level links of a sidebar: the entry page and the first page of each group. */
function listTopLevelLinks(sidebar: Element): string[] {
  return sidebar.children
    .filter((child): child is Element => 'attribs' in child)
    .map((item) => listHrefs(item)[0] ?? '');
}

/** Links of all groups, and of the groups that are open on the page, without those of groups inside groups again. */
function groups(sidebar: Element): {all: string[]; open: string[]} {
  const all = findAll(sidebar, ({name}) => name === 'details');
  const listPages = (found: readonly Element[]) => [
    // A group may also list sections of pages.
    ...new Set(found.flatMap(listHrefs).filter((href) => !href.includes('#'))),
  ];
  return {
    all: listPages(all),
    open: listPages(all.filter(({attribs}) => 'open' in attribs)),
  };
}

function addPrefix({prefix}: BuiltLocale, addresses: readonly string[]) {
  return addresses.map((address) => prefix + address);
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  it('has exactly the pages of the sources', () => {
    const landing = built.settings.locales.length === 1 ? ['/en'] : [];
    const expected = [...DOCS_ROUTES, ...PAGE_ROUTES, ...landing, '/404'];
    const found = listContentPages(built)
      .map(({address}) => address.slice(built.prefix.length) || '/')
      .filter((route) => isDocsRoute(route) || !isDatedLegalText(route));
    expect(found.sort()).toEqual(expected.sort());
    expect(DOCS_ROUTES.length).toBeGreaterThan(70);
  });

  it.each(DOCS_SET_LIST)('lists the pages of $id in order', (set) => {
    const entries = readSidebarEntries(set);
    for (const address of entries.flat()) {
      const sidebar = findSidebar(findPage(built, address));
      // Some pages of the sidebar hide it.
      if (sidebar) {
        const group = entries.find((pages) => pages.includes(address))!;
        expect(listTopLevelLinks(sidebar), address).toEqual(
          addPrefix(
            built,
            entries.map(([first]) => first!),
          ),
        );
        // Sets are small, so every page contains the links of all groups.
        expect(groups(sidebar), address).toEqual({
          all: addPrefix(built, entries.slice(1).flat()),
          open: addPrefix(
            built,
            group.length > 1 || group !== entries[0] ? group : [],
          ),
        });
      }
    }
    const shown = entries
      .flat()
      .filter((at) => findSidebar(findPage(built, at)));
    expect(shown.length).toBeGreaterThan(entries.flat().length / 2);
  });

  it.each(DOCS_SET_LIST)('begins breadcrumbs of $id with its entry', (set) => {
    const home = built.locale === 'ko' ? '홈' : 'Home';
    const homeAddress = built.prefix || '/';
    for (const address of listSetPages(set)) {
      const breadcrumbs = findBreadcrumbs(findPage(built, address));
      const items = findAll(breadcrumbs, ({name}) => name === 'li');
      expect(items.slice(0, 2).map(readText), address).toEqual([
        home,
        set.label[built.locale],
      ]);
      expect(
        listHrefs(breadcrumbs)
          .slice(0, 2)
          .map((href) => (href === `${built.prefix}/` ? homeAddress : href)),
        address,
      ).toEqual([homeAddress, built.prefix + set.entry]);
    }
  });
});
