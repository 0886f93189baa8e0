import type {FooterLink} from '../footer';
import type {Locale} from '../locales';
import type {NavbarItem} from '../rewriteNavbarItems';
import {textIn} from '../texts';
import {DOCS_SET_LIST} from './index';

/** Creates the entries of the Documents menu, one for each documentation set. */
export function docsMenuItems(locale: Locale): NavbarItem[] {
  return DOCS_SET_LIST.map(({id, sidebarId, label}) => ({
    type: 'docSidebar',
    docsPluginId: id,
    sidebarId,
    label: textIn(label, locale),
  }));
}

/** Creates the footer links to the documentation sets. */
export function docsFooterLinks(locale: Locale): FooterLink[] {
  return DOCS_SET_LIST.map(({label, entry}) => ({
    label: textIn(label, locale),
    to: entry,
  }));
}
