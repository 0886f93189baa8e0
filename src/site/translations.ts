import {DOCS_LOCALE, type Locale} from './locales';

// Paths of translations, as Docusaurus expects them:
// https://docusaurus.io/docs/i18n/introduction#translation-files-location

/** Folder of all translations of a locale, relative to the repository's root. */
export function translationFolder(locale: string): string {
  return `i18n/${locale}`;
}

/** File with the translated texts of components and theme. */
export function translatedTexts(locale: string): string {
  return `${translationFolder(locale)}/code.json`;
}

/** Folder of a translated documentation set: `current.json` and the pages below `current/`. */
export function translatedDocs(locale: string, set: string): string {
  return `${translationFolder(locale)}/docusaurus-plugin-content-docs-${set}`;
}

/**
 * File with translated titles and optional summaries of untranslated pages, by page id:
 * `{"api/run": {"title": "…", "summary": "…"}}`.
 */
export function docSummaries(locale: string, set: string): string {
  return `${translatedDocs(locale, set)}/summaries.json`;
}

/** Folder of the translated pages of `src/pages`. */
export function translatedPages(locale: string): string {
  return `${translationFolder(locale)}/docusaurus-plugin-content-pages`;
}

/** File with translated open questions of untranslated pages, by id. */
export function translatedQuestions(locale: string): string {
  return `${translationFolder(locale)}/questions.json`;
}

/** The locale that has search terms for English pages. */
export const TERMS_LOCALE = 'ko' as const;

/**
 * File with search terms in a locale for English pages, by page id, or by route outside the sets.
 *
 * @param area - a documentation set, or `pages` for pages outside the sets
 */
export function searchTerms(locale: string, area: string): string {
  return `${translationFolder(locale)}/search-terms/${area}.json`;
}

/**
 * Whether a documentation page has no translation in the locale of the interface.
 *
 * @param source - source file as Docusaurus reports it, starting with `@site/`
 */
export function isForeignDoc(source: string, locale: Locale): boolean {
  return (
    locale !== DOCS_LOCALE &&
    !source.startsWith(`@site/${translationFolder(locale)}/`)
  );
}

export const TRANSLATED_DOCS_PLUGIN = 'translated-docs';

/** Routes of the translated documentation pages, by locale. The original language has no entry. */
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
