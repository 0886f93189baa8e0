// Company, languages, variants, translations and footer.
import {describe, expect, it} from 'vitest';
import {findTranslatedDocs} from '../../src/content/translatedDocs';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {COMPANY, listCompanyDetails} from '../../src/site/company';
import {formatCopyrightLine, createFooterColumns} from '../../src/site/footer';
import {isUntranslatedDoc, findPageLocales} from '../../src/site/translations';
import {
  LOCALE_CONFIGS,
  listLocaleSets,
  LOCALES,
  toLocale,
} from '../../src/site/locales';
import {listProducts} from '../../src/site/products';
import {resolveLocalizedText, getLocalizedText} from '../../src/site/texts';
import {getVariantClassName, SITE_VARIANTS} from '../../src/site/variants';

describe('the company', () => {
  const labels = (locale: 'ko' | 'en') =>
    listCompanyDetails(COMPANY, locale).map(({label}) =>
      getLocalizedText(label, locale),
    );

  it('has the legal details of a Korean seller on Korean pages, and contact details on others', () => {
    expect(labels('ko')).toEqual([
      '상호',
      '주소(본점 소재지)',
      '고객지원',
      '이메일',
      '대표자',
      '사업자등록번호',
      '통신판매업 신고번호',
      '호스팅서비스 제공자',
      '사업자정보',
    ]);
    expect(labels('en')).toEqual([
      'Company',
      'Registered address',
      'Customer support',
    ]);
  });

  it('links to the official entry of the seller if it is known', () => {
    const entry = (businessPage: string) =>
      listCompanyDetails({...COMPANY, businessPage}, 'ko').at(-1);
    const href = 'https://ftc.example/entry';
    expect(entry(COMPANY.businessPage)).not.toHaveProperty('href');
    expect(entry(href)).toMatchObject({href});
  });

  it('is in the copyright line without a year', () => {
    for (const locale of LOCALES) {
      const line = formatCopyrightLine(COMPANY, locale);
      expect(line).toContain(getLocalizedText(COMPANY.name, locale));
      expect(line).not.toMatch(/\d{4}/);
    }
  });
});

describe('languages and variants', () => {
  it('have the labels and class names of the specification', () => {
    expect(LOCALE_CONFIGS.ko.label).toBe('한국어');
    expect(LOCALE_CONFIGS.en.label).toBe('ENG');
    expect(SITE_VARIANTS.map(getVariantClassName)).toEqual([
      'variant-global',
      'variant-domestic',
    ]);
  });

  it('are refused if the site does not have them', () => {
    expect(toLocale('ko')).toBe('ko');
    expect(() => toLocale('fr')).toThrow('src/site/locales.ts');
  });

  it.each([
    [
      ['ko', 'en'],
      ['en', 'ko,en'],
    ],
    [
      ['ko', 'en', 'ja', 'fr'],
      ['en', 'ko,en', 'ko,en,ja', 'ko,en,fr', 'ko,en,ja,fr'],
    ],
  ])('%j may be built as %j', (locales, values) => {
    expect(listLocaleSets(locales).map((set) => set.join(','))).toEqual(values);
  });

  const CART = {ko: '장바구니', en: 'Cart'};

  it('resolve texts in the specified languages, and in others from their table', () => {
    expect(getLocalizedText(CART, 'ko')).toBe('장바구니');
    expect(getLocalizedText(CART, 'en')).toBe('Cart');
    expect(resolveLocalizedText(CART, 'ko', {Cart: 'another'})).toBe(
      '장바구니',
    );
    expect(resolveLocalizedText(CART, 'fr' as never, {Cart: 'Panier'})).toBe(
      'Panier',
    );
    for (const strings of [undefined, {}]) {
      expect(() => resolveLocalizedText(CART, 'fr' as never, strings)).toThrow(
        'src/site/strings/fr.ts',
      );
    }
  });
});

describe('pages', () => {
  it.each([
    ['docs-ocr/intro.mdx', 'en', false],
    ['docs-ocr/intro.mdx', 'ko', true],
    [
      'i18n/ko/docusaurus-plugin-content-docs-ocr/current/intro.mdx',
      'ko',
      false,
    ],
    ['i18n/ko-KR/x.mdx', 'ko', true],
  ] as const)('%s is foreign in %s: %s', (source, locale, foreign) => {
    expect(isUntranslatedDoc(`@site/${source}`, locale)).toBe(foreign);
  });

  it('exist in their original language and in those that they are translated into', () => {
    const both = ['ko', 'en'] as const;
    const translated = findTranslatedDocs([
      'docs-ocr/intro.mdx',
      'i18n/ko/docusaurus-plugin-content-docs-ocr/current/api/run.mdx',
      'i18n/ko/docusaurus-plugin-content-docs-ocr/current/_part.mdx',
      'i18n/ko/docusaurus-plugin-content-pages/legal/terms.mdx',
    ]);
    expect(translated).toEqual({ko: ['/ocr/api/run']});
    expect(findPageLocales('/ocr/api/run', true, both, translated)).toEqual(
      both,
    );
    expect(findPageLocales('/ocr/intro', true, both, translated)).toEqual([
      'en',
    ]);
    expect(findPageLocales('/products', false, both, translated)).toEqual(both);
  });
});

it.each(
  SITE_VARIANTS.flatMap((variant) =>
    LOCALES.map((locale) => [variant, locale] as const),
  ),
)('the footer links to sets, products and store: %s %s', (variant, locale) => {
  const bases = {
    sdk: 'https://sdk.test',
    documents: undefined,
    livedemo: 'https://demo.test',
  };
  const store = `https://sdk.test${locale === 'ko' ? '' : `/${locale}`}`;
  const columns = createFooterColumns({bases, variant, locale});
  const targets = columns.map(({items}) =>
    items.flatMap((item) =>
      'to' in item ? [item.to] : 'href' in item ? [item.href] : [],
    ),
  );
  expect(targets[0]).toEqual(
    expect.arrayContaining([
      ...DOCS_SET_LIST.map(({entry}) => entry),
      '/search',
    ]),
  );
  expect(columns[1]?.items).toEqual(
    listProducts(variant).map(({id, label}) => ({
      label: getLocalizedText(label, locale),
      href: `${store}/sdks/${id}`,
    })),
  );
  expect(targets[2]?.filter((target) => target?.startsWith('https:'))).toEqual(
    ['/orders/create', '/contacts/create', '/carts', '/orders'].map(
      (path) => store + path,
    ),
  );
});
