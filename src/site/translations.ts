// Where Docusaurus looks for the texts of a locale:
// https://docusaurus.io/docs/i18n/introduction#translation-files-location

/** Folder of everything that is translated into a locale, relative to the repository's root. */
export function translationFolder(locale: string): string {
  return `i18n/${locale}`;
}

/** Texts of the components and of the theme in a locale. */
export function translatedTexts(locale: string): string {
  return `${translationFolder(locale)}/code.json`;
}

/** Folder of a documentation set in a locale: `current.json` and the pages below `current/`. */
export function translatedDocs(locale: string, set: string): string {
  return `${translationFolder(locale)}/docusaurus-plugin-content-docs-${set}`;
}

/**
 * Titles, and summaries where they help, of the pages of a set that are shown to readers of a locale in English: an
 * object by the ids of pages, such as `{"api/run": {"title": "…", "summary": "…"}}`.
 */
export function docSummaries(locale: string, set: string): string {
  return `${translatedDocs(locale, set)}/summaries.json`;
}

/** Folder of the pages beside the documentation sets in a locale. */
export function translatedPages(locale: string): string {
  return `${translationFolder(locale)}/docusaurus-plugin-content-pages`;
}

/** Questions of the marks on pages that a locale has no translation of, by id. */
export function translatedQuestions(locale: string): string {
  return `${translationFolder(locale)}/questions.json`;
}

/** The locale whose readers search in their own words for pages that are in English. */
export const TERMS_LOCALE = 'ko' as const;

/**
 * Terms by which readers of a locale search for pages that are in English: those of each page, by its
 * id in a set and by its route beside the sets.
 *
 * @param area - a documentation set, or `pages` for the pages beside the sets
 */
export function searchTerms(locale: string, area: string): string {
  return `${translationFolder(locale)}/search-terms/${area}.json`;
}
