import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import ProductSection from '@site/src/components/home/ProductSection';
import BuyLinks from '@site/src/components/BuyLinks';
import AnswerGroups from '@site/src/components/products/AnswerGroups';
import ComparisonTable from '@site/src/components/products/ComparisonTable';
import {BUYER_ANSWERS} from '@site/src/site/buyerAnswers';
import {findSetOfProduct} from '@site/src/site/sets/index';
import {listProducts} from '@site/src/site/products';
import {getLocalizedText} from '@site/src/site/texts';
import {SITE_VARIANTS} from '@site/src/site/variants';
import {DOCS_GLOBAL_DATA} from '../support/docsData';
import {renderWithSite} from '../support/renderWithSite';

const STORE = 'https://sdk.example.com';

const hrefOf = (link: HTMLElement | undefined) => link?.getAttribute('href');

// Excludes anchor links of headings.
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .filter((link) => !hrefOf(link)?.startsWith('#'));

describe.each(SITE_VARIANTS)('the cards of %s', (variant) => {
  it.each([
    ['ko', STORE],
    ['en', `${STORE}/en`],
  ] as const)('link to every product in order in %s', (locale, store) => {
    renderWithSite(<ProductSection />, {variant, locale});
    const cards = screen
      .getAllByRole('heading', {level: 3})
      .map((heading) => heading.closest('li')!);
    const products = listProducts(variant);
    // The last card leads to the comparison.
    expect(cards).toHaveLength(products.length + 1);
    expect(linksIn(cards.at(-1)!).map(hrefOf)).toEqual(['/products']);
    for (const [place, product] of products.entries()) {
      const links = linksIn(cards[place]!);
      expect(cards[place]!.textContent).toContain(
        getLocalizedText(product.label, locale),
      );
      const set = findSetOfProduct(product);
      expect(links.map(hrefOf)).toEqual([
        `${store}/sdks/${product.id}`,
        ...(product.hasDocuments
          ? [
              set?.entry ?? expect.stringContaining(`/${product.slug}`),
              ...(set?.tryIt ? [set.tryIt.to] : []),
              expect.stringContaining(`/${product.demoSlug}`),
            ]
          : []),
        `${store}/contacts/create`,
        `${store}/orders/create`,
      ]);
      expect(cards[place]!.querySelectorAll('li').length > 0).toBe(!!set);
    }
    // Screen readers list links without context, so each names its product.
    const names = linksIn(document.body).map((link) => link.textContent);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe.each(SITE_VARIANTS)('the comparison of %s', (variant) => {
  const products = listProducts(variant);
  const linkOf = (label: string, name: string) =>
    hrefOf(
      within(
        screen.getByRole('row', {name: new RegExp(`^${label} `)}),
      ).getByRole('link', {name}),
    );

  it('links SDKs without requirements to their documents or to contact', () => {
    renderWithSite(<ComparisonTable />, {variant});
    const unknown = products.filter((product) => !findSetOfProduct(product));
    expect(unknown.length).toBeGreaterThan(0);
    for (const {slug, label, hasDocuments} of unknown) {
      const name = hasDocuments
        ? `See the requirements in the ${label.en} documents`
        : `Ask us about requirements, documents and a demo of ${label.en}`;
      expect(linkOf(label.en, name)).toContain(
        hasDocuments ? `/${slug}` : '/contacts/create',
      );
    }
  });

  it.each([
    [{}, ''],
    [{SITE_STORE_PRODUCT_PARAMETER: 'product'}, '?product='],
  ])('links to the store with %j', (settings, query) => {
    renderWithSite(<ComparisonTable />, {variant, settings});
    for (const {id, label} of products) {
      const end = query && query + id;
      expect(linkOf(label.en, `Purchase ${label.en}`)).toBe(
        `${STORE}/en/orders/create${end}`,
      );
      expect(linkOf(label.en, `Request a quote ${label.en}`)).toBe(
        `${STORE}/en/contacts/create${end}`,
      );
    }
  });
});

describe('the links to try and to buy', () => {
  it.each([
    ['/spreadsheet/intro', 'global', ['/spreadsheet/demos', 9]],
    ['/ocr/intro', 'global', ['/ocr/sample/ocr_sdk_sample_details', 8]],
    ['/ocr/intro', 'domestic', ['/ocr/sample/ocr_sdk_sample_details', 4]],
    // The domestic store has no product that this set documents.
    ['/spreadsheet/intro', 'domestic', ['/spreadsheet/demos']],
    ['/products', 'global', []],
  ] as const)('on %s, %s', (path, variant, [demos, id]) => {
    renderWithSite(<BuyLinks />, {
      path,
      variant,
      settings: {SITE_STORE_PRODUCT_PARAMETER: 'product'},
      globalData: DOCS_GLOBAL_DATA,
    });
    const query = id === undefined ? '' : `?product=${id}`;
    expect(
      screen
        .getAllByRole('link')
        .slice(demos ? 1 : 0)
        .map((link) => [link.textContent, hrefOf(link)]),
    ).toEqual([
      ['Request a trial key', `${STORE}/en/contacts/create${query}`],
      ['Request a quote', `${STORE}/en/contacts/create${query}`],
      ['Purchase a licence', `${STORE}/en/orders/create${query}`],
    ]);
    expect(hrefOf(screen.getAllByRole('link')[0])).toContain(demos ?? STORE);
  });
});

it('the first questions of buyers have answers, in order', () => {
  renderWithSite(<AnswerGroups groups={BUYER_ANSWERS} level="h2" />);
  const answers = screen.getAllByRole('region');
  expect(
    answers.map((answer) => answer.getAttribute('aria-labelledby')),
  ).toEqual(['cost', 'trial', 'requirements', 'not-included']);
  const targets = answers.map((answer) => linksIn(answer).map(hrefOf));
  expect(targets[0]).toContain(`${STORE}/en/contacts/create`);
  expect(targets[1]).toContain('/spreadsheet/demos');
  expect(targets[2]).toContain('/spreadsheet/requirements');
  expect(targets[2]).toContain('/ocr/installation/supported_os');
  expect(targets[3]).toContain('/spreadsheet/not_included');
});
