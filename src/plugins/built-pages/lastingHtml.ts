import {withoutStyles} from '../styles-in-pages/inlineStyles';

/** Scripts and styles by their addresses, which change with what is in them, and what they must hold. */
const ASSETS =
  /\/assets\/[\w/~.-]+\.[\dA-Za-z]{8}\.(?:js|css)(?:#sha256-[\w+/]+=*)?/g;
const INTEGRITY = / integrity="sha256-[\w+/]+=*"/g;

/**
 * What stays of a page while others change: its HTML without its styles and without the names of scripts, which
 * change with every page of the site.
 */
export function lastingHtml(html: string): string {
  return withoutStyles(html).replace(ASSETS, '').replace(INTEGRITY, '');
}
