import {DOCS_LOCALE, type Locale} from './locales';

// Paths of translated files, where Docusaurus expects them:
// https://docusaurus.io/docs/i18n/introduction#translation-files-location

/** Returns the folder of a locale's translations, relative to the repository's root. */
export function getTranslationFolder(locale: string): string {
  return `i18n/${locale}`;
}

/** Returns the path of the file with the translated texts of components and theme. */
export function getTranslatedTextsFile(locale: string): string {
  return `${getTranslationFolder(locale)}/code.json`;
}

/** Returns the folder of a translated documentation set: `current.json` and the pages in `current/`. */
export function getTranslatedDocsFolder(locale: string, set: string): string {
  return `${getTranslationFolder(locale)}/docusaurus-plugin-content-docs-${set}`;
}

/** Returns the folder of the translated pages of `src/pages`. */
export function getTranslatedPagesFolder(locale: string): string {
  return `${getTranslationFolder(locale)}/docusaurus-plugin-content-pages`;
}

/**
 * Returns the path of the translated texts between names and comments in generated tables and entries, by English text.
 * `{}` is replaced by a name or number.
 */
export function getGeneratedTextsFile(locale: string): string {
  return `${getTranslationFolder(locale)}/generated.json`;
}

/** Returns the path of the list of terms that translations into a locale use. */
export function getTermsFile(locale: string): string {
  return `${getTranslationFolder(locale)}/terms.json`;
}

/**
 * Returns the folder of the translated comments of a set's contract, a file for each page that shows them:
 * `{"run": {"hash": "…", "text": "…"}}`.
 */
export function getCatalogueFolder(locale: string, set: string): string {
  return `${getTranslationFolder(locale)}/contracts/${set}`;
}

/** Locale in which English pages have additional search terms. */
export const SEARCH_TERMS_LOCALE = 'ko' as const;

/**
 * Returns the path of the file with search terms for English pages, by page id, or by route for pages outside
 * the sets.
 *
 * @param area - a documentation set, or `pages` for pages outside the sets
 */
export function getSearchTermsFile(locale: string, area: string): string {
  return `${getTranslationFolder(locale)}/search-terms/${area}.json`;
}

/**
 * Whether the source of a documentation page is not in the language of the interface.
 *
 * @param source - source file in the form of Docusaurus, starting with `@site/`
 */
export function isUntranslatedDoc(source: string, locale: Locale): boolean {
  return (
    locale !== DOCS_LOCALE &&
    !source.startsWith(`@site/${getTranslationFolder(locale)}/`)
  );
}

export const TRANSLATED_DOCS_PLUGIN = 'translated-docs';

/** Routes of the translated documentation pages, by locale. English, the original language, has no entry. */
export type TranslatedDocs = Readonly<
  Partial<Record<Locale, readonly string[]>>
>;

/**
 * Lists the locales in which a page exists. Pages outside the documentation sets exist in every locale.
 *
 * @param route - without the locale's prefix, with a leading slash
 * @param isDoc - whether the page belongs to a documentation set
 */
export function findPageLocales(
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
