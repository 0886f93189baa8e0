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

/** Key by which a build marks the pages whose samples readers can run; no page writes it. */
export const LIVE_SAMPLES = 'live_samples';

/** Whether a page holds samples that readers can run. */
export function holdsLiveSamples(frontMatter: object): boolean {
  return (frontMatter as {[LIVE_SAMPLES]?: unknown})[LIVE_SAMPLES] === true;
}
