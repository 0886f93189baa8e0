import {describe, expect, it} from 'vitest';
import {
  commonLink,
  documentsLink,
  isInSite,
  liveDemoLink,
  logoPath,
  mobileRootLinks,
  PLACEHOLDER_BASES,
  productLink,
  type CommonLink,
  type LinkContext,
} from '../../src/site/linkTable';
import {LOCALES, type Locale} from '../../src/site/locales';
import {PRODUCTS, productsOf, type ProductSlug} from '../../src/site/products';
import {textIn} from '../../src/site/texts';
import {VARIANTS} from '../../src/site/variants';
import {SPEC_IN_SITE_DOCUMENTS, SPEC_PRODUCTS} from '../spec/products';

const BASES = {
  sdk: 'https://sdk.test',
  documents: 'https://docs.test',
  livedemo: 'https://demo.test',
};

const prefixOf = (locale: Locale) => (locale === 'ko' ? '' : `/${locale}`);

const CONTEXTS = VARIANTS.flatMap((variant) =>
  LOCALES.map((locale): LinkContext => ({
    bases: BASES,
    variant,
    locale,
    inSiteDocuments: {},
  })),
);

const ROWS = CONTEXTS.flatMap((context) =>
  SPEC_PRODUCTS[context.variant].map(({slug, id}) => ({
    name: `${context.variant} ${context.locale} ${slug}`,
    context,
    slug,
    id,
  })),
);

describe('the product table', () => {
  it('gives every product a number, names and a demo slug of its own', () => {
    const products = Object.values(PRODUCTS);
    const slugs = products.map(({slug}) => slug);
    expect(new Set(products.map(({id}) => id)).size).toBe(products.length);
    expect(Object.keys(PRODUCTS)).toEqual(slugs);
    for (const {slug, demoSlug, label, summary} of products) {
      expect(demoSlug).toBe(`${slug}-sdk`);
      for (const locale of LOCALES) {
        expect(textIn(label, locale).trim(), `${slug} ${locale}`).not.toBe('');
        expect(textIn(summary, locale).trim(), `${slug} ${locale}`).not.toBe(
          '',
        );
      }
    }
  });

  it.each(VARIANTS)('names no two products of %s alike', (variant) => {
    for (const locale of LOCALES) {
      const labels = productsOf(variant).map(({label}) =>
        textIn(label, locale),
      );
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

describe('the link table', () => {
  it.each(ROWS)('$name: product, documents, demo', ({context, slug, id}) => {
    const product = PRODUCTS[slug as ProductSlug];
    const prefix = prefixOf(context.locale);
    expect(productLink(product, context)).toBe(
      `https://sdk.test${prefix}/sdks/${id}`,
    );
    expect(documentsLink(product, context)).toBe(
      `https://docs.test${prefix}/${slug}`,
    );
    expect(liveDemoLink(product, context)).toBe(
      `https://demo.test${prefix}/${slug}-sdk`,
    );
  });

  const COMMON: readonly (readonly [CommonLink, string])[] = [
    ['purchase', '/orders/create'],
    ['contact', '/contacts/create'],
    ['cart', '/carts'],
    ['myPage', '/orders'],
    ['products', '/sdks'],
  ];

  it.each(
    CONTEXTS.flatMap((context) =>
      COMMON.map(([link, path]) => ({
        name: `${context.variant} ${context.locale} ${link}`,
        context,
        link,
        path,
      })),
    ),
  )('$name', ({context, link, path}) => {
    expect(commonLink(link, context)).toBe(
      `https://sdk.test${prefixOf(context.locale)}${path}`,
    );
  });

  it.each([
    ['domestic', 'ko', 'https://docs.test/hwp', 'https://demo.test/hwp-sdk'],
    [
      'domestic',
      'en',
      'https://docs.test/en/hwp',
      'https://demo.test/en/hwp-sdk',
    ],
    [
      'global',
      'ko',
      'https://docs.test/spreadsheet',
      'https://demo.test/spreadsheet-sdk',
    ],
    [
      'global',
      'en',
      'https://docs.test/en/spreadsheet',
      'https://demo.test/en/spreadsheet-sdk',
    ],
  ] as const)(
    'mobile roots, %s %s: the first product with documents',
    (variant, locale, documents, livedemo) => {
      expect(
        mobileRootLinks({bases: BASES, variant, locale, inSiteDocuments: {}}),
      ).toEqual({
        products: `https://sdk.test${prefixOf(locale)}/sdks`,
        documents,
        livedemo,
      });
    },
  );

  it('leads the logo to the root of the locale', () => {
    expect(logoPath('ko')).toBe('/');
    expect(logoPath('en')).toBe('/en');
  });
});

describe('without a configured document site', () => {
  const bases = {...BASES, documents: undefined};

  it.each([
    ['global', 'spreadsheet', '/spreadsheet/intro'],
    ['global', 'ocr-global', '/ocr/intro'],
    ['domestic', 'ocr', '/ocr/intro'],
  ] as const)('%s links %s on this site', (variant, slug, route) => {
    for (const locale of LOCALES) {
      const address = documentsLink(PRODUCTS[slug], {
        bases,
        variant,
        locale,
        inSiteDocuments: SPEC_IN_SITE_DOCUMENTS,
      });
      expect(address).toBe(route);
      expect(isInSite(address)).toBe(true);
    }
  });

  it.each(['hwp', 'hcell', 'docscompare'] as const)(
    'links %s to the placeholder',
    (slug) => {
      const address = documentsLink(PRODUCTS[slug], {
        bases,
        variant: 'domestic',
        locale: 'en',
        inSiteDocuments: SPEC_IN_SITE_DOCUMENTS,
      });
      expect(address).toBe(`${PLACEHOLDER_BASES.documents}/en/${slug}`);
      expect(isInSite(address)).toBe(false);
    },
  );
});
