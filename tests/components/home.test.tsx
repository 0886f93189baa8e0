import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import BuyerSection from '@site/src/components/home/BuyerSection';
import Hero from '@site/src/components/home/Hero';
import NoticeResult from '@site/src/components/home/NoticeResult';
import ProductGrid from '@site/src/components/home/ProductGrid';
import {DOCS_SET_LIST} from '@site/src/sets/index';
import {IN_SITE_DOCUMENTS} from '@site/src/sets/products';
import {LOCALES} from '@site/src/site/locales';
import {productsOf} from '@site/src/site/products';
import {textIn} from '@site/src/site/texts';
import {VARIANTS} from '@site/src/site/variants';
import {renderWithSite} from '../support/renderWithSite';

const CASES = VARIANTS.flatMap((variant) =>
  LOCALES.map((locale) => ({
    variant,
    locale,
    prefix: locale === 'ko' ? '' : `/${locale}`,
  })),
);

// Headings also carry a link to themselves.
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .filter((link) => !link.getAttribute('href')?.startsWith('#'));

const hrefsIn = (element: HTMLElement) =>
  linksIn(element).map((link) => link.getAttribute('href'));

describe('the product cards', () => {
  it.each(CASES)(
    '$variant $locale: every product in order, with the links it has',
    ({variant, locale, prefix}) => {
      renderWithSite(<ProductGrid />, {variant, locale});
      const cards = screen.getAllByRole('listitem');
      const products = productsOf(variant);
      expect(cards).toHaveLength(products.length);
      products.forEach((product, index) => {
        const card = cards[index]!;
        expect(
          within(card).getByRole('heading', {level: 3}).textContent,
        ).toContain(textIn(product.label, locale));
        expect(card.textContent).toContain(textIn(product.summary, locale));
        const hrefs = hrefsIn(card);
        expect(hrefs[0]).toBe(
          `https://sdk.example.com${prefix}/sdks/${product.id}`,
        );
        expect(hrefs.at(-1)).toBe(
          `https://sdk.example.com${prefix}/orders/create`,
        );
        expect(hrefs).toHaveLength(product.hasDocuments ? 4 : 2);
        const inSite = IN_SITE_DOCUMENTS[product.slug];
        if (inSite) {
          expect(hrefs[1]).toBe(inSite);
        }
      });
    },
  );

  it('names the product in each link for those who hear it alone', () => {
    renderWithSite(<ProductGrid />);
    for (const name of [
      'Documents Spreadsheet SDK',
      'Live demo Spreadsheet SDK',
      'Purchase Spreadsheet SDK',
    ]) {
      expect(screen.getByRole('link', {name})).toBeDefined();
    }
    const names = linksIn(document.body).map((link) => link.textContent);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the hero', () => {
  it('is one click from each documentation set, and searches without scripts', () => {
    const {container} = renderWithSite(
      <Hero eyebrow="Eyebrow" title="Tagline">
        Lead
      </Hero>,
    );
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Tagline');
    expect(hrefsIn(container)).toEqual(
      expect.arrayContaining(DOCS_SET_LIST.map(({entry}) => entry)),
    );
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.method).toBe('get');
    expect(form?.querySelector('input')?.name).toBe('q');
    expect(form?.querySelector('input')?.getAttribute('aria-label')).not.toBe(
      '',
    );
  });
});

describe('the buyer’s section', () => {
  it.each(CASES)('$variant $locale', ({variant, locale, prefix}) => {
    const {container} = renderWithSite(<BuyerSection />, {variant, locale});
    expect(hrefsIn(container)).toEqual(
      expect.arrayContaining([
        `https://sdk.example.com${prefix}/orders/create`,
        `https://sdk.example.com${prefix}/contacts/create`,
        '/legal/privacy',
        '/legal/terms',
        '/legal/refund',
      ]),
    );
  });
});

describe('the image with its recognised text', () => {
  it.each(LOCALES)('says the language of each line, in %s', (locale) => {
    renderWithSite(<NoticeResult image="/notice.png" />, {locale});
    expect(screen.getByText('안내').lang).toBe('ko');
    expect(screen.getByText('Library closes at 6 pm').lang).toBe('en');
  });
});
