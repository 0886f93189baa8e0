import {COMMON_LINK_LABELS, SECTION_LABELS} from './labels';
import {
  createDocumentsLink,
  isInSiteAddress,
  type LinkContext,
} from './linkTable';
import type {Locale, LocalizedText} from './locales';
import {listDocumentedProducts, listProducts, type Product} from './products';
import type {NavbarItem} from './rewriteNavbarItems';
import {DOCS_SET_LIST} from './sets/index';
import {getLocalizedText} from './texts';

/** Placeholder target, which `rewriteNavbarItems` replaces. */
const PLACEHOLDER = '#';

/**
 * Builds the navbar items with placeholder links: products, documents, live demos, purchase, contact, search,
 * languages (if there is more than one), cart, My Page.
 */
export function createNavbarItems(
  context: LinkContext,
  locales: readonly Locale[],
): NavbarItem[] {
  const {variant, locale} = context;
  const placeholder = (
    label: LocalizedText,
    rest: object = {},
  ): NavbarItem => ({
    label: getLocalizedText(label, locale),
    href: PLACEHOLDER,
    ...rest,
  });
  const menu = (label: LocalizedText, items: NavbarItem[]): NavbarItem => ({
    type: 'dropdown',
    label: getLocalizedText(label, locale),
    items,
    position: 'left',
  });
  const entries = (products: readonly Product[]) =>
    products.map((product) => placeholder(product.label));
  const documented = listDocumentedProducts(variant);

  return [
    menu(SECTION_LABELS.products, entries(listProducts(variant))),
    menu(SECTION_LABELS.documents, [
      ...DOCS_SET_LIST.map(({id, sidebarId, label}) => ({
        type: 'docSidebar',
        docsPluginId: id,
        sidebarId,
        label: getLocalizedText(label, locale),
      })),
      // Products that are documented on this site are listed as sets only.
      ...entries(
        documented.filter(
          (each) => !isInSiteAddress(createDocumentsLink(each, context)),
        ),
      ),
    ]),
    menu(SECTION_LABELS.livedemo, entries(documented)),
    placeholder(COMMON_LINK_LABELS.purchase, {position: 'left'}),
    placeholder(COMMON_LINK_LABELS.contact, {position: 'left'}),
    {type: 'search', position: 'right'},
    ...(locales.length > 1
      ? [{type: 'localeDropdown', position: 'right'}]
      : []),
    placeholder(COMMON_LINK_LABELS.cart, {
      position: 'right',
      className: 'navbar-icon navbar-icon--cart',
    }),
    placeholder(COMMON_LINK_LABELS.myPage, {
      position: 'right',
      className: 'navbar-icon navbar-icon--my-page',
    }),
  ];
}
