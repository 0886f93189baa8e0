/** Put before every id of a text inside the dialog: the page behind may hold the same ones. */
export const DIALOG_ID_PREFIX = 'legal-dialog-';

const ID_REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls'];

/**
 * Takes the article out of the page of a legal text, ready to stand inside the dialog.
 *
 * @param page - parsed: it runs nothing and loads nothing
 * @param href - address of the page on this site, e.g. `/en/legal/terms`
 * @returns the article without its title: every id prefixed, every link absolute
 * @throws Error when the page holds no article
 */
export function articleOf(page: Document, href: string): Node {
  const article = page.querySelector('article');
  if (!article) {
    throw new Error(`${href} holds no article.`);
  }
  article
    .querySelectorAll('h1, script, style, link, iframe')
    .forEach((element) => element.remove());
  for (const element of article.querySelectorAll('[id]')) {
    element.id = DIALOG_ID_PREFIX + element.id;
  }
  for (const name of ID_REFERENCES) {
    for (const element of article.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)!.split(/\s+/);
      element.setAttribute(
        name,
        ids.map((id) => DIALOG_ID_PREFIX + id).join(' '),
      );
    }
  }
  const base = new URL(href, window.location.origin);
  for (const link of article.querySelectorAll('a[href]')) {
    link.setAttribute('href', new URL(link.getAttribute('href')!, base).href);
  }
  return document.importNode(article, true);
}
