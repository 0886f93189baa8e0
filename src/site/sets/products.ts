import type {InSiteDocuments} from '../linkTable';
import type {Product} from '../products';
import type {ProductInterface} from './docsSet';
import {DOCS_SET_LIST} from './index';

/** Where the documents of the products stand that a set of this site documents. */
export const IN_SITE_DOCUMENTS: InSiteDocuments = Object.fromEntries(
  DOCS_SET_LIST.flatMap(({products, entry}) =>
    products.map((slug) => [slug, entry]),
  ),
);

/** What is known of a product's interface; `undefined` when this site holds no contract for it. */
export function productInterface({
  slug,
}: Pick<Product, 'slug'>): ProductInterface | undefined {
  return DOCS_SET_LIST.find(({products}) =>
    products.some((documented) => documented === slug),
  )?.productInterface;
}
