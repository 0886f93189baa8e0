import {DOCS_LOCALE, type Locale} from './locales';

export const TRANSLATED_DOCS_PLUGIN = 'translated-docs';

/** Routes of the documentation pages that are translated, by language; none for the one they are written in. */
export type TranslatedDocs = Readonly<
  Partial<Record<Locale, readonly string[]>>
>;

/**
 * The languages that a page is written in.
 *
 * @param route - below the root of a language, with a slash at its start
 * @param isDoc - whether it belongs to a documentation set; all other pages are in every language
 */
export function languagesOf(
  route: string,
  isDoc: boolean,
  locales: readonly Locale[],
  translated: TranslatedDocs,
): Locale[] {
  return locales.filter(
    (locale) =>
      !isDoc ||
      locale === DOCS_LOCALE ||
      translated[locale]?.includes(route) === true,
  );
}
