// The legal texts in a dialog over any page. Without scripts, and where a text cannot be had, their links lead to the pages.
import {decodeHash} from './decodeHash';
import {DIALOG_ATTRIBUTE, findDialog, showDialog} from './dialogs';
import {elementAround} from './elementAround';
import {isPlainClick} from './plainClick';
import {loadWholeSheets} from './styleSheets';

/** The links at the foot of a page, one for each text. */
const OPENERS = `a[${DIALOG_ATTRIBUTE}=legal]`;

/** Put before every id of a text inside the dialog: the page behind may hold the same ones. */
const ID_PREFIX = 'legal-dialog-';

const ID_REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Opens the dialog at the foot of a page, and follows links from text to text inside it. */
export function installLegalDialog(): void {
  document.addEventListener('click', (event) => {
    const link = elementAround<HTMLAnchorElement>(event.target, 'a');
    const opener = link && openerOf(link);
    if (opener && isPlainClick(event)) {
      event.preventDefault();
      showText(opener, decodeHash(link.hash)).catch(() =>
        window.location.assign(link.href),
      );
    }
  });
}

/** The opener of the text that a link leads to: itself or, of a link inside the dialog, the one with the same page. */
function openerOf(link: HTMLAnchorElement): HTMLAnchorElement | undefined {
  const openers = [...document.querySelectorAll<HTMLAnchorElement>(OPENERS)];
  const isInText = link.closest('[data-legal=text]') !== null;
  return openers.find(
    (opener) =>
      opener === link || (isInText && opener.pathname === link.pathname),
  );
}

/**
 * Shows a text, at a section of it where one is named.
 *
 * @throws Error when the text cannot be had
 */
async function showText(
  opener: HTMLAnchorElement,
  section: string,
): Promise<void> {
  const dialog = findDialog('legal')!;
  const part = (name: string) =>
    dialog.querySelector<HTMLElement>(`[data-legal=${name}]`)!;
  const region = part('region');
  const {href, textContent} = opener;
  showDialog(opener);
  if (dialog.dataset['text'] !== href) {
    dialog.dataset['text'] = href;
    part('title').textContent = textContent;
    (part('page') as HTMLAnchorElement).href = href;
    part('text').replaceChildren();
    const page = await fetchPage(href).catch((error: unknown) => {
      delete dialog.dataset['text'];
      throw error;
    });
    if (dialog.dataset['text'] !== href) {
      return; // Another text was asked for in the meantime.
    }
    // Style sheets know pages of legal texts by a class of theirs.
    part('text').className = page.documentElement.className;
    part('text').replaceChildren(articleOf(page, href));
  }
  const target = section && document.getElementById(ID_PREFIX + section);
  if (target) {
    // To its very top: headings keep a distance to the navbar, which is not here.
    region.scrollTop +=
      target.getBoundingClientRect().top - region.getBoundingClientRect().top;
    target.tabIndex = -1;
    target.focus({preventScroll: true});
  } else {
    region.scrollTop = 0;
    part('title').focus();
  }
}

async function fetchPage(href: string): Promise<Document> {
  const [response] = await Promise.all([fetch(href), loadWholeSheets()]);
  if (!response.ok) {
    throw new Error(`${href} answered ${response.status}.`);
  }
  const html = await response.text();
  return new DOMParser().parseFromString(html, 'text/html');
}

/**
 * Takes the article out of the page of a legal text, ready to stand inside the dialog.
 *
 * @param page - parsed: it runs nothing and loads nothing
 * @param href - address of the page, to which its links are relative
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
    element.id = ID_PREFIX + element.id;
  }
  for (const name of ID_REFERENCES) {
    for (const element of article.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)!.split(/\s+/);
      element.setAttribute(name, ids.map((id) => ID_PREFIX + id).join(' '));
    }
  }
  const base = new URL(href, window.location.origin);
  for (const link of article.querySelectorAll('a[href]')) {
    link.setAttribute('href', new URL(link.getAttribute('href')!, base).href);
  }
  return document.importNode(article, true);
}
