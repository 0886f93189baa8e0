import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {HELP_TOPICS} from '../../src/site/sets/helpTopics';
import {PAGE_SOURCES} from '../../src/reference';
import {
  DOCS_SETS,
  DOCS_SET_LIST,
  findDocsSet,
  findSetOfProduct,
} from '../../src/site/sets/index';
import {listClientRedirects} from '../../src/site/sets/redirects';
import {PRODUCTS, type ProductSlug} from '../../src/site/products';

describe.each(DOCS_SET_LIST)('the set $id', (set) => {
  it('has consistent ids and addresses', () => {
    expect(DOCS_SETS[set.id].id).toBe(set.id);
    expect(findDocsSet(set.id)).toBe(set);
    expect(existsSync(set.folder)).toBe(true);
    for (const address of [
      set.entry,
      ...set.tasks.map(({to}) => to),
      ...Object.values(set.licencePages ?? {}),
    ]) {
      expect(address).toMatch(new RegExp(`^/${set.routeBasePath}/[^/]`));
    }
  });

  it('documents only products with documents that no other set documents', () => {
    for (const slug of set.products) {
      expect(PRODUCTS[slug as ProductSlug].hasDocuments, slug).toBe(true);
      expect(findSetOfProduct({slug}), slug).toBe(set);
    }
  });

  it('has help topics that link to its own pages', () => {
    for (const [id, to] of Object.entries(HELP_TOPICS[set.id]!)) {
      expect(to.startsWith(`/${set.routeBasePath}/`), id).toBe(true);
    }
  });
});

it('other docs plugins, and products without a contract, have no set', () => {
  expect(findDocsSet('default')).toBeUndefined();
  expect(findDocsSet('constructor')).toBeUndefined();
  expect(findSetOfProduct({slug: 'ocr-global'})?.id).toBe('ocr');
  expect(findSetOfProduct({slug: 'hwp'})).toBeUndefined();
});

it('redirects lead from a set, its groups, its products’ documents and former pages', () => {
  const third = {
    ...DOCS_SETS.ocr,
    id: 'viewer',
    routeBasePath: 'viewer',
    entry: '/viewer/start',
    groups: {guide: 'guide/open'},
    products: ['hwp'],
  } as const;
  expect(
    listClientRedirects([third], {viewer: {'guide/old': 'guide/open'}}),
  ).toEqual(
    expect.arrayContaining([
      {from: '/viewer', to: '/viewer/start'},
      {from: '/viewer/guide', to: '/viewer/guide/open'},
      {from: '/hwp', to: '/viewer/start'},
      {from: '/viewer/guide/old', to: '/viewer/guide/open'},
    ]),
  );
});

it.each(PAGE_SOURCES)('the source %s exists', (file) => {
  expect(existsSync(file)).toBe(true);
});
