import {describe, expect, it} from 'vitest';
import {COMPANY} from '../../src/site/company';
import {DOCS_SET_LIST} from '../../src/sets/index';
import {docsFooterLinks} from '../../src/sets/menus';
import {IN_SITE_DOCUMENTS} from '../../src/sets/products';
import {copyrightLine, footerColumns} from '../../src/site/footer';
import {isForeignDoc} from '../../src/site/foreignDoc';
import {hidesFooter} from '../../src/site/frontMatter';
import {LOCALE_CONFIGS, LOCALES, toLocale} from '../../src/site/locales';
import {productsOf} from '../../src/site/products';
import {textIn} from '../../src/site/texts';
import {variantClassName, VARIANTS} from '../../src/site/variants';

describe('isForeignDoc', () => {
  it.each([
    ['@site/docs-ocr/intro.mdx', 'en', false],
    ['@site/docs-ocr/intro.mdx', 'ko', true],
    [
      '@site/i18n/ko/docusaurus-plugin-content-docs-ocr/current/intro.mdx',
      'ko',
      false,
    ],
    ['@site/i18n/ko-KR/x.mdx', 'ko', true],
  ] as const)('%s in %s: %s', (source, locale, foreign) => {
    expect(isForeignDoc(source, locale)).toBe(foreign);
  });
});

describe('hidesFooter', () => {
  it.each([
    [{hide_footer: true}, true],
    [{hide_footer: false}, false],
    [{hide_footer: 'true'}, false],
    [{}, false],
  ])('%j: %s', (frontMatter, hidden) => {
    expect(hidesFooter(frontMatter)).toBe(hidden);
  });
});

describe('locales and variants', () => {
  it('names each language in itself', () => {
    expect(LOCALE_CONFIGS.ko.label).toBe('한국어');
    expect(LOCALE_CONFIGS.en.label).toBe('ENG');
    expect(Object.keys(LOCALE_CONFIGS)).toEqual([...LOCALES]);
  });

  it('refuses a locale it does not have', () => {
    expect(toLocale('ko')).toBe('ko');
    expect(() => toLocale('fr')).toThrowErrorMatchingInlineSnapshot(
      `[Error: Unknown locale "fr": expected one of ko, en. Add it to src/site/locales.ts.]`,
    );
  });

  it('marks each variant with a class name of its own', () => {
    expect(VARIANTS.map(variantClassName)).toEqual([
      'variant-global',
      'variant-domestic',
    ]);
  });
});

describe('the footer', () => {
  const bases = {
    sdk: 'https://sdk.test',
    documents: undefined,
    livedemo: 'https://demo.test',
  };

  it.each(
    VARIANTS.flatMap((variant) =>
      LOCALES.map((locale) => [variant, locale] as const),
    ),
  )('%s %s: sets, products in order, ways to buy', (variant, locale) => {
    const prefix = locale === 'ko' ? '' : `/${locale}`;
    const [documents, products, store] = footerColumns(
      {bases, variant, locale, inSiteDocuments: IN_SITE_DOCUMENTS},
      docsFooterLinks(locale),
    );
    expect(documents?.items.map((item) => 'to' in item && item.to)).toEqual(
      expect.arrayContaining([
        ...DOCS_SET_LIST.map(({entry}) => entry),
        '/search',
      ]),
    );
    expect(products?.items).toEqual(
      productsOf(variant).map(({id, label}) => ({
        label: textIn(label, locale),
        href: `https://sdk.test${prefix}/sdks/${id}`,
      })),
    );
    expect(
      store?.items.flatMap((item) => ('href' in item ? [item.href] : [])),
    ).toEqual(
      ['/orders/create', '/contacts/create', '/carts', '/orders'].map(
        (path) => `https://sdk.test${prefix}${path}`,
      ),
    );
  });

  it('names the company in the copyright line, and no year', () => {
    for (const locale of LOCALES) {
      const line = copyrightLine(COMPANY, locale);
      expect(line).toContain(textIn(COMPANY.name, locale));
      expect(line).not.toMatch(/\d{4}/);
    }
  });
});
