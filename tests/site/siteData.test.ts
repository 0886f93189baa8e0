import {describe, expect, it} from 'vitest';
import {SPEC_SETS, type SpecSet} from '../../scripts/check/specPages';
import {COMPANY} from '../../src/site/company';
import {DOCS_SETS, findDocsSet} from '../../src/sets/index';
import {copyrightLine, footerColumns} from '../../src/site/footer';
import {isForeignDoc} from '../../src/site/foreignDoc';
import {hidesFooter} from '../../src/site/frontMatter';
import {findHelpTopic, HELP_TOPICS} from '../../src/sets/helpTopics';
import {LOCALE_CONFIGS, LOCALES, toLocale} from '../../src/site/locales';
import {productsOf} from '../../src/site/products';
import {clientRedirects} from '../../src/sets/redirects';
import {textIn} from '../../src/site/texts';
import {variantClassName, VARIANTS} from '../../src/site/variants';

describe('clientRedirects', () => {
  const rows = Object.entries<SpecSet>(SPEC_SETS).flatMap(
    ([set, {redirects}]) =>
      Object.entries(redirects).map(([group, page]) => [
        group ? `/${set}/${group}` : `/${set}`,
        `/${set}/${page}`,
      ]),
  );

  it.each(rows)('%s leads to %s', (from, to) => {
    expect(clientRedirects()).toContainEqual({from, to});
  });

  it('adds the address of the global OCR product, and nothing else', () => {
    expect(clientRedirects()).toContainEqual({
      from: '/ocr-global',
      to: '/ocr/intro',
    });
    expect(clientRedirects()).toHaveLength(rows.length + 1);
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

describe('documentation sets', () => {
  it.each(Object.values(DOCS_SETS))('$id is named alike everywhere', (set) => {
    expect(set.routeBasePath).toBe(set.id);
    expect(set.entry).toBe(`/${set.id}/${SPEC_SETS[set.id].entry}`);
    expect(set.sidebarId).toBe(SPEC_SETS[set.id].sidebar);
    expect(findDocsSet(set.id)).toBe(set);
  });

  it('has no set for another plugin', () => {
    expect(findDocsSet('default')).toBeUndefined();
    expect(findDocsSet('constructor')).toBeUndefined();
  });

  it('labels the sets as the breadcrumbs do', () => {
    expect(DOCS_SETS.spreadsheet.label).toBe('Spreadsheet SDK');
    expect(DOCS_SETS.ocr.label).toBe('OCR SDK');
  });
});

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

describe('findHelpTopic', () => {
  it.each(
    Object.entries(HELP_TOPICS).flatMap(([set, topics]) =>
      Object.entries(topics).map(
        ([id, topic]) => [set as keyof typeof HELP_TOPICS, id, topic] as const,
      ),
    ),
  )('%s: %s is found and stays in its set', (set, id, topic) => {
    expect(findHelpTopic(set, `?topic=${id}`)).toBe(topic);
    expect(topic.to.startsWith(`/${set}/`)).toBe(true);
    expect(topic.label.trim()).not.toBe('');
  });

  it('reaches every page of each set', () => {
    for (const [set, {entry, groups}] of Object.entries<SpecSet>(SPEC_SETS)) {
      const targets = Object.values(HELP_TOPICS[set as 'ocr']).map(({to}) =>
        to.replace(/#.*/, ''),
      );
      for (const page of [
        entry,
        ...groups.flatMap(({folder, pages}) =>
          pages.map((name) => `${folder}/${name}`),
        ),
      ]) {
        expect(targets).toContain(`/${set}/${page}`);
      }
    }
  });

  it.each([
    '',
    '?',
    '?topic',
    '?topic=',
    '?topic=nothing',
    '?topic=__proto__',
    '?topic=constructor',
    '?topic=intro&topic=intro',
    '?Topic=intro',
    '?topic=%20intro',
  ])('knows nothing of "%s"', (search) => {
    expect(findHelpTopic('ocr', search)).toBeUndefined();
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
    const [documents, products, store] = footerColumns({
      bases,
      variant,
      locale,
    });
    expect(documents?.items.map((item) => 'to' in item && item.to)).toEqual(
      expect.arrayContaining(['/spreadsheet/intro', '/ocr/intro', '/search']),
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
