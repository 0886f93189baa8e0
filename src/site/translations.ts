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

/** Folder of the pages beside the documentation sets in a locale. */
export function translatedPages(locale: string): string {
  return `${translationFolder(locale)}/docusaurus-plugin-content-pages`;
}

/** Questions of the marks on pages that a locale has no translation of, by id. */
export function translatedQuestions(locale: string): string {
  return `${translationFolder(locale)}/questions.json`;
}
