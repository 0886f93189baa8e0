import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_LOCALE, type Locale} from '../site/locales';
import {
  TRANSLATED_DOCS_PLUGIN,
  type TranslatedDocs,
} from '../site/translations';
import {findPagePlace} from './pages/place';
import {listPages} from './pages/store';

/** Docusaurus plugin that lists the translated documentation pages of each language in the global data. */
export function translatedDocsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: TRANSLATED_DOCS_PLUGIN,
    contentLoaded({actions}) {
      actions.setGlobalData(findTranslatedDocs(listPages(siteDir)));
    },
  };
}

/**
 * Finds the routes of all translated documentation pages, by locale.
 *
 * @param files - paths of all pages relative to the repository's root
 */
export function findTranslatedDocs(files: readonly string[]): TranslatedDocs {
  const found: Partial<Record<Locale, string[]>> = {};
  for (const place of files.map(findPagePlace)) {
    if (
      place &&
      !place.partial &&
      place.area !== 'pages' &&
      place.locale !== DOCS_LOCALE
    ) {
      (found[place.locale] ??= []).push(place.route);
    }
  }
  return found;
}
