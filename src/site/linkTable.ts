import {LOCALE_PREFIX, type Locale} from './locales';
import {documentedProductsOf, type Product} from './products';
import type {Variant} from './variants';

/** Addresses below which the store, the documents and the live demos stand. */
export interface LinkBases {
  readonly sdk: string;
  /** `undefined`: no document site is configured; sets held here are linked in-site. */
  readonly documents: string | undefined;
  readonly livedemo: string;
  /** Name under which the store takes the number of the product meant; `undefined`: it takes none. */
  readonly productParameter?: string | undefined;
}

/** Route of a product's documents, by slug, for products that this site documents. */
export type InSiteDocuments = Readonly<Record<string, string>>;

/** What every address of the table depends on. */
export interface LinkContext {
  readonly bases: LinkBases;
  readonly variant: Variant;
  readonly locale: Locale;
  readonly inSiteDocuments: InSiteDocuments;
}

/** Reserved names (RFC 2606) that stand in for addresses nobody has configured. */
export const PLACEHOLDER_BASES = {
  sdk: 'https://sdk.example.com',
  documents: 'https://docs.example.com',
  livedemo: 'https://demo.example.com',
} as const;

/** Names of the links that do not depend on a product. */
export type CommonLink =
  'purchase' | 'contact' | 'cart' | 'myPage' | 'products';

const COMMON_PATHS: Readonly<Record<CommonLink, string>> = {
  purchase: '/orders/create',
  contact: '/contacts/create',
  cart: '/carts',
  myPage: '/orders',
  products: '/sdks',
};

/** `{sdk}` + locale prefix + the path of a common link. */
export function commonLink(
  link: CommonLink,
  {bases, locale}: Pick<LinkContext, 'bases' | 'locale'>,
): string {
  return bases.sdk + LOCALE_PREFIX[locale] + COMMON_PATHS[link];
}

/** The way to buy a product, or to ask about it: a common link, with the product where the store takes it. */
export function productCommonLink(
  link: 'purchase' | 'contact',
  product: Product,
  context: Pick<LinkContext, 'bases' | 'locale'>,
): string {
  const {productParameter} = context.bases;
  const query =
    productParameter === undefined ? '' : `?${productParameter}=${product.id}`;
  return commonLink(link, context) + query;
}

/** `{sdk}/sdks/{id}`: the product's page in the store. */
export function productLink(product: Product, context: LinkContext): string {
  return `${commonLink('products', context)}/${product.id}`;
}

/**
 * `{documents}/{slug}`, or the route of the set on this site while no document site is configured.
 * In-site addresses start with `/` and carry no locale prefix: the router adds it.
 */
export function documentsLink(
  product: Product,
  {bases, locale, inSiteDocuments}: LinkContext,
): string {
  const inSite = inSiteDocuments[product.slug];
  if (bases.documents === undefined && inSite) {
    return inSite;
  }
  const base = bases.documents ?? PLACEHOLDER_BASES.documents;
  return `${base}${LOCALE_PREFIX[locale]}/${product.slug}`;
}

/** `{livedemo}/{demoSlug}`. */
export function liveDemoLink(
  product: Product,
  {bases, locale}: LinkContext,
): string {
  return `${bases.livedemo}${LOCALE_PREFIX[locale]}/${product.demoSlug}`;
}

/** The three roots that the mobile menu's top entries lead to. */
export function mobileRootLinks(context: LinkContext): {
  products: string;
  documents: string;
  livedemo: string;
} {
  const [first] = documentedProductsOf(context.variant);
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

/** Path of the logo link below this site's root: the locale prefix, `/` for Korean. */
export function logoPath(locale: Locale): string {
  return LOCALE_PREFIX[locale] || '/';
}

/** Whether an address of the table stays on this site. */
export function isInSite(address: string): boolean {
  return address.startsWith('/');
}
