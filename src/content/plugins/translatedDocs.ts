import type {LoadContext, Plugin} from '@docusaurus/types';
import {listPages} from '../page/listPages';
import {pagePlaceOf} from '../page/place';
import {DOCS_LOCALE, type Locale} from '../../site/locales';
import {
  TRANSLATED_DOCS_PLUGIN,
  type TranslatedDocs,
} from '../../site/translations';

/** Passes on to pages which documentation pages are translated into which languages. */
export default function translatedDocsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: TRANSLATED_DOCS_PLUGIN,
    contentLoaded({actions}) {
      actions.setGlobalData(findTranslatedDocs(listPages(siteDir)));
    },
  };
}

/**
 * Finds the translations among the files of all pages.
 *
 * @param files - relative to the repository's root
 */
export function findTranslatedDocs(files: readonly string[]): TranslatedDocs {
  const found: Partial<Record<Locale, string[]>> = {};
  for (const place of files.map(pagePlaceOf)) {
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
