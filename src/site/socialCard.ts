/**
 * The path of the picture that stands for a page where its address is shared: beside the page, as its
 * Markdown version.
 *
 * @param route - path of the page; that of a home page ends with a slash
 */
export function socialCard(route: string): string {
  return `${route}${route.endsWith('/') ? 'index' : ''}.png`;
}
