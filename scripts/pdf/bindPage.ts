import type {BookPage} from './build';

/** Where links of a book may lead. */
export interface LinkTargets {
  /** Public origin of the site. */
  readonly url: string;
  /** Pages of the book: path → anchor, and the ids of its elements. */
  readonly pages: ReadonlyMap<
    string,
    {readonly anchor: string; readonly ids: ReadonlySet<string>}
  >;
  readonly redirects: Readonly<Record<string, string>>;
}

/** Attributes with ids of other elements. */
const REFERENCES = ['headers', 'aria-labelledby', 'aria-describedby'];

/**
 * Makes the text of a page part of a book: ids are unique in the book, links lead to pages of the book where
 * possible, and headings are one level lower in bookmarks, below those of groups.
 *
 * @param page - its content is changed in place
 */
export function bindPage(
  {content, route}: BookPage,
  targets: LinkTargets,
): void {
  const {anchor} = targets.pages.get(route)!;
  for (const each of content.querySelectorAll('*')) {
    for (const attribute of each.attributes) {
      attribute.value = prefixIds(attribute, anchor);
    }
  }
  for (const use of content.querySelectorAll('use')) {
    const id = use.getAttribute('href')!.slice(1);
    use.setAttribute('href', `#${elementAnchor(anchor, id)}`);
  }
  for (const link of content.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')!;
    link.setAttribute('href', bookHref(href, route, targets));
  }
  for (const heading of content.querySelectorAll('h1, h2, h3, h4, h5')) {
    const level = Number(heading.localName[1]);
    heading.setAttribute('aria-level', String(level + 1));
  }
}

/** The `href` of an anchor in the same document. */
export function toPdfFragment(anchor: string): string {
  return `#${encodeURI(anchor)}`;
}

/** Anchor in the book of an element of a page. */
function elementAnchor(page: string, id: string): string {
  return `${page}:${id}`;
}

/** Several pages use the same ids. */
function prefixIds({name, value}: Attr, page: string): string {
  if (name === 'id') {
    return elementAnchor(page, value);
  }
  return REFERENCES.includes(name)
    ? value.replace(/\S+/g, (id) => elementAnchor(page, id))
    : value.replace(
        /url\((["']?)#([^)"']+)\1\)/g,
        (_all, _quote, id: string) => `url("#${elementAnchor(page, id)}")`,
      );
}

/** Returns an anchor of the book, or an absolute address. */
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
  // Elements without use on paper are not in the book.
  return toPdfFragment(
    page.ids.has(id) ? elementAnchor(page.anchor, id) : page.anchor,
  );
}

/** Controls, hidden elements, and the lists of pages that use a name of the reference. */
const INTERFACE = [
  'details[data-search=skip]',
  'button, dialog, form, nav, noscript, script, style, template',
  '.hash-link, .theme-doc-toc-mobile, [role=tablist]',
  '[hidden]:not([role=tabpanel])',
].join();

/** Attributes without use on paper. */
const SCREEN_ATTRIBUTES = ['tabindex', 'target', 'rel', 'hidden', 'style'];

/**
 * Prepares the text of a page for paper: shows all tab panels under their labels, opens `<details>`, and removes
 * controls.
 *
 * @param content - changed in place
 */
export function prepareForPaper(content: Element): void {
  const icons = [...content.querySelectorAll('svg:has(use)')].filter((icon) => {
    const id = icon.querySelector('use')!.getAttribute('href')?.slice(1);
    // The page defines the icon of external links outside its text.
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
