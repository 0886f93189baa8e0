import {LOCALE_PREFIX, type Locale} from './locales';
import {listDocumentedProducts, type Product} from './products';
import {findSetOfProduct} from './sets/index';
import type {SiteVariant} from './variants';

/** Base addresses of the store, the documents and the live demos. */
export interface LinkBases {
  readonly sdk: string;
  /** `undefined` if no document site is configured. Documents links then lead to the documentation on this site. */
  readonly documents: string | undefined;
  readonly livedemo: string;
  /**
   * Name of the query parameter that passes the product id to the store; `undefined` if the store does not
   * support it.
   */
  readonly productParameter?: string | undefined;
}

/** Values from which all links of the table are built. */
export interface LinkContext {
  readonly bases: LinkBases;
  readonly variant: SiteVariant;
  readonly locale: Locale;
}

/** Default base addresses, with host names reserved by RFC 2606. */
export const PLACEHOLDER_LINK_BASES = {
  sdk: 'https://sdk.example.com',
  documents: 'https://docs.example.com',
  livedemo: 'https://demo.example.com',
} as const;

/** Names of the store links that do not depend on a product. */
export type CommonLinkName =
  'purchase' | 'contact' | 'cart' | 'myPage' | 'products';

const COMMON_PATHS: Readonly<Record<CommonLinkName, string>> = {
  purchase: '/orders/create',
  contact: '/contacts/create',
  cart: '/carts',
  myPage: '/orders',
  products: '/sdks',
};

/**
 * Builds the address of a store page: `{sdk}`, locale prefix, path, and the id of the product, if there is one, as query
 * parameter if the store takes one.
 */
export function createCommonLink(
  link: CommonLinkName,
  {bases, locale}: Pick<LinkContext, 'bases' | 'locale'>,
  product?: Product,
): string {
  const {sdk, productParameter} = bases;
  const query =
    product && productParameter !== undefined
      ? `?${productParameter}=${product.id}`
      : '';
  return sdk + LOCALE_PREFIX[locale] + COMMON_PATHS[link] + query;
}

/** Builds the address of a product in the store: `{sdk}{locale prefix}/sdks/{id}`. */
export function createProductLink(
  product: Product,
  context: LinkContext,
): string {
  return `${createCommonLink('products', context)}/${product.id}`;
}

/**
 * Builds the address of a product's documents: `{documents}{locale prefix}/{slug}`, or the route on this site
 * if no document site is configured. Routes on this site start with `/` and have no locale prefix, because
 * the router adds it.
 */
export function createDocumentsLink(
  product: Product,
  {bases, locale}: LinkContext,
): string {
  const set = findSetOfProduct(product);
  if (bases.documents === undefined && set) {
    return set.entry;
  }
  const base = bases.documents ?? PLACEHOLDER_LINK_BASES.documents;
  return `${base}${LOCALE_PREFIX[locale]}/${product.slug}`;
}

/** Builds the address of a product's live demo: `{livedemo}{locale prefix}/{demoSlug}`. */
export function createLiveDemoLink(
  product: Product,
  {bases, locale}: LinkContext,
): string {
  return `${bases.livedemo}${LOCALE_PREFIX[locale]}/${product.demoSlug}`;
}

/** Returns the targets of the top-level entries of the mobile menu. */
export function createMobileRootLinks(context: LinkContext): {
  products: string;
  documents: string;
  livedemo: string;
} {
  const [first] = listDocumentedProducts(context.variant);
  if (!first) {
    throw new Error(
      `The ${context.variant} variant has no product with documents; expected at least one in src/site/products.ts.`,
    );
  }
  return {
    products: createCommonLink('products', context),
    documents: createDocumentsLink(first, context),
    livedemo: createLiveDemoLink(first, context),
  };
}

/** Returns the target of the logo link: the locale prefix, or `/` for Korean. */
export function getLogoPath(locale: Locale): string {
  return LOCALE_PREFIX[locale] || '/';
}

export function isInSiteAddress(address: string): boolean {
  return address.startsWith('/');
}
