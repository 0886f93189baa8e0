import {describe, expect, it} from 'vitest';
import {meaningOf} from '../../src/site/labels';
import type {LinkContext} from '../../src/site/linkTable';
import {LOCALES} from '../../src/site/locales';
import {productsOf} from '../../src/site/products';
import {
  MOBILE_ROOT,
  rewriteNavbarItems,
  type NavbarItem,
} from '../../src/site/rewriteNavbarItems';
import {textIn} from '../../src/site/texts';
import {deepFreeze} from '../support/deepFreeze';
import {CONTEXTS, GLOBAL_EN} from './linkContexts';

const prefixOf = ({locale}: LinkContext) =>
  locale === 'ko' ? '' : `/${locale}`;

function rewritten(item: NavbarItem, context = GLOBAL_EN): NavbarItem {
  const [result] = rewriteNavbarItems([item], context);
  return result!;
}

/** Address of an item with this label, at the top or inside a menu. */
function addressOf(label: string, context = GLOBAL_EN, menu?: string) {
  const item: NavbarItem = {label, href: '#'};
  const result = menu
    ? rewritten({type: 'dropdown', label: menu, items: [item]}, context)
        .items![0]!
    : rewritten(item, context);
  return result.href ?? result.to;
}

// Each meaning in English and in Korean, with the spellings writers use.
const COMMON_LABELS = [
  [
    '/orders/create',
    'Purchase',
    'purchase',
    'Purchase a licence',
    'Buy',
    '구매',
    '구매하기',
  ],
  [
    '/contacts/create',
    'Contact Us',
    'CONTACT',
    'Contact sales',
    '문의하기',
    '문의',
    '1:1 문의',
  ],
  ['/carts', 'Cart', 'My cart', '장바구니'],
  ['/orders', 'My Page', 'Mypage', 'MY  PAGE', '마이페이지', '마이 페이지'],
] as const;

describe('rewriteNavbarItems: common links', () => {
  const rows = CONTEXTS.flatMap((context) =>
    COMMON_LABELS.flatMap(([path, ...labels]) =>
      labels.map((label) => ({
        name: `${context.variant} ${context.locale} "${label}"`,
        context,
        label,
        address: `https://sdk.test${prefixOf(context)}${path}`,
      })),
    ),
  );

  it.each(rows)(
    '$name at the top and in a menu',
    ({context, label, address}) => {
      expect(addressOf(label, context)).toBe(address);
      expect(addressOf(label, context, 'Anything')).toBe(address);
      expect(addressOf(label, context, 'Documents')).toBe(address);
    },
  );
});

describe('rewriteNavbarItems: products', () => {
  const rows = CONTEXTS.flatMap((context) =>
    productsOf(context.variant).flatMap((product) =>
      LOCALES.map((language) => ({
        name: `${context.variant} ${context.locale} "${textIn(product.label, language)}"`,
        context,
        product,
        label: textIn(product.label, language),
        prefix: prefixOf(context),
      })),
    ),
  );

  it.each(rows)('$name in each menu', ({context, product, label, prefix}) => {
    const page = `https://sdk.test${prefix}/sdks/${product.id}`;
    expect(addressOf(label, context)).toBe(page);
    for (const menu of ['Products', '제품', '상품']) {
      expect(addressOf(label, context, menu)).toBe(page);
    }
    const documents = `https://docs.test${prefix}/${product.slug}`;
    const demo = `https://demo.test${prefix}/${product.slug}-sdk`;
    for (const menu of ['Documents', '문서']) {
      expect(addressOf(label, context, menu)).toBe(
        product.hasDocuments ? documents : page,
      );
    }
    for (const menu of ['Live Demo', '라이브 데모']) {
      expect(addressOf(label, context, menu)).toBe(
        product.hasDocuments ? demo : page,
      );
    }
  });

  it('knows the products of its variant only', () => {
    const hwp = {label: 'HWP SDK', href: '#'};
    expect(rewritten(hwp)).toEqual(hwp);
    expect(addressOf('HWP SDK', {...GLOBAL_EN, variant: 'domestic'})).toBe(
      'https://sdk.test/en/sdks/1',
    );
  });

  it('reads a menu of a product: its documents, demo and purchase', () => {
    const menu = rewritten({
      type: 'dropdown',
      label: 'Spreadsheet SDK',
      items: [
        {label: 'Documents', href: '#'},
        {label: '라이브 데모', href: '#'},
        {label: 'Purchase', href: '#'},
      ],
    });
    expect(menu.items?.map(({href}) => href)).toEqual([
      'https://docs.test/en/spreadsheet',
      'https://demo.test/en/spreadsheet-sdk',
      'https://sdk.test/en/orders/create',
    ]);
  });
});

