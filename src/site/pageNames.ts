/** Name of the file that lists the pages of a language, below its root. */
export const PAGE_NAMES_FILE = 'pages.json';

/** What the pages of a language are called; paths are those below its root, without a slash in front. */
export interface PageNames {
  /** Path → title. */
  readonly pages: Readonly<Record<string, string>>;
  /** Former and short paths → the path of the page that is meant. */
  readonly names: Readonly<Record<string, string>>;
}
