/** Whether a page has `hide_footer: true`. */
export function hidesFooter(frontMatter: object): boolean {
  return (frontMatter as {hide_footer?: unknown}).hide_footer === true;
}

/** Whether a page describes one function, which its front matter names as `symbol`. */
export function describesSymbol(frontMatter: object): boolean {
  return 'symbol' in frontMatter;
}

/** Front-matter key that the build adds to pages with a downloadable project, with the key of the project. */
export const LIVE_PROJECT_KEY = 'live_project';

/** Reads the key of the page's downloadable project. */
export function readLiveProject(frontMatter: object): string | undefined {
  return (frontMatter as {[LIVE_PROJECT_KEY]?: string})[LIVE_PROJECT_KEY];
}
