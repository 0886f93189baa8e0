import {
  findOriginalFile,
  findPagePlace,
  getPageStore,
  suggestName,
} from '../../src/content';

/**
 * Finds the files of pages by path or address. Without names it returns all pages, without translations.
 *
 * @throws Error suggesting a similar name if a page does not exist
 */
export function findPages(root: string, names: readonly string[]): string[] {
  const files = getPageStore(root)
    .list()
    .filter((file) => (findOriginalFile(file) ?? file) === file);
  const routes = new Map(
    files.flatMap((file) => {
      const place = findPagePlace(file);
      return place && !place.partial ? [[place.route, file] as const] : [];
    }),
  );
  const findFile = (name: string): string => {
    const plain = name.replace(/^\.\//, '');
    const file = files.includes(plain)
      ? plain
      : routes.get(plain.replace(/(?<=.)\/$/, ''));
    if (file === undefined) {
      throw new Error(
        `PAGE: expected the path or the address of a page, such as docs-ocr/intro.mdx or /ocr/intro, received "${name}", which no page has. ${suggestName(plain, [...files, ...routes.keys()])}Mind upper and lower case.`,
      );
    }
    return file;
  };
  return names.length === 0 ? files : names.map(findFile);
}
