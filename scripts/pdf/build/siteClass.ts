import {
  classesOf,
  findElement,
  parseHtml,
} from '../../../src/search/records/dom';
import {
  VARIANTS,
  variantClassName,
  type Variant,
} from '../../../src/site/variants';

/** Class names of `<html>` that belong to one page or set, not to the build. */
const OF_A_PAGE = /^(?:plugin-id|docs-version|docs-doc-id)-/;

/** The class names of a page's `<html>` element that hold for all pages of its build. */
export function siteClassOf(html: string): string {
  return htmlClasses(html)
    .filter((name) => !OF_A_PAGE.test(name))
    .join(' ');
}

/**
 * The edition of the site that a page belongs to.
 *
 * @throws Error when the page names none
 */
export function editionOf(html: string): Variant {
  const names = htmlClasses(html);
  const edition = VARIANTS.find((variant) =>
    names.includes(variantClassName(variant)),
  );
  if (!edition) {
    throw new Error(
      `Pages of the build: expected one of the classes ${VARIANTS.map(variantClassName).join(', ')} on <html>, received "${names.join(' ')}". Build the site again.`,
    );
  }
  return edition;
}

function htmlClasses(html: string): string[] {
  const root = findElement(parseHtml(html), ({tagName}) => tagName === 'html');
  return root ? classesOf(root) : [];
}
