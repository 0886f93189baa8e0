// @ts-expect-error The package has no declarations; what is used of it is little.
import {JSDOM} from 'jsdom';
import {SHEET_ATTRIBUTE} from '../../src/site/sheetAttribute';
import type {BookPage} from './book';

const {DOMParser} = new JSDOM().window as typeof globalThis;

/** Class of the text of a documentation page. */
const TEXT = 'theme-doc-markdown';

/**
 * Reads a documentation page as it was built.
 *
 * @param route - path of the page
 * @throws Error naming page and part when the text or its language is missing
 */
export function readPage(html: string, route: string): BookPage {
  const page = parsePage(html);
  const content = page.querySelector(`.${TEXT}`);
  const language = content?.closest('[lang]')?.getAttribute('lang');
  if (!content || !language) {
    throw new Error(
      `${route}: expected a page of the documentation, with an element of the class ${TEXT} inside one with a lang attribute, received none. Build the site again.`,
    );
  }
  const heading = content.querySelector('h1');
  const name = page.title.replace(/ \| [^|]*$/, '');
  // What is not translated may still have a name in the language of the document, as in the sidebar.
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

/** Parses a page as browsers do. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The text of an element as it reads. */
export function textOf(element: Element): string {
  return element.textContent.replace(/\s+/g, ' ').trim();
}
