/**
 * Parts of the site whose styles only some pages need: the name of the style sheet, and the folder whose styles it
 * holds. Every page has the common style sheet. A part has rules for its own elements only, so the order in which
 * parts are loaded does not matter.
 */
const PARTS: Readonly<Record<string, string>> = {
  home: 'src/components/home',
  products: 'src/components/products',
  members: 'src/components/MemberIndex',
  filter: 'src/components/EntryFilter',
  questions: 'src/components/OpenQuestions',
  legal: 'src/components/legal',
  sheet: '(?:src/components/sheet|src/live/grid|sheet-pictures/default)',
  diagram: 'src/components/ocr/Diagram',
  'search-page': 'src/components/search/page',
};

/** More than that of Docusaurus's own group, which puts all styles into one file. */
const PRIORITY = 60;

/** The style sheet that every page has, as Docusaurus names it. */
export const COMMON_SHEET = /^assets\/css\/styles\./;

/** For `optimization.splitChunks.cacheGroups` of the bundler: a file for the styles of each part. */
export function partGroups() {
  return Object.fromEntries(
    Object.entries(PARTS).map(([name, folder]) => [
      name,
      {
        name,
        type: 'css/mini-extract',
        test: new RegExp(`[\\\\/]${folder.replaceAll('/', '[\\\\/]')}[\\\\/]`),
        chunks: 'all' as const,
        enforce: true,
        priority: PRIORITY,
      },
    ]),
  );
}
