import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import type {CrawledPage} from './crawl/crawledPage';
import {SPEC_SETS} from '../../scripts/check/specPages';
import {findAll, findOne, hasClass, hrefsOf, textOf} from './html';
import {BUILT_LOCALES, contentPagesOf, pageAt, type BuiltLocale} from './site';
import {
  otherPages,
  sidebarGroups,
  sidebarPages,
  TOP_LEVEL,
} from './specification';

const SETS = ['spreadsheet', 'ocr'] as const;

function sidebarOf(page: CrawledPage): Element | undefined {
  return findAll(page, (element) =>
    hasClass(element, 'theme-doc-sidebar-menu'),
  )[0];
}

function breadcrumbsOf(page: CrawledPage): Element {
  return findOne(
    page,
    'breadcrumbs',
    (element) => element.name === 'ul' && hasClass(element, 'breadcrumbs'),
  );
}

/** The links of a sidebar on the top level: the entry page and the groups. */
function topLevel(sidebar: Element): string[] {
  return sidebar.children
    .filter((child): child is Element => 'attribs' in child)
    .map((item) => hrefsOf(item)[0] ?? '');
}

/** The links of the group that stands open on a page. */
function openGroup(sidebar: Element): string[] {
  return findAll(
    sidebar,
    ({name, parent}) => name === 'ul' && (parent as Element)?.name === 'li',
  ).flatMap(hrefsOf);
}

function inLocale({prefix}: BuiltLocale, addresses: readonly string[]) {
  return addresses.map((address) => prefix + address);
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  it('has every page of the specification and no other', () => {
    const docs = SETS.flatMap((set) => [
      ...sidebarPages(set),
      ...otherPages(set),
    ]);
    const landing = built.settings.locales.length === 1 ? ['/en'] : [];
    const expected = [...docs, ...TOP_LEVEL, ...landing, '/404'];
    const found = contentPagesOf(built).map(
      ({address}) => address.slice(built.prefix.length) || '/',
    );
    expect(found.sort()).toEqual(expected.sort());
  });

  it.each(SETS)('lists the pages of %s in order in the sidebar', (set) => {
    const groups = sidebarGroups(set);
    const roots = groups.map(({addresses}) => addresses[0]!);
    for (const {addresses, withoutSidebar} of groups) {
      for (const address of addresses) {
        const sidebar = sidebarOf(pageAt(built, address));
        if (withoutSidebar) {
          expect(sidebar, address).toBeUndefined();
          continue;
        }
        expect(topLevel(sidebar!), address).toEqual(
          inLocale(built, [`/${set}/intro`, ...roots]),
        );
        expect(openGroup(sidebar!), address).toEqual(
          inLocale(built, addresses),
        );
      }
    }
  });

  it.each(SETS)('keeps the other pages of %s out of the sidebar', (set) => {
    for (const address of otherPages(set)) {
      const sidebar = sidebarOf(pageAt(built, address));
      expect(sidebar ? hrefsOf(sidebar) : []).not.toContain(
        built.prefix + address,
      );
    }
  });

  it.each(SETS)('begins the breadcrumbs of %s with Home and product', (set) => {
    const {product, entry} = SPEC_SETS[set];
    const home = built.locale === 'ko' ? '홈' : 'Home';
    const homeAddress = built.prefix || '/';
    for (const address of [...sidebarPages(set), ...otherPages(set)]) {
      const breadcrumbs = breadcrumbsOf(pageAt(built, address));
      const items = findAll(breadcrumbs, ({name}) => name === 'li');
      expect(items.slice(0, 2).map(textOf), address).toEqual([home, product]);
      expect(
        hrefsOf(breadcrumbs)
          .slice(0, 2)
          .map((href) => (href === `${built.prefix}/` ? homeAddress : href)),
        address,
      ).toEqual([homeAddress, `${built.prefix}/${set}/${entry}`]);
    }
  });
});
