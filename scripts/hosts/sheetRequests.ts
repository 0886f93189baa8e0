/** Something that a page loads or sends. */
export interface PageRequest {
  /** Directive of a content security policy that says from where: `img-src`. */
  readonly directive: string;
  /** As it stands in the page. */
  readonly address: string;
  /** What stands in the page: `<img src>`. */
  readonly element: string;
}

/** A rule of a font, an import, or another address. */
const ADDRESS =
  /@font-face\s*\{[^}]*\}|@import\s+(?:url\()?\s*["']?([^"')\s;]+)|url\(\s*["']?([^"')]+)/gi;

/**
 * Lists what a style sheet loads.
 *
 * @param element - where it stands
 */
export function sheetRequests(css: string, element: string): PageRequest[] {
  return [...css.matchAll(ADDRESS)].flatMap(([text, imported, other]) => {
    const found = (directive: string, address: string) => ({
      directive,
      address,
      element: `${element} url(${address.slice(0, 60)})`,
    });
    if (imported !== undefined) {
      return [found('style-src', imported)];
    }
    return other === undefined
      ? [...text.matchAll(/url\(\s*["']?([^"')]+)/gi)].map(([, address]) =>
          found('font-src', address!),
        )
      : [found('img-src', other)];
  });
}
