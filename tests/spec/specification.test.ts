import {describe, expect, it} from 'vitest';
import {createDiskFileTree} from '../../scripts/check/files';
import {collectRoutes} from '../../scripts/check/routes';
import {listSidebarIds} from '../../scripts/check/rules/sidebars';
import {loadSiteTables} from '../../scripts/check/siteTables';
import {readCheckSources} from '../../scripts/check/sources';
import {DOCS_SETS} from '../../src/site/sets/index';
import {findSetOfProduct} from '../../src/site/sets/index';
import {listProducts} from '../../src/site/products';
import {SITE_VARIANTS} from '../../src/site/variants';
import {SPEC_IN_SITE_DOCUMENTS, SPEC_PRODUCTS} from './products';
import {
  SPEC_SET_IDS,
  SPEC_SETS,
  SPEC_TOP_LEVEL_ROUTES,
  specPages,
  specRedirects,
  type SpecGroup,
} from './sets';

// The site has everything that the specification lists, with its names, facts and order. Additions are
// allowed.

const tables = await loadSiteTables();
const sources = readCheckSources(createDiskFileTree(process.cwd()), tables);
const routes = collectRoutes(sources);

/** Keeps the items of a list that another list contains, in order. */
function onlyFrom<T>(all: readonly T[], wanted: readonly T[]): T[] {
  return all.filter((item) => wanted.includes(item));
}

describe.each(SPEC_SET_IDS)('%s', (id) => {
  const spec = SPEC_SETS[id];
  const set = DOCS_SETS[id];
  const groups: readonly SpecGroup[] = spec.groups;
  const sidebar = (tables.sidebars[id] as Record<string, unknown[]>)[
    spec.sidebar
  ]!;

  it.each(specPages(id))('has the page %s', (address) => {
    expect(routes.pages.get(address)?.file).toBe(
      address.replace(`/${id}/`, `${set.folder}/`) + '.mdx',
    );
  });

  it('has the address, the sidebar, the entry and the product label', () => {
    expect(set.routeBasePath).toBe(id);
    expect(set.sidebarId).toBe(spec.sidebar);
    expect(set.entry).toBe(`/${id}/${spec.entry}`);
    expect(set.label.en).toBe(spec.product);
  });

  it('begins its sidebar with the entry, then the groups in order', () => {
    expect(sidebar[0]).toBe(spec.entry);
    const firstPages = groups.map(({folder, pages}) => `${folder}/${pages[0]}`);
    const order = sidebar.map((item) => listSidebarIds([item]));
    expect(
      onlyFrom(
        order.flatMap((entries) => onlyFrom(entries, firstPages)),
        firstPages,
      ),
    ).toEqual(firstPages);
  });

  // The OCR sidebar follows the steps of the work, and basic features begin with an overview, unlike the
  // specification.
  const ordered = (entries: readonly string[]) =>
    id === 'ocr' || entries[0]?.startsWith('api/basic-feature/')
      ? [...entries].sort()
      : entries;

  it.each(groups)('keeps the pages of $folder together', (group) => {
    const wanted = group.pages.map((page) => `${group.folder}/${page}`);
    const holding = sidebar
      .map((item) => onlyFrom(listSidebarIds([item]), wanted))
      .filter((entries) => entries.length > 0);
    expect(holding.map(ordered)).toEqual([ordered(wanted)]);
    for (const page of wanted.map((name) =>
      routes.pages.get(`/${id}/${name}`),
    )) {
      const shown = page?.frontMatter['displayed_sidebar'];
      expect(shown, page?.file).toBe(group.withoutSidebar ? null : undefined);
    }
  });

  it('keeps the other pages out of the sidebar', () => {
    expect(
      onlyFrom(listSidebarIds(sidebar), spec.outside as readonly string[]),
    ).toEqual([]);
  });
});

it('shows the sidebar on comparison pages, but not on the page of help topics', () => {
  const shown = (page: string) =>
    routes.pages.get(`/ocr/${page}`)?.frontMatter['displayed_sidebar'];
  for (const page of SPEC_SETS.ocr.outside) {
    expect(shown(page), page).toBe(
      page === 'csh-redirect' ? null : SPEC_SETS.ocr.sidebar,
    );
  }
});

describe('addresses', () => {
  it.each(specRedirects())('%s leads to %s', (from, to) => {
    expect(tables.redirects).toContainEqual({from, to});
  });

  it.each(SPEC_TOP_LEVEL_ROUTES)('%s is a page', (route) => {
    expect(routes.pages.has(route) || routes.components.has(route)).toBe(true);
  });
});

describe.each(SITE_VARIANTS)('the products of %s', (variant) => {
  const wanted = SPEC_PRODUCTS[variant];
  const slugs: readonly string[] = wanted.map(({slug}) => slug);
  const ofSpec = listProducts(variant).filter(({slug}) => slugs.includes(slug));

  it('are complete and in order', () => {
    expect(
      ofSpec.map(({slug, id, type, hasDocuments, label}) => ({
        slug,
        id,
        type,
        documented: hasDocuments,
        label,
      })),
    ).toEqual(wanted);
  });
});

it('documents the products of the specification in-site', () => {
  for (const [slug, entry] of Object.entries(SPEC_IN_SITE_DOCUMENTS)) {
    expect(findSetOfProduct({slug})?.entry, slug).toBe(entry);
  }
});
