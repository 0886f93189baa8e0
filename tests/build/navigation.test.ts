import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {findAll, findOne, hasClass, hrefsOf, textOf} from './html';
import {BUILT_LOCALES, contentPagesOf, pageAt, type BuiltLocale} from './site';
import {DOCUMENTED, SPECIFIED_PRODUCTS} from './specification';

const SHOP = 'https://sdk.example.com';
const DOCUMENTS = 'https://docs.example.com';
const DEMOS = 'https://demo.example.com';

/** Products whose documents this site holds while no document site is configured. */
const HELD: Readonly<Record<string, string>> = {
  spreadsheet: '/spreadsheet/intro',
  ocr: '/ocr/intro',
  'ocr-global': '/ocr/intro',
};

/** The link table of the specification for one locale of one build, written out. */
function expectedLinks({settings, locale, prefix}: BuiltLocale) {
  const {variant} = settings;
  const mark = locale === 'ko' ? '' : '/en';
  return {
    products: SPECIFIED_PRODUCTS[variant].map(
      ([, id]) => `${SHOP}${mark}/sdks/${id}`,
    ),
    documents: DOCUMENTED[variant].map((slug) =>
      HELD[slug] ? prefix + HELD[slug] : `${DOCUMENTS}${mark}/${slug}`,
    ),
    demos: DOCUMENTED[variant].map((slug) => `${DEMOS}${mark}/${slug}-sdk`),
    purchase: `${SHOP}${mark}/orders/create`,
    contact: `${SHOP}${mark}/contacts/create`,
    cart: `${SHOP}${mark}/carts`,
    myPage: `${SHOP}${mark}/orders`,
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

/** The names products have in the navbar, in order. */
const PRODUCT_LABELS = {
  global: {
    en: [
      'Office SDK',
      'Spreadsheet SDK',
      'Docs Compare SDK',
      'OCR SDK',
      'Auth SDK',
    ],
    ko: [
      '오피스 SDK',
      '스프레드시트 SDK',
      '문서 비교 SDK',
      'OCR SDK',
      '인증 SDK',
    ],
  },
  domestic: {
    en: ['HWP SDK', 'HCell SDK', 'Docs Compare SDK', 'OCR SDK', 'Auth SDK'],
    ko: ['한글 SDK', '한셀 SDK', '문서 비교 SDK', 'OCR SDK', '인증 SDK'],
  },
} as const;

function navbarOf(built: BuiltLocale, address: string): Element {
  return findOne(
    pageAt(built, address),
    'navbar',
    (element) => element.name === 'nav' && hasClass(element, 'navbar'),
  );
}

/** The menu that a button of the navbar opens. */
function menuOf(navbar: Element, label: string): Element {
  const button = findOne(
    navbar,
    `button "${label}"`,
    (element) => element.name === 'button' && textOf(element) === label,
  );
  return findOne(
    navbar,
    `menu of "${label}"`,
    ({attribs}) =>
      attribs['id'] !== undefined &&
      attribs['id'] === button.attribs['aria-controls'],
  );
}

function linkOf(navbar: Element, label: string): string | undefined {
  return findOne(
    navbar,
    `link "${label}"`,
    (element) => element.name === 'a' && textOf(element) === label,
  ).attribs['href'];
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const labels = LABELS[built.locale];
  const expected = expectedLinks(built);
  const samples = ['/', '/ocr/api/run', '/spreadsheet/intro', '/404'];

  it.each(samples)('leads from the navbar of %s where the table says', (at) => {
    const navbar = navbarOf(built, at);
    expect(hrefsOf(menuOf(navbar, labels.products))).toEqual(expected.products);
    const documents = hrefsOf(menuOf(navbar, labels.documents));
    expect(documents.slice().sort()).toEqual(
      [
        ...new Set([
          ...expected.documents,
          `${built.prefix}/spreadsheet/intro`,
          `${built.prefix}/ocr/intro`,
        ]),
      ].sort(),
    );
    expect(hrefsOf(menuOf(navbar, labels.demos))).toEqual(expected.demos);
    for (const item of ['purchase', 'contact', 'cart', 'myPage'] as const) {
      expect(linkOf(navbar, labels[item]), item).toBe(expected[item]);
    }
  });

  it('names the products of the variant in order in the navbar', () => {
    const menu = menuOf(navbarOf(built, '/'), labels.products);
    const names = findAll(menu, ({name}) => name === 'a').map(textOf);
    expect(names).toEqual(PRODUCT_LABELS[built.settings.variant][built.locale]);
  });

  it('lists the products of the variant in order in the footer of every page', () => {
    for (const page of contentPagesOf(built)) {
      const footer = findOne(page, 'footer', ({name}) => name === 'footer');
      const inShop = hrefsOf(footer).filter((href) =>
        /\/sdks\/\d+$/.test(href),
      );
      expect(inShop, page.file).toEqual(expected.products);
    }
  });

  it('leads from the logo to the root of the site and locale', () => {
    const brand = findOne(navbarOf(built, '/'), 'brand', (element) =>
      hasClass(element, 'navbar__brand'),
    );
    const root = built.locale === 'ko' ? '/' : '/en';
    expect(brand.attribs['href']?.replace(/(?<=.)\/$/, '')).toBe(root);
  });

  it('offers the other languages on every page, for the same page', () => {
    const {locales} = built.settings;
    for (const page of contentPagesOf(built)) {
      const offered = findAll(
        page,
        ({name, attribs, parent}) =>
          name === 'a' &&
          'lang' in attribs &&
          (parent as Element | null)?.name === 'li',
      );
      const path = page.address.slice(built.prefix.length) || '/';
      const addresses = locales.map((_, index) =>
        index === 0 ? path : `/${locales[index]}${path}`,
      );
      expect(
        offered.map(({attribs}) => attribs['lang']),
        page.file,
      ).toEqual(locales.length > 1 ? [...locales] : []);
      if (locales.length > 1 && path !== '/404') {
        expect(
          offered.map(({attribs}) => attribs['href']),
          page.file,
        ).toEqual(addresses);
      }
    }
  });

  it('opens other sites in a new tab and says so', () => {
    const outside = contentPagesOf(built).flatMap((page) =>
      findAll(
        page,
        ({name, attribs}) =>
          name === 'a' && /^https?:/.test(attribs['href'] ?? ''),
      ),
    );
    expect(outside.length).toBeGreaterThan(1000);
    for (const link of outside) {
      expect(link.attribs['rel']).toContain('noopener');
    }
  });
});
