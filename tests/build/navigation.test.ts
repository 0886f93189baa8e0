import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {
  findAll,
  findOne,
  hasClass,
  listHrefs,
  findByTag,
  readText,
} from './html';
import {
  BUILT_LOCALES,
  findRoute,
  listContentPages,
  findPage,
  type BuiltLocale,
} from './site';
import {
  commonLink,
  documentsLink,
  liveDemoLink,
  productLink,
} from '../../src/site/linkTable';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {documentedProductsOf, productsOf} from '../../src/site/products';

/** Addresses from the link table, which unit tests compare with the specification. */
function expectedLinks({context, prefix}: BuiltLocale) {
  const products = productsOf(context.variant);
  const documented = documentedProductsOf(context.variant);
  return {
    products: products.map((product) => productLink(product, context)),
    documents: documented
      .map((product) => documentsLink(product, context))
      .map((address) => (address.startsWith('/') ? prefix + address : address)),
    demos: documented.map((product) => liveDemoLink(product, context)),
    purchase: commonLink('purchase', context),
    contact: commonLink('contact', context),
    cart: commonLink('cart', context),
    myPage: commonLink('myPage', context),
  };
}

const LABELS = {
  en: {
    products: 'Products',
    documents: 'Documents',
    demos: 'Live Demo',
    purchase: 'Purchase',
    contact: 'Contact Us',
    cart: 'Cart',
    myPage: 'My Page',
  },
  ko: {
    products: '제품',
    documents: '문서',
    demos: '라이브 데모',
    purchase: '구매',
    contact: '문의하기',
    cart: '장바구니',
    myPage: '마이페이지',
  },
} as const;

/** Finds the navbar of wide windows; the phone menu is a sibling. */
function navbarOf(built: BuiltLocale, address: string): Element {
  return findOne(findPage(built, address), 'navbar', (element) =>
    hasClass(element, 'navbar__inner'),
  );
}

/** Finds the menu that a navbar button opens. */
function menuOf(navbar: Element, label: string): Element {
  const button = findOne(
    navbar,
    `button "${label}"`,
    (element) => element.name === 'button' && readText(element) === label,
  );
  return findOne(
    navbar,
    `menu of "${label}"`,
    ({attribs}) =>
      attribs['id'] !== undefined &&
      attribs['id'] === button.attribs['aria-controls'],
  );
}

/** Items of the navbar, which the phone menu repeats. */
function twice<T>(items: readonly T[]): T[] {
  return [...items, ...items];
}

function linkOf(navbar: Element, label: string): string | undefined {
  return findOne(
    navbar,
    `link "${label}"`,
    (element) => element.name === 'a' && readText(element) === label,
  ).attribs['href'];
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const labels = LABELS[built.locale];
  const expected = expectedLinks(built);
  const samples = ['/', '/ocr/api/run', '/spreadsheet/intro', '/404'];

  it.each(samples)('links in the navbar of %s as in the link table', (at) => {
    const navbar = navbarOf(built, at);
    const products = findAll(
      menuOf(navbar, labels.products),
      ({name}) => name === 'a',
    ).map((link) => [readText(link), link.attribs['href']]);
    expect(products).toEqual(
      productsOf(built.context.variant).map(({label}, index) => [
        label[built.locale],
        expected.products[index],
      ]),
    );
    const documents = listHrefs(menuOf(navbar, labels.documents));
    expect(documents.slice().sort()).toEqual(
      [
        ...new Set([
          ...expected.documents,
          ...DOCS_SET_LIST.map(({entry}) => built.prefix + entry),
        ]),
      ].sort(),
    );
    expect(listHrefs(menuOf(navbar, labels.demos))).toEqual(expected.demos);
    for (const item of ['purchase', 'contact', 'cart', 'myPage'] as const) {
      expect(linkOf(navbar, labels[item]), item).toBe(expected[item]);
    }
  });

  it('links every page to the same page in other languages', () => {
    const {locales} = built.settings;
    for (const page of listContentPages(built)) {
      const offered = findByTag(page, 'a').filter(
        ({attribs, parent}) =>
          'lang' in attribs &&
          'target' in attribs &&
          // Other links with `lang` lead to pages in another language.
          /dropdown__link|menu__link/.test(attribs['class'] ?? '') &&
          (parent as Element | null)?.name === 'li',
      );
      const route = findRoute(built, page);
      // The not-found page has no address of its own and links to the home pages.
      const path = route === '/404' ? '/' : route;
      const addresses = locales.map((_, index) =>
        index === 0 ? path : `/${locales[index]}${path}`.replace(/\/$/, ''),
      );
      const links = locales.map((locale, index) => [locale, addresses[index]]);
      expect(
        offered.map(({attribs}) => [attribs['lang'], attribs['href']]),
        page.file,
      ).toEqual(locales.length > 1 ? twice(links) : []);
    }
  });
});
