import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import ProductSection from '@site/src/components/home/ProductSection';
import ComparisonTable from '@site/src/components/products/ComparisonTable';
import {
  DOCUMENTS_LINK_OVERRIDES,
  findProductInterface,
} from '@site/src/site/sets/products';
import {listProducts} from '@site/src/site/products';
import {getLocalizedText} from '@site/src/site/texts';
import {SITE_VARIANTS} from '@site/src/site/variants';
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
    const cards = screen.getAllByRole('listitem');
    const products = listProducts(variant);
    expect(cards).toHaveLength(products.length);
    for (const [place, product] of products.entries()) {
      const links = linksIn(cards[place]!);
      expect(cards[place]!.textContent).toContain(
        getLocalizedText(product.label, locale),
      );
      expect(hrefOf(links[0])).toBe(`${store}/sdks/${product.id}`);
      expect(hrefOf(links.at(-1))).toBe(`${store}/orders/create`);
      expect(links).toHaveLength(product.hasDocuments ? 4 : 2);
      const inSite = DOCUMENTS_LINK_OVERRIDES[product.slug];
      expect(inSite && hrefOf(links[1])).toBe(inSite);
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
    const unknown = products.filter(
      (product) => !findProductInterface(product),
    );
    expect(unknown.length).toBeGreaterThan(0);
    for (const {slug, label, hasDocuments} of unknown) {
      const name = hasDocuments
        ? `See the requirements in the ${label.en} documents`
        : `Ask us what ${label.en} requires`;
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
      expect(linkOf(label.en, `Request a quote for ${label.en}`)).toBe(
        `${STORE}/en/contacts/create${end}`,
      );
    }
  });
});
