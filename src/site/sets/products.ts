import type {DocumentsLinkOverrides} from '../linkTable';
import type {Product} from '../products';
import {DOCS_SET_LIST} from './index';

/** Product slug → route of its documents, for products that this site documents. */
export const DOCUMENTS_LINK_OVERRIDES: DocumentsLinkOverrides =
  Object.fromEntries(
    DOCS_SET_LIST.flatMap(({products, entry}) =>
      products.map((slug) => [slug, entry]),
    ),
  );

/** Finds the documentation set of a product, or `undefined` if this site does not document it. */
export function findSetOfProduct({slug}: Pick<Product, 'slug'>) {
  return DOCS_SET_LIST.find(({products}) =>
    products.some((documented) => documented === slug),
  );
}
