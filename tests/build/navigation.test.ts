import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {findAll, findOne, hasClass, findByTag, readText} from './html';
import {BUILT_LOCALES, findRoute, listContentPages, findPage} from './site';
import {
  createCommonLink,
  createDocumentsLink,
  createLiveDemoLink,
  createProductLink,
} from '../../src/site/linkTable';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {listDocumentedProducts, listProducts} from '../../src/site/products';

const COMMON = [
  ['purchase', '구매', 'Purchase'],
  ['contact', '문의하기', 'Contact Us'],
  ['cart', '장바구니', 'Cart'],
  ['myPage', '마이페이지', 'My Page'],
] as const;

/** Lists label and address of each item in the menu that a navbar button opens. */
function listMenuItems(navbar: Element, label: string) {
  const button = findOne(
    navbar,
    `button "${label}"`,
    (element) => element.name === 'button' && readText(element) === label,
  );
  const id = button.attribs['aria-controls'] ?? '';
  const menu = findOne(
    navbar,
    `menu of "${label}"`,
    ({attribs}) => attribs['id'] === id,
  );
  return listLinks(menu);
}

function listLinks(root: Element) {
  return findAll(root, ({name}) => name === 'a').map(
    (link) => [readText(link), link.attribs['href']!] as const,
  );
}

/** Items of the navbar, which the phone menu repeats. */
function twice<T>(items: readonly T[]): T[] {
  return [...items, ...items];
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const {context, locale, prefix} = built;
  const samples = ['/', '/ocr/api/run', '/spreadsheet/intro', '/404'];

  // Unit tests compare the link table with the specification.
  it.each(samples)('links in the navbar of %s as in the link table', (at) => {
    // The phone menu is a sibling.
    const navbar = findOne(findPage(built, at), 'navbar', (element) =>
      hasClass(element, 'navbar__inner'),
    );
    const menu = (ko: string, en: string) =>
      listMenuItems(navbar, locale === 'ko' ? ko : en);
    expect(menu('제품', 'Products')).toEqual(
      listProducts(context.variant).map((product) => [
        product.label[locale],
        createProductLink(product, context),
      ]),
    );
    const documented = listDocumentedProducts(context.variant);
    const documents = documented
      .map((product) => createDocumentsLink(product, context))
      .map((address) => (address.startsWith('/') ? prefix + address : address))
      .concat(DOCS_SET_LIST.map(({entry}) => prefix + entry));
    expect(
      menu('문서', 'Documents')
        .map(([, href]) => href)
        .sort(),
    ).toEqual([...new Set(documents)].sort());
    expect(menu('라이브 데모', 'Live Demo').map(([, href]) => href)).toEqual(
      documented.map((product) => createLiveDemoLink(product, context)),
    );
    expect(listLinks(navbar)).toEqual(
      expect.arrayContaining(
        COMMON.map(([link, ko, en]) => [
          locale === 'ko' ? ko : en,
          createCommonLink(link, context),
        ]),
      ),
    );
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
