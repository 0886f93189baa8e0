/** Put before every id of a text inside the dialog: the page behind may hold the same ones. */
export const DIALOG_ID_PREFIX = 'legal-dialog-';

const ID_REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls'];

/**
 * Fetches the page of a legal text and takes its article, ready to stand inside the dialog.
 *
 * @param href - address of the page on this site, e.g. `/en/legal/terms`
 * @param signal - aborts the request
 * @returns the content of the article without its title: every id prefixed, every link absolute
 * @throws Error when the page cannot be fetched or holds no article
 */
export async function loadArticle(
  href: string,
  signal: AbortSignal,
): Promise<DocumentFragment> {
  const response = await fetch(href, {signal, credentials: 'same-origin'});
  if (!response.ok) {
    throw new Error(`${href} answered ${response.status}.`);
  }
  return articleOf(await response.text(), href);
}

/** Takes the article out of a page's HTML. See {@link loadArticle}. */
export function articleOf(html: string, href: string): DocumentFragment {
  // A parsed document runs nothing and loads nothing.
  const article = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector('article');
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
  const page = new URL(href, window.location.origin);
  for (const link of article.querySelectorAll('a[href]')) {
    link.setAttribute('href', new URL(link.getAttribute('href')!, page).href);
  }
  const fragment = document.createDocumentFragment();
  fragment.append(document.importNode(article, true));
  return fragment;
}
