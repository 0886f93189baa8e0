import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadSiteTables} from '../../scripts/check/siteTables';
import {DOCS_SET_LIST, DOCS_SETS, findDocsSet} from '../../src/sets/index';
import {IN_SITE_DOCUMENTS, productInterface} from '../../src/sets/products';
import {clientRedirects} from '../../src/sets/redirects';
import {LOCALES} from '../../src/site/locales';
import {textIn} from '../../src/site/texts';
import {PRODUCTS, type ProductSlug} from '../../src/site/products';

const {helpTopics} = await loadSiteTables();

describe.each(DOCS_SET_LIST)('the set $id', (set) => {
  it('is named alike everywhere', () => {
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

  it('has its texts in every language', () => {
    for (const text of [set.label, ...set.tasks.map(({label}) => label)]) {
      for (const locale of LOCALES) {
        expect(textIn(text, locale).trim()).not.toBe('');
      }
    }
  });

  it('is the documents of products that offer them, and of no other set’s', () => {
    for (const slug of set.products) {
      expect(PRODUCTS[slug as ProductSlug].hasDocuments, slug).toBe(true);
      expect(IN_SITE_DOCUMENTS[slug], slug).toBe(set.entry);
    }
  });

  it('keeps its help topics among its pages', () => {
    for (const [id, topic] of Object.entries(helpTopics[set.id])) {
      expect(topic.to.startsWith(`/${set.routeBasePath}/`), id).toBe(true);
      expect(topic.label.trim(), id).not.toBe('');
    }
  });
});

describe('findDocsSet', () => {
  it('has no set for another plugin', () => {
    expect(findDocsSet('default')).toBeUndefined();
    expect(findDocsSet('constructor')).toBeUndefined();
  });
});

describe('productInterface', () => {
  it('knows the products of a set with a contract, and no others', () => {
    expect(productInterface({slug: 'ocr-global'})?.details).toMatch(/^\/ocr\//);
    expect(productInterface({slug: 'hwp'})).toBeUndefined();
  });
});

describe('clientRedirects', () => {
  const third = {
    ...DOCS_SETS.ocr,
    id: 'viewer',
    routeBasePath: 'viewer',
    entry: '/viewer/start',
    groups: {guide: 'guide/open'},
    products: ['hwp'],
  } as const;

  it('leads from a set, its groups and its products’ documents', () => {
    expect(clientRedirects([third])).toEqual([
      {from: '/viewer', to: '/viewer/start'},
      {from: '/viewer/guide', to: '/viewer/guide/open'},
      {from: '/hwp', to: '/viewer/start'},
    ]);
  });

  it('leads from the former addresses of pages', () => {
    expect(
      clientRedirects([third], {viewer: {'guide/old': 'guide/open'}}),
    ).toContainEqual({from: '/viewer/guide/old', to: '/viewer/guide/open'});
  });

  it('neither begins nor ends with a slash too many', () => {
    for (const {from, to} of clientRedirects()) {
      for (const address of [from, to]) {
        expect(address).toMatch(/^\/[^/]/);
        expect(address).not.toMatch(/\/$/);
      }
    }
  });
});
