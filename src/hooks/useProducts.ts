import {
  createDocumentsLink,
  createLiveDemoLink,
  createCommonLink,
  createProductLink,
} from '@site/src/site/linkTable';
import {listProducts} from '@site/src/site/products';
import {findSetOfProduct} from '@site/src/site/sets/index';
import {useLinkContext} from './useLinkContext';
import {useText} from './useText';

/**
 * Returns the products of the variant in order, with texts and addresses for the current page. `documents`
 * and `demo` are missing for products without documents, `set` for those that this site does not document.
 */
export function useProducts() {
  const context = useLinkContext();
  const textOf = useText();
  return listProducts(context.variant).map((product) => ({
    product,
    set: findSetOfProduct(product),
    name: textOf(product.label),
    summary: textOf(product.summary),
    href: createProductLink(product, context),
    purchase: createCommonLink('purchase', context, product),
    contact: createCommonLink('contact', context, product),
    ...(product.hasDocuments && {
      documents: createDocumentsLink(product, context),
      demo: createLiveDemoLink(product, context),
    }),
  }));
}

export type ListedProduct = ReturnType<typeof useProducts>[number];
