import type {FooterLink} from '../footer';
import type {Locale} from '../locales';
import type {NavbarItem} from '../rewriteNavbarItems';
import {getLocalizedText} from '../texts';
import {DOCS_SET_LIST} from './index';

/** Creates the entries of the Documents menu, one for each documentation set. */
export function createDocsMenuItems(locale: Locale): NavbarItem[] {
  return DOCS_SET_LIST.map(({id, sidebarId, label}) => ({
    type: 'docSidebar',
    docsPluginId: id,
    sidebarId,
    label: getLocalizedText(label, locale),
  }));
}

/** Creates the footer links to the documentation sets. */
export function createDocsFooterLinks(locale: Locale): FooterLink[] {
  return DOCS_SET_LIST.map(({label, entry}) => ({
    label: getLocalizedText(label, locale),
    to: entry,
  }));
}
