/**
 * The path of a page without the name of its file.
 *
 * @param path - path of an address, e.g. `/ocr/intro.html` or `/ocr/intro/index.html`
 * @returns `/ocr/intro`; the path itself when it names no file
 */
export function plainPath(path: string): string {
  const plain = path.replace(/(?:\/index)?\.html$/, '');
  // Of `//host/x.html` would be left the address of another site.
  return plain === path ? path : plain.replace(/^\/*/, '/');
}
