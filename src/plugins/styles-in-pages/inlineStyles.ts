import {INTEGRITY_ATTRIBUTE, SHEET_ATTRIBUTE} from '../../site/sheetAttribute';

/** Links to style sheets, as the template of pages writes them and the minifier of HTML leaves them. */
const LINK =
  /<link rel="?stylesheet"? href="?([^\s">]+)"?(?: integrity="?([^\s">]+))?[^>]*>/g;

/**
 * Puts the style sheets that a page links into the page.
 *
 * @param html - of the page
 * @param read - reads a sheet by its address; links to those that it does not know stay
 * @returns the page, the same when it links none
 * @throws Error when a sheet holds what would end the element around it
 */
export function inlineStyles(
  html: string,
  read: (address: string) => string | undefined,
): string {
  return html.replace(LINK, (link, address: string, integrity = '') => {
    const css = read(address);
    if (css === undefined) {
      return link;
    }
    if (/<\/style/i.test(css)) {
      throw new Error(
        `${address}: expected a style sheet that can stand in a page, received one with "</style". Write it with an escape: "<\\/style".`,
      );
    }
    return `<style ${SHEET_ATTRIBUTE}="${address}" ${INTEGRITY_ATTRIBUTE}="${integrity}">${css}</style>`;
  });
}

/** A style sheet that was put into a page. */
const STYLE = new RegExp(`<style ${SHEET_ATTRIBUTE}=[^>]*>[^]*?</style>`, 'g');

/** A page without its style sheets, wherever they stand: the same before and after they were put into it. */
export function withoutStyles(html: string): string {
  return html.replace(LINK, '').replace(STYLE, '');
}

/**
 * The same page for those who come from another one and have its styles: not to be found by search engines.
 *
 * @param html - of the page as it links its sheets
 */
export function nextPageHtml(html: string): string {
  return html.replace('<head>', '<head><meta name=robots content=noindex>');
}
