/** Whether a page's front matter says `hide_footer: true`. */
export function hidesFooter(frontMatter: object): boolean {
  return (frontMatter as {hide_footer?: unknown}).hide_footer === true;
}

/** Key under which a build gives a page in another language its name in that of its readers; no page writes it. */
export const NAME = 'translated_title';

/** The name, in the language of the readers, of a page that is written in another. */
export function nameOf(frontMatter: object): string | undefined {
  return (frontMatter as {[NAME]?: string})[NAME];
}

/** Key under which a build gives a page in another language a summary in that of its readers; no page writes it. */
export const SUMMARY = 'translated_summary';

/** The summary, in the language of the readers, of a page that is written in another. */
export function summaryOf(frontMatter: object): string | undefined {
  return (frontMatter as {[SUMMARY]?: string})[SUMMARY];
}

/** Key under which a build names the project that readers can take away of a page; no page writes it. */
export const PROJECT = 'live_project';

/** The project of a page, if that has one. */
export function projectOf(frontMatter: object): string | undefined {
  return (frontMatter as {[PROJECT]?: string})[PROJECT];
}
