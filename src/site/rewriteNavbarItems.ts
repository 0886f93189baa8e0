import {parseLabel, type MenuSection, type ParsedLabel} from './labels';
import {
  createCommonLink,
  createDocumentsLink,
  isInSiteAddress,
  createLiveDemoLink,
  createMobileRootLinks,
  createProductLink,
  type LinkContext,
} from './linkTable';
import type {Product} from './products';

/** A navbar item in the format of Docusaurus. */
export interface NavbarItem {
  readonly type?: string;
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly items?: NavbarItem[];
  readonly [key: string]: unknown;
}

/** Attribute of a menu whose label is a link on phones; on desktops the label only opens the menu. */
export const MOBILE_ROOT_ATTRIBUTE = 'data-mobile-root';

/** Types of navbar items that have a target. */
const REWRITTEN_TYPES: ReadonlySet<string | undefined> = new Set([
  undefined,
  'default',
  'dropdown',
]);

const PRODUCT_ADDRESS = {
  products: createProductLink,
  documents: createDocumentsLink,
  livedemo: createLiveDemoLink,
} as const satisfies Record<
  MenuSection,
  (product: Product, context: LinkContext) => string
>;

/**
 * Sets the address of every item whose label means a product, documents, live demo, purchase, contact, cart
 * or My Page. A product label leads to the product's page, or inside a documents or live-demo menu to its
 * documents or demo. Other items are returned unchanged.
 *
 * @param items - labels in English or Korean; not mutated
 */
export function rewriteNavbarItems(
  items: readonly NavbarItem[],
  context: LinkContext,
): NavbarItem[] {
  return items.map((item) => rewriteItem(item, context, {}));
}

function rewriteItem(
  item: NavbarItem,
  context: LinkContext,
  parent: ParsedLabel,
): NavbarItem {
  if (!REWRITTEN_TYPES.has(item.type) || typeof item.label !== 'string') {
    return item;
  }
  const meaning = parseLabel(item.label, context.variant);
  // Section and product of the menus around the item apply to it as well.
  const own = {...parent, ...meaning};
  const address = meaning?.link
    ? createCommonLink(meaning.link, context)
    : meaning && findAddress(own, context);
  const rewritten = address === undefined ? item : withAddress(item, address);
  return item.items
    ? {
        ...rewritten,
        ...(address !== undefined && {[MOBILE_ROOT_ATTRIBUTE]: ''}),
        items: item.items.map((child) => rewriteItem(child, context, own)),
      }
    : rewritten;
}

function findAddress(
  {section, product}: ParsedLabel,
  context: LinkContext,
): string {
  if (!product) {
    return createMobileRootLinks(context)[section ?? 'products'];
  }
  const offered = product.hasDocuments ? section : 'products';
  return PRODUCT_ADDRESS[offered ?? 'products'](product, context);
}

function withAddress(item: NavbarItem, address: string): NavbarItem {
  const {to: _to, href: _href, ...rest} = item;
  // The theme's mobile dropdown ignores `href`, and `to` also accepts external addresses
  // (@docusaurus/theme-classic 3.10, NavbarItem/DropdownNavbarItem/Mobile).
  const key = isInSiteAddress(address) || item.items ? 'to' : 'href';
  return {...rest, [key]: address};
}