describe('rewriteNavbarItems: sections', () => {
  it.each([
    ['Products', 'https://sdk.test/en/sdks'],
    ['제품', 'https://sdk.test/en/sdks'],
    ['Documents', 'https://docs.test/en/spreadsheet'],
    ['문서', 'https://docs.test/en/spreadsheet'],
    ['Live Demo', 'https://demo.test/en/spreadsheet-sdk'],
    ['라이브 데모', 'https://demo.test/en/spreadsheet-sdk'],
  ])('%s leads to its mobile root', (label, address) => {
    expect(addressOf(label)).toBe(address);
    const menu = rewritten({type: 'dropdown', label, items: []});
    // The theme's mobile menu follows `to` only.
    expect(menu).toEqual({
      type: 'dropdown',
      label,
      items: [],
      to: address,
      [MOBILE_ROOT]: '',
    });
  });
});

describe('rewriteNavbarItems: what it leaves alone', () => {
  const LABELS = [
    'Cartography',
    'Contactless payment',
    'Repurchase',
    'Production',
    'Documents archive',
    'Demolition',
    'OCR SDK Guide',
    'Spreadsheet',
    'Home page',
    'Blog',
    '블로그',
    '',
    '   ',
    'Pürchase',
  ];

  it.each(LABELS)('"%s"', (label) => {
    const item = deepFreeze({label, href: 'https://peer.test', extra: [1]});
    expect(rewritten(item)).toBe(item);
    expect(meaningOf(label, 'global')).toBeUndefined();
  });

  const TYPES: readonly NavbarItem[] = [
    {type: 'search'},
    {type: 'localeDropdown', label: 'Products', dropdownItemsAfter: []},
    {type: 'html', value: '<b>Purchase</b>', label: 'Purchase'},
    {type: 'doc', docId: 'intro', label: 'Documents'},
    {type: 'docSidebar', sidebarId: 'ocrSidebar', label: 'OCR SDK'},
    {type: 'docsVersion', label: 'Cart'},
    {type: 'docsVersionDropdown', label: 'Contact'},
    {type: 'custom-thing', label: 'Purchase'},
  ];

  it.each(TYPES)('an item of type $type', (item) => {
    const frozen = deepFreeze({...item});
    expect(rewritten(frozen)).toBe(frozen);
    const menu = rewritten({
      type: 'dropdown',
      label: 'Products',
      items: [frozen],
    });
    expect(menu.items?.[0]).toBe(frozen);
  });

  it('keeps every other property of a rewritten item, and its place', () => {
    expect(
      rewriteNavbarItems(
        [
          {label: 'Blog', to: '/blog'},
          {label: 'Cart', to: '/old', position: 'right', className: 'icon'},
        ],
        GLOBAL_EN,
      ),
    ).toEqual([
      {label: 'Blog', to: '/blog'},
      {
        label: 'Cart',
        href: 'https://sdk.test/en/carts',
        position: 'right',
        className: 'icon',
      },
    ]);
  });
});

describe('rewriteNavbarItems as a function', () => {
  it('goes into menus at any depth', () => {
    const deep: NavbarItem = {
      type: 'dropdown',
      label: 'More',
      items: [
        {type: 'dropdown', label: 'Still more', items: [{label: 'Cart'}]},
      ],
    };
    expect(rewritten(deep).items?.[0]?.items?.[0]?.href).toBe(
      'https://sdk.test/en/carts',
    );
  });
});
