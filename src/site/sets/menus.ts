import type {FooterLink} from '../footer';
import type {Locale} from '../locales';
import type {NavbarItem} from '../rewriteNavbarItems';
import {textIn} from '../texts';
import {DOCS_SET_LIST} from './index';

/** Builds an entry of the Documents menu for each set. */
export function docsMenuItems(locale: Locale): NavbarItem[] {
  return DOCS_SET_LIST.map(({id, sidebarId, label}) => ({
    type: 'docSidebar',
    docsPluginId: id,
    sidebarId,
    label: textIn(label, locale),
  }));
}

/** Builds a footer link for each set. */
export function docsFooterLinks(locale: Locale): FooterLink[] {
  return DOCS_SET_LIST.map(({label, entry}) => ({
    label: textIn(label, locale),
    to: entry,
  }));
}
