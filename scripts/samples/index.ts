import {
  findOriginalFile,
  suggestName,
  findPagePlace,
  formatProblem,
  getPageStore,
  type MarkdownPage,
} from '../../src/content';
import {runCli} from '../process/cli';
import {runSamples} from './run';
import {reportSpreadsheetRun, findUnsampledMembers} from './spreadsheet/report';

void runCli({
  usage: `Usage: npm run samples -- [PAGE…]
Compiles every C and TypeScript sample of the pages, and runs them. PAGE is a path or an address; all pages unless one is
named.
  --runtime ADDRESS   runs the Spreadsheet samples alone, against that module`,
  options: {runtime: {type: 'string'}},
  words: [0, Infinity],
  async run({runtime}, names) {
    const root = process.cwd();
    const isWhole = names.length === 0;
    const pages = findPages(root, names);
    const {problems, optOuts, summary} =
      runtime === undefined
        ? await runSamples(root, pages, isWhole)
        : await reportSpreadsheetRun(root, pages, runtime);
    const members =
      isWhole && runtime === undefined ? findUnsampledMembers() : [];
    for (const {file, line, reason} of optOuts) {
      console.log(`not checked: ${file}:${line}: ${reason}`);
    }
    const all = [...problems, ...members];
    all.forEach((problem) => console.error(formatProblem(problem)));
    console.log(summary.join('\n'));
    process.exitCode = all.length > 0 ? 1 : 0;
  },
});

/**
 * Finds pages by path or address. Without names it returns all pages.
 *
 * @throws Error suggesting a similar name if a page does not exist
 */
function findPages(root: string, names: readonly string[]): MarkdownPage[] {
  const store = getPageStore(root);
  // Translations show the samples of the English pages.
  const files = store
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
        `npm run samples: expected the path or the address of a page, such as docs-ocr/intro.mdx or /ocr/intro, received "${name}", which no page has. ${suggestName(plain, [...files, ...routes.keys()])}Mind upper and lower case.`,
      );
    }
    return file;
  };
  return (names.length === 0 ? files : names.map(findFile)).map((file) =>
    store.page(file),
  );
}
