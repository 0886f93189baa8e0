import {meaningOf, type MenuSection} from './labels';
import {
  commonLink,
  documentsLink,
  isInSite,
  liveDemoLink,
  mobileRootLinks,
  productLink,
  type LinkContext,
} from './linkTable';
import type {Product} from './products';

/** The parts of a Docusaurus navbar item that the rewriting reads. */
export interface NavbarItem {
  readonly type?: string;
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly items?: NavbarItem[];
  readonly [key: string]: unknown;
}

/** Where an item stands: the section and the product that the menus around it name. */
interface Position {
  readonly section?: MenuSection;
  readonly product?: Product;
}

/** Attribute of a menu whose name leads somewhere on phones alone: elsewhere it only opens the menu. */
export const MOBILE_ROOT = 'data-mobile-root';

/** Item types that carry a link of their own; the others find their target by themselves. */
const REWRITTEN_TYPES: ReadonlySet<string | undefined> = new Set([
  undefined,
  'default',
  'dropdown',
]);

const PRODUCT_ADDRESS = {
  products: productLink,
  documents: documentsLink,
  livedemo: liveDemoLink,
} as const satisfies Record<
  MenuSection,
  (product: Product, context: LinkContext) => string
>;

/**
 * Gives every item whose label means a product, documents, live demo, purchase, contact, cart or
 * my page its address from the link table. A product's name means the product's page, inside a
 * documents or live-demo menu that product's documents or demo. Other items pass through.
 *
 * @param items - navbar items, labels in English or Korean; not changed
 * @returns new items in the same order
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
  around: Position,
): NavbarItem {
  if (!REWRITTEN_TYPES.has(item.type) || typeof item.label !== 'string') {
    return item;
  }
  const meaning = meaningOf(item.label, context.variant);
  const here: Position = {
    section: meaning?.kind === 'section' ? meaning.section : around.section,
    product: meaning?.kind === 'product' ? meaning.product : around.product,
  };
  const address =
    meaning?.kind === 'common'
      ? commonLink(meaning.link, context)
      : meaning && addressOf(here, context);
  const rewritten = address === undefined ? item : withAddress(item, address);
  return item.items
    ? {
        ...rewritten,
        ...(address !== undefined && {[MOBILE_ROOT]: ''}),
        items: item.items.map((child) => rewriteItem(child, context, here)),
      }
    : rewritten;
}

function addressOf({section, product}: Position, context: LinkContext): string {
  if (!product) {
    return mobileRootLinks(context)[section ?? 'products'];
  }
  const offered = product.hasDocuments ? section : 'products';
  return PRODUCT_ADDRESS[offered ?? 'products'](product, context);
}

function withAddress(item: NavbarItem, address: string): NavbarItem {
  const {to: _to, href: _href, ...rest} = item;
  // The theme's mobile dropdown follows `to` only, for addresses on other sites too:
  // @docusaurus/theme-classic 3.10, NavbarItem/DropdownNavbarItem/Mobile.
  const key = isInSite(address) || item.items ? 'to' : 'href';
  return {...rest, [key]: address};
}
