import {DOCS_LOCALE, type Locale} from './locales';
import {translationFolder} from './translations';

/**
 * Whether a documentation page is written in another language than the interface around it.
 *
 * @param source - the page's source as Docusaurus reports it; translations stand below `i18n/{locale}/`
 */
export function isForeignDoc(source: string, locale: Locale): boolean {
  return (
    locale !== DOCS_LOCALE &&
    !source.startsWith(`@site/${translationFolder(locale)}/`)
  );
}
