import type {Node} from 'unist';

/** Where a part of a page stands in its text. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds parts of a syntax tree in the text that was written, by line and column: the offsets of the tree
 * belong to another text (see `pageSource`), which differs from this one at the ends of headings alone.
 */
export function placesIn(text: string): (node: Node) => TextPlace {
  const lineStarts = [0];
  for (const {index} of text.matchAll(/\n/g)) {
    lineStarts.push(index + 1);
  }
  const offset = (line: number, column: number) =>
    Math.min((lineStarts[line - 1] ?? text.length) + column - 1, text.length);
  return ({position}) => ({
    start: offset(position?.start.line ?? 1, position?.start.column ?? 1),
    end: offset(position?.end.line ?? 1, position?.end.column ?? 1),
  });
}

/**
 * Finds the place where a text follows something.
 *
 * @param before - pattern that ends right where the text begins
 * @returns the last such place; `undefined` when the text is written otherwise
 */
export function placeAfter(
  text: string,
  {start, end}: TextPlace,
  value: string,
  before: RegExp,
): TextPlace | undefined {
  let at = text.lastIndexOf(value, end - value.length);
  while (at >= start) {
    if (before.test(text.slice(start, at))) {
      return {start: at, end: at + value.length};
    }
    // A negative position would be read as the first one.
    at = at === 0 ? -1 : text.lastIndexOf(value, at - 1);
  }
  return undefined;
}
