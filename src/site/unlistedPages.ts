/** What is made for one query, one application or no address at all, and legal texts of the past. */
const UNLISTED = /\/(?:404\.html|search|csh-redirect|legal\/[^/]+\/[^/]+)$/;

/**
 * Whether nothing leads readers, search engines and assistants to a page: its head says `noindex`, which
 * sitemap, search and lists follow, and it has no Markdown version and no card. The original of a dated legal
 * text is the one in force.
 *
 * @param path - of the page, with or without the base path
 */
export function isUnlistedPage(path: string): boolean {
  return UNLISTED.test(path);
}
