/**
 * The path of a page without the name of its file, and with single slashes; servers take an escaped one for one.
 *
 * @param path - path of an address, e.g. `/ocr/intro.html`, `/ocr//intro`, `/ocr%2fintro` or `/ocr/intro/index.html`
 * @returns `/ocr/intro`; the path itself when it is plain
 */
export function plainPath(path: string): string {
  // What follows the first of two slashes would be another site, to whoever joins it to a root.
  const single = path.replace(/(?:\/|%2f)+/gi, '/');
  return single.replace(/(?:\/index)?\.html$/, '') || '/';
}
