// @ts-expect-error The package has no declarations.
import {JSDOM} from 'jsdom';
import {SHEET_ATTRIBUTE} from '../../src/site/sheetAttribute';

/** A documentation page in a book. */
export interface BookPage {
  /** Path of the page on the site. */
  readonly route: string;
  readonly title: string;
  /** Language of the text, which may differ from that of the book. */
  readonly language: string;
  /** Element with the text. `layOutBook` changes it. */
  readonly content: Element;
  /** Paths of its style sheets, in order. */
  readonly styleSheets: readonly string[];
}

const {DOMParser} = new JSDOM().window as typeof globalThis;

const CONTENT_CLASS = 'theme-doc-markdown';

/**
 * Reads a documentation page of a build.
 *
 * @param route - path of the page
 * @throws Error when the page has no text or no language
 */
export function readPage(html: string, route: string): BookPage {
  const page = parsePage(html);
  const content = page.querySelector(`.${CONTENT_CLASS}`);
  const language = content?.closest('[lang]')?.getAttribute('lang');
  if (!content || !language) {
    throw new Error(
      `${route}: expected a page of the documentation, with an element of the class ${CONTENT_CLASS} inside one with a lang attribute, received none. Build the site again.`,
    );
  }
  const heading = content.querySelector('h1');
  const name = page.title.replace(/ \| [^|]*$/, '');
  // Pages that are not translated may have a translated title for the sidebar.
  const isForeign = language !== page.documentElement.lang;
  return {
    route,
    title: heading && !isForeign ? textOf(heading) : name,
    language,
    content,
    styleSheets: Array.from(
      page.querySelectorAll(`[${SHEET_ATTRIBUTE}]`),
      (sheet) => sheet.getAttribute(SHEET_ATTRIBUTE)!,
    ),
  };
}

export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The text of an element with white space collapsed. */
export function textOf(element: Element): string {
  return element.textContent.replace(/\s+/g, ' ').trim();
}
