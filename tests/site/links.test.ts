// The link table, and the rewriting of menu labels.
import {describe, expect, it} from 'vitest';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {
  createCommonLink,
  createDocumentsLink,
  createLiveDemoLink,
  getLogoPath,
  createMobileRootLinks,
  PLACEHOLDER_LINK_BASES,
  createProductLink,
  type LinkContext,
} from '../../src/site/linkTable';
import {LOCALES} from '../../src/site/locales';
import {createNavbarItems} from '../../src/site/navbar';
import {
  listDocumentedProducts,
  PRODUCTS,
  type ProductSlug,
} from '../../src/site/products';
import {
  MOBILE_ROOT_ATTRIBUTE,
  rewriteNavbarItems,
  type NavbarItem,
} from '../../src/site/rewriteNavbarItems';
import {SITE_VARIANTS} from '../../src/site/variants';
import {
  SPEC_IN_SITE_DOCUMENTS,
  SPEC_PRODUCTS,
  type SpecProduct,
} from '../spec/products';
import {HOSTILE_STRINGS} from '../support/hostileStrings';

/** Bases that differ from the defaults of every build. */
const BASES = {
  sdk: 'https://sdk.test',
  documents: 'https://docs.test',
  livedemo: 'https://demo.test',
};

const GLOBAL_EN: LinkContext = {bases: BASES, variant: 'global', locale: 'en'};

/** Every variant in every locale, with the locale's path prefix. */
const CONTEXTS = SITE_VARIANTS.flatMap((variant) =>
  LOCALES.map((locale) => ({
    variant,
    locale,
    context: {...GLOBAL_EN, variant, locale} as LinkContext,
    prefix: locale === 'ko' ? '' : `/${locale}`,
  })),
);

const COMMON = [
  [
    'purchase',
    '/orders/create',
    ['Purchase', 'purchase', 'Purchase a licence', 'Buy', '구매', '구매하기'],
  ],
  [
    'contact',
    '/contacts/create',
    ['Contact Us', 'CONTACT', 'Contact sales', '문의하기', '1:1 문의'],
  ],
  ['cart', '/carts', ['Cart', 'My cart', '장바구니']],
  [
    'myPage',
    '/orders',
    ['My Page', 'Mypage', 'MY  PAGE', '마이페이지', '마이 페이지'],
  ],
] as const;

function rewriteItem(item: NavbarItem, context = GLOBAL_EN): NavbarItem {
  const [result] = rewriteNavbarItems([item], context);
  return result!;
}

/** Returns the address of an item with this label, at the top level or inside a menu. */
function findAddress(label: string, context = GLOBAL_EN, menu?: string) {
  const item: NavbarItem = {label, href: '#'};
  const result = menu
    ? rewriteItem({type: 'dropdown', label: menu, items: [item]}, context)
        .items![0]!
    : rewriteItem(item, context);
  return result.href ?? result.to;
}

describe.each(CONTEXTS)('$variant $locale', ({variant, context, prefix}) => {
  const shop = `https://sdk.test${prefix}`;

  it.each<SpecProduct>(SPEC_PRODUCTS[variant])(
    '$slug',
    ({slug, id, documented, label}) => {
      const product = PRODUCTS[slug as ProductSlug];
      const page = `${shop}/sdks/${id}`;
      const documents = `https://docs.test${prefix}/${slug}`;
      const demo = `https://demo.test${prefix}/${slug}-sdk`;
      expect(createProductLink(product, context)).toBe(page);
      expect(createDocumentsLink(product, context)).toBe(documents);
      expect(createLiveDemoLink(product, context)).toBe(demo);
      for (const name of Object.values(label)) {
        for (const menu of [undefined, 'Products', '제품', '상품']) {
          expect(findAddress(name, context, menu)).toBe(page);
        }
        for (const menu of ['Documents', '문서']) {
          expect(findAddress(name, context, menu)).toBe(
            documented ? documents : page,
          );
        }
        for (const menu of ['Live Demo', '라이브 데모']) {
          expect(findAddress(name, context, menu)).toBe(
            documented ? demo : page,
          );
        }
      }
    },
  );

  it.each(COMMON)('%s leads to %s', (link, path, labels) => {
    expect(createCommonLink(link, context)).toBe(shop + path);
    for (const label of labels) {
      for (const menu of [undefined, 'Anything', 'Documents']) {
        expect(findAddress(label, context, menu), label).toBe(shop + path);
      }
    }
  });

  it('sections link to their mobile root: the first product with documents', () => {
    const first = variant === 'domestic' ? 'hwp' : 'spreadsheet';
    const roots = {
      products: `${shop}/sdks`,
      documents: `https://docs.test${prefix}/${first}`,
      livedemo: `https://demo.test${prefix}/${first}-sdk`,
    };
    expect(createMobileRootLinks(context)).toEqual(roots);
    for (const [label, address] of [
      ['Products', roots.products],
      ['제품', roots.products],
      ['Documents', roots.documents],
      ['문서', roots.documents],
      ['Live Demo', roots.livedemo],
      ['라이브 데모', roots.livedemo],
    ] as const) {
      expect(findAddress(label, context)).toBe(address);
      // The theme's phone menu follows only `to`.
      expect(
        rewriteItem({type: 'dropdown', label, items: []}, context),
      ).toMatchObject({to: address, [MOBILE_ROOT_ATTRIBUTE]: ''});
    }
  });

  it('the navbar has no placeholder, and rewriting is idempotent', () => {
    for (const bases of [BASES, {...BASES, documents: undefined}]) {
      const at = {...context, bases};
      const items = createNavbarItems(at, LOCALES);
      const before = JSON.stringify(items);
      const once = rewriteNavbarItems(items, at);
      expect(JSON.stringify(items)).toBe(before);
      expect(JSON.stringify(once)).not.toContain('"#"');
      expect(rewriteNavbarItems(once, at)).toEqual(once);
    }
  });

  it('lists the documents of every product and the sets of this site', () => {
    const menuWith = (documents: string | undefined) => {
      const at = {...context, bases: {...BASES, documents}};
      const items = createNavbarItems(at, LOCALES);
      return rewriteNavbarItems(items, at)[1]!.items!.map(
        ({href, docsPluginId}) => href ?? docsPluginId,
      );
    };
    const sets = DOCS_SET_LIST.map(({id}) => id);
    const documented = listDocumentedProducts(variant);
    expect(menuWith(BASES.documents)).toEqual([
      ...sets,
      ...documented.map((product) => createDocumentsLink(product, context)),
    ]);
    // Without a document site, in-site products are listed as sets only.
    expect(menuWith(undefined)).toHaveLength(
      sets.length +
        documented.filter(({slug}) => !SPEC_IN_SITE_DOCUMENTS[slug]).length,
    );
  });
});

