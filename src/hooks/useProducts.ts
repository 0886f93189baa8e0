import {
  documentsLink,
  liveDemoLink,
  productCommonLink,
  productLink,
} from '@site/src/site/linkTable';
import {listProducts} from '@site/src/site/products';
import {useLinkContext} from './useLinkContext';
import {useText} from './useText';

/**
 * Returns the products of the variant in order, with texts and addresses for the current page. `documents`
 * and `demo` are missing for products without documents.
 */
export function useProducts() {
  const context = useLinkContext();
  const textOf = useText();
  return listProducts(context.variant).map((product) => ({
    product,
    name: textOf(product.label),
    summary: textOf(product.summary),
    href: productLink(product, context),
    purchase: productCommonLink('purchase', product, context),
    contact: productCommonLink('contact', product, context),
    ...(product.hasDocuments && {
      documents: documentsLink(product, context),
      demo: liveDemoLink(product, context),
    }),
  }));
}

export type ListedProduct = ReturnType<typeof useProducts>[number];
