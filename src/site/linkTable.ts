import {LOCALE_PREFIX, type Locale} from './locales';
import {listDocumentedProducts, type Product} from './products';
import type {Variant} from './variants';

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

/** Product slug → route of its documentation, for products that this site documents. */
export type InSiteDocuments = Readonly<Record<string, string>>;

/** Values from which all links of the table are built. */
export interface LinkContext {
  readonly bases: LinkBases;
  readonly variant: Variant;
  readonly locale: Locale;
  readonly inSiteDocuments: InSiteDocuments;
}

/** Default base addresses, with host names reserved by RFC 2606. */
export const PLACEHOLDER_LINK_BASES = {
  sdk: 'https://sdk.example.com',
  documents: 'https://docs.example.com',
  livedemo: 'https://demo.example.com',
} as const;

/** Names of the store links that do not depend on a product. */
export type CommonLink =
  'purchase' | 'contact' | 'cart' | 'myPage' | 'products';

const COMMON_PATHS: Readonly<Record<CommonLink, string>> = {
  purchase: '/orders/create',
  contact: '/contacts/create',
  cart: '/carts',
  myPage: '/orders',
  products: '/sdks',
};

/** Builds the address of a store page: `{sdk}`, locale prefix, path. */
export function commonLink(
  link: CommonLink,
  {bases, locale}: Pick<LinkContext, 'bases' | 'locale'>,
): string {
  return bases.sdk + LOCALE_PREFIX[locale] + COMMON_PATHS[link];
}

/**
 * Like {@link commonLink}, with the product's id as query parameter if there is a product and the store takes
 * its id.
 */
export function productCommonLink(
  link: 'purchase' | 'contact',
  product: Product | undefined,
  context: Pick<LinkContext, 'bases' | 'locale'>,
): string {
  const {productParameter} = context.bases;
  const query =
    product && productParameter !== undefined
      ? `?${productParameter}=${product.id}`
      : '';
  return commonLink(link, context) + query;
}

/** Builds the address of a product in the store: `{sdk}{locale prefix}/sdks/{id}`. */
export function productLink(product: Product, context: LinkContext): string {
  return `${commonLink('products', context)}/${product.id}`;
}

/**
 * Builds the address of a product's documents: `{documents}{locale prefix}/{slug}`, or the route on this site
 * if no document site is configured. Routes on this site start with `/` and have no locale prefix, because
 * the router adds it.
 */
export function documentsLink(
  product: Product,
  {bases, locale, inSiteDocuments}: LinkContext,
): string {
  const inSite = inSiteDocuments[product.slug];
  if (bases.documents === undefined && inSite) {
    return inSite;
  }
  const base = bases.documents ?? PLACEHOLDER_LINK_BASES.documents;
  return `${base}${LOCALE_PREFIX[locale]}/${product.slug}`;
}

/** Builds the address of a product's live demo: `{livedemo}{locale prefix}/{demoSlug}`. */
export function liveDemoLink(
  product: Product,
  {bases, locale}: LinkContext,
): string {
  return `${bases.livedemo}${LOCALE_PREFIX[locale]}/${product.demoSlug}`;
}

/** Returns the targets of the top-level entries of the mobile menu. */
export function mobileRootLinks(context: LinkContext): {
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
    products: commonLink('products', context),
    documents: documentsLink(first, context),
    livedemo: liveDemoLink(first, context),
  };
}

/** Returns the target of the logo link: the locale prefix, or `/` for Korean. */
export function logoPath(locale: Locale): string {
  return LOCALE_PREFIX[locale] || '/';
}

export function isInSite(address: string): boolean {
  return address.startsWith('/');
}
