import {
  didYouMean,
  findPagePlace,
  listPages,
  type MarkdownPage,
  parseMarkdownFile,
} from '../../src/content';
import {DOCS_LOCALE} from '../../src/site/locales';

/**
 * Reads the pages that a command names, by path or by address; every page when it names none.
 *
 * @param root - folder of the repository
 * @throws Error naming what is no page, and what was probably meant
 */
export function pagesNamed(
  root: string,
  names: readonly string[],
): MarkdownPage[] {
  const files = listPages(root);
  const routes = new Map(
    files.flatMap((file) => {
      const place = findPagePlace(file);
      return place && !place.partial && place.locale === DOCS_LOCALE
        ? [[place.route, file] as const]
        : [];
    }),
  );
  const fileOf = (name: string): string => {
    const plain = name.replace(/^\.\//, '');
    const file = files.includes(plain)
      ? plain
      : routes.get(plain.replace(/(?<=.)\/$/, ''));
    if (file === undefined) {
      throw new Error(
        `npm run samples: expected the path or the address of a page, such as docs-ocr/intro.mdx or /ocr/intro, received "${name}", which no page has. ${didYouMean(plain, [...files, ...routes.keys()])}Mind upper and lower case.`,
      );
    }
    return file;
  };
  return (names.length === 0 ? files : names.map(fileOf)).map((file) =>
    parseMarkdownFile(file, root),
  );
}
