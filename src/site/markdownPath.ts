/** Media type of Markdown: https://www.rfc-editor.org/rfc/rfc7763 */
export const MARKDOWN_TYPE = 'text/markdown';

/**
 * The path of a page's Markdown version.
 *
 * @param route - path of the page; that of a home page ends with a slash
 */
export function markdownPath(route: string): string {
  return `${route}${route.endsWith('/') ? 'index' : ''}.md`;
}
