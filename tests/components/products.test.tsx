import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import ComparisonTable from '@site/src/components/products/ComparisonTable';
import {productInterface} from '@site/src/sets/products';
import {productsOf} from '@site/src/site/products';
import {VARIANTS} from '@site/src/site/variants';
import {renderWithSite} from '../support/renderWithSite';

const rowOf = (name: string) =>
  within(screen.getByRole('row', {name: new RegExp(`^${name} `)}));

describe.each(VARIANTS)('the comparison of %s', (variant) => {
  const products = productsOf(variant);
  const unknown = products.filter((product) => !productInterface(product));

  it('says of each SDK where it runs, or leads to who knows', () => {
    expect(unknown.length).toBeGreaterThan(0);
    renderWithSite(<ComparisonTable />, {variant});
    for (const {slug, label, hasDocuments} of unknown) {
      const link = rowOf(label.en).getByRole('link', {
        name: hasDocuments
          ? `See the requirements in the ${label.en} documents`
          : `Ask us what ${label.en} requires`,
      });
      expect(link.getAttribute('href')).toContain(
        hasDocuments ? `/${slug}` : '/contacts/create',
      );
    }
  });

  it.each([
    [{}, () => ''],
    [
      {SITE_STORE_PRODUCT_PARAMETER: 'product'},
      (id: number) => `?product=${id}`,
    ],
  ])('leads to the store with %j', (settings, query) => {
    renderWithSite(<ComparisonTable />, {variant, settings});
    for (const {id, label} of products) {
      const row = rowOf(label.en);
      const hrefOf = (name: string) =>
        row.getByRole('link', {name}).getAttribute('href');
      expect(hrefOf(`Purchase ${label.en}`)).toBe(
        `https://sdk.example.com/en/orders/create${query(id)}`,
      );
      expect(hrefOf(`Request a quote for ${label.en}`)).toBe(
        `https://sdk.example.com/en/contacts/create${query(id)}`,
      );
    }
  });
});
