import type {BookPage, Heading} from './book';
import {textOf} from './readPage';

/** Where links of a book may lead. */
export interface LinkTargets {
  /** Origin of the site's public address. */
  readonly url: string;
  /** Pages of the book: path → its anchor and the ids of its elements. */
  readonly pages: ReadonlyMap<
    string,
    {readonly anchor: string; readonly ids: ReadonlySet<string>}
  >;
  /** Paths of the site without a page → the page that each leads to. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Level of a page among the bookmarks: those of the book and of groups stand above it. */
export const PAGE_LEVEL = 2;

/** Attributes that name elements of the same page by their ids. */
const REFERENCES = ['headers', 'aria-labelledby', 'aria-describedby'];

/**
 * Makes the text of a page a part of a book: headings have an id, ids are the page's own, and links stay
 * inside the book where they can.
 *
 * @param page - its content is changed in place
 * @returns the headings below the page's own
 */
export function bindPage(
  {content, route}: BookPage,
  targets: LinkTargets,
): Heading[] {
  const own = targets.pages.get(route)!.anchor;
  const below = content.querySelectorAll('h2, h3, h4, h5, h6');
  below.forEach((heading, index) => {
    heading.id ||= `heading:${index}`;
  });
  for (const each of content.querySelectorAll('*')) {
    for (const attribute of each.attributes) {
      attribute.value = ownValue(attribute, own);
    }
  }
  for (const use of content.querySelectorAll('use')) {
    const id = use.getAttribute('href')!.slice(1);
    use.setAttribute('href', `#${anchorIn(own, id)}`);
  }
  for (const link of content.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')!;
    link.setAttribute('href', bookHref(href, route, targets));
  }
  return Array.from(below, (heading) => ({
    id: heading.id,
    title: textOf(heading),
    level: Number(heading.localName[1]) + PAGE_LEVEL - 1,
  }));
}

/** The address of an anchor in its own document. */
export function fragmentOf(anchor: string): string {
  return `#${encodeURI(anchor)}`;
}

/** An anchor of a page in the book. */
function anchorIn(page: string, id: string): string {
  return `${page}:${id}`;
}

/** Pages use the same ids, a book has each once. */
function ownValue({name, value}: Attr, page: string): string {
  if (name === 'id') {
    return anchorIn(page, value);
  }
  return REFERENCES.includes(name)
    ? value.replace(/\S+/g, (id) => anchorIn(page, id))
    : value.replace(
        /url\((["']?)#([^)"']+)\1\)/g,
        (_all, _quote, id: string) => `url("#${anchorIn(page, id)}")`,
      );
}

/** The address of a link in a book: an anchor of the book, or an absolute address. */
function bookHref(
  href: string,
  route: string,
  {url, pages, redirects}: LinkTargets,
): string {
  const target = new URL(href, url + route);
  if (target.origin !== url) {
    return target.href;
  }
  const path = decodeURI(target.pathname).replace(/(?<=.)\/$/, '');
  const page = pages.get(redirects[path] ?? path);
  if (!page) {
    return target.href;
  }
  const id = decodeURIComponent(target.hash.slice(1));
  // What only the screen shows is not in the book.
  return fragmentOf(page.ids.has(id) ? anchorIn(page.anchor, id) : page.anchor);
}

/** What a reader presses, and what a page hides. */
const INTERFACE = [
  'button, dialog, form, nav, noscript, script, style, template',
  '.hash-link, .theme-doc-toc-mobile, [role=tablist]',
  '[hidden]:not([role=tabpanel])',
].join();

/** What only a screen makes use of. */
const SCREEN_ATTRIBUTES = ['tabindex', 'target', 'rel', 'hidden', 'style'];

/**
 * Lays a page's text open for paper: the panels of tabs below their names, what opens opened, nothing
 * that is pressed.
 *
 * @param content - changed in place
 */
export function openParts(content: Element): void {
  const icons = [...content.querySelectorAll('svg:has(use)')].filter((icon) => {
    const id = icon.querySelector('use')!.getAttribute('href')?.slice(1);
    // The page defines it outside its text: the mark of links to other hosts.
    return !content.querySelector(`[id="${id}"]`);
  });
  [...content.querySelectorAll(INTERFACE), ...icons].forEach((each) =>
    each.remove(),
  );
  for (const panel of content.querySelectorAll('[role=tabpanel]')) {
    const label = content.ownerDocument.createElement('p');
    label.className = 'book-label';
    label.textContent = panel.getAttribute('aria-label');
    panel.prepend(label);
    panel.className = 'book-panel';
    ['role', 'aria-label'].forEach((name) => panel.removeAttribute(name));
  }
  for (const details of content.querySelectorAll('details')) {
    details.open = true;
    details.className = 'book-panel';
    details.querySelector('summary')?.setAttribute('class', 'book-label');
  }
  for (const each of content.querySelectorAll('*')) {
    SCREEN_ATTRIBUTES.forEach((name) => each.removeAttribute(name));
  }
}
