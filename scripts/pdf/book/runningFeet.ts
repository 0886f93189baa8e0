import {cssString} from './escape';

/** Class of a part that begins a sheet of its own kind. */
export function sheetClass(index: number): string {
  return `book-sheet-${index}`;
}

/**
 * The foot of every sheet: what the document is, and the page that the sheet belongs to. Sheets of a name
 * have a foot of their own; where another name begins, so does another sheet.
 *
 * @param product - what the document is about
 * @param titles - of the pages, in order
 */
export function runningFeet(
  product: string,
  titles: readonly string[],
): string {
  return [
    foot('book-contents', product),
    ...titles.map((title, index) => {
      const name = sheetClass(index);
      const text = title.startsWith(product) ? title : `${product} · ${title}`;
      return `.${name} { page: ${name} }\n${foot(name, text)}`;
    }),
  ].join('\n');
}

function foot(name: string, text: string): string {
  return `@page ${name} { @bottom-left { content: ${cssString(text)} } }`;
}
