// Shows the legal texts in a dialog. Without JavaScript, or if a text cannot be loaded, the links open the
// pages.
import {DIALOG_ATTRIBUTE, findDialog, showDialog} from './dialogs';
import {decodeHash, isPlainClick, onClick} from './dom';
import {loadFullStyleSheet} from './loadFile';

/** Matches the links in the footer, one for each legal text. */
const OPENERS = `a[${DIALOG_ATTRIBUTE}=legal]`;

/** Prefix of ids inside the dialog, which could otherwise equal ids of the page. */
const ID_PREFIX = 'legal-dialog-';

const ID_REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls'];

/**
 * Opens the dialog from the links in the footer. Shows the other texts in the dialog too when a link to them
 * is followed.
 */
export function installLegalDialog(): void {
  onClick<HTMLAnchorElement>('a', (link, event) => {
    const opener = findOpener(link);
    if (opener && isPlainClick(event)) {
      event.preventDefault();
      showText(opener, decodeHash(link.hash)).catch(() =>
        window.location.assign(link.href),
      );
    }
  });
}

/** Finds the footer link of a clicked link: the link itself or, inside the dialog, the footer link to the same page. */
function findOpener(link: HTMLAnchorElement): HTMLAnchorElement | undefined {
  const openers = [...document.querySelectorAll<HTMLAnchorElement>(OPENERS)];
  const isInText = link.closest('[data-legal=text]') !== null;
  return openers.find(
    (opener) =>
      opener === link || (isInText && opener.pathname === link.pathname),
  );
}

/** Shows a legal text, scrolled to a section if requested. Rejects if the text cannot be loaded. */
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
      return; // Another text was opened in the meantime.
    }
    // Style sheets select legal texts by a class of `<html>`.
    part('text').className = page.documentElement.className;
    part('text').replaceChildren(extractArticle(page, href));
  }
  const target = section && document.getElementById(ID_PREFIX + section);
  if (target) {
    // Not `scrollIntoView`, which would leave space for the navbar.
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
  const [response] = await Promise.all([fetch(href), loadFullStyleSheet()]);
  if (!response.ok) {
    throw new Error(`${href} answered ${response.status}.`);
  }
  const html = await response.text();
  return new DOMParser().parseFromString(html, 'text/html');
}

/**
 * Extracts the article from the page of a legal text: removes the title, prefixes ids, and makes links absolute.
 *
 * @param page - parsed page; its scripts do not run
 * @param href - URL of the page
 * @throws Error if the page contains no article
 */
export function extractArticle(page: Document, href: string): Node {
  const article = page.querySelector('article');
  if (!article) {
    throw new Error(`${href} contains no article.`);
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