it.each([
  ['global', 'spreadsheet', '/spreadsheet/intro'],
  ['global', 'ocr-global', '/ocr/intro'],
  ['domestic', 'ocr', '/ocr/intro'],
  ['domestic', 'hwp', `${PLACEHOLDER_LINK_BASES.documents}/en/hwp`],
  [
    'domestic',
    'docscompare',
    `${PLACEHOLDER_LINK_BASES.documents}/en/docscompare`,
  ],
] as const)('by default, %s links %s to %s', (variant, slug, address) => {
  const bases = {...BASES, documents: undefined};
  expect(
    createDocumentsLink(PRODUCTS[slug], {...GLOBAL_EN, bases, variant}),
  ).toBe(address);
});

it('adds the product to store links if the store takes a parameter', () => {
  const taking = (productParameter: string | undefined) =>
    createCommonLink(
      'purchase',
      {...GLOBAL_EN, bases: {...BASES, productParameter}},
      PRODUCTS.hwp,
    );
  expect(taking(undefined)).toBe('https://sdk.test/en/orders/create');
  expect(taking('item')).toBe('https://sdk.test/en/orders/create?item=1');
});

it('links the logo to the root of the locale', () => {
  expect(LOCALES.map(getLogoPath)).toEqual(['/', '/en']);
});

it('has a language menu only with two languages', () => {
  const types = (locales: readonly ('ko' | 'en')[]) =>
    createNavbarItems(GLOBAL_EN, locales).map(({type}) => type);
  expect(types(['en'])).not.toContain('localeDropdown');
  expect(types(['ko', 'en'])).toContain('localeDropdown');
});

describe('items', () => {
  it('of a product menu are its documents, demo and purchase', () => {
    const menu = rewriteItem({
      type: 'dropdown',
      label: 'Spreadsheet SDK',
      items: ['Documents', '라이브 데모', 'Purchase'].map((label) => ({label})),
    });
    expect(menu.items?.map(({href}) => href)).toEqual([
      'https://docs.test/en/spreadsheet',
      'https://demo.test/en/spreadsheet-sdk',
      'https://sdk.test/en/orders/create',
    ]);
  });

  it('are rewriteItem at any depth, and keep position and properties', () => {
    const cart = {label: 'Cart', to: '/old', position: 'right', className: 'x'};
    const inside: NavbarItem = {label: 'More', items: [cart]};
    const [blog, menu] = rewriteNavbarItems(
      [
        {label: 'Blog', to: '/blog'},
        {label: 'More', items: [inside]},
      ],
      GLOBAL_EN,
    );
    expect(blog).toEqual({label: 'Blog', to: '/blog'});
    expect(menu!.items![0]!.items![0]).toEqual({
      label: 'Cart',
      href: 'https://sdk.test/en/carts',
      position: 'right',
      className: 'x',
    });
  });

  it.each<NavbarItem>([
    ...[
      'Cartography',
      'Contactless payment',
      'Repurchase',
      'Production',
      'Documents archive',
      'Demolition',
      'OCR SDK Guide',
      'Spreadsheet',
      'HWP SDK',
      'Home page',
      '블로그',
      '   ',
      'Pürchase',
      'C++',
      '[OCR SDK]',
      '$&',
      ...HOSTILE_STRINGS,
    ].map((label) => ({label, href: '#x'})),
    {type: 'search'},
    {type: 'localeDropdown', label: 'Products', dropdownItemsAfter: []},
    {type: 'html', value: '<b>Purchase</b>', label: 'Purchase'},
    {type: 'doc', docId: 'intro', label: 'Documents'},
    {type: 'docSidebar', sidebarId: 'ocrSidebar', label: 'OCR SDK'},
    {type: 'docsVersion', label: 'Cart'},
    {type: 'docsVersionDropdown', label: 'Contact'},
    {type: 'custom-thing', label: 'Purchase'},
  ])('that are not in the link table are unchanged: $type $label', (item) => {
    expect(rewriteItem(item)).toBe(item);
    const menu = rewriteItem({type: 'dropdown', label: 'More', items: [item]});
    expect(menu.items![0]).toBe(item);
  });
});
