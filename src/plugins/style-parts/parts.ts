/**
 * Parts of the site whose styles only some pages need: the name of their style sheet, and the folder
 * whose styles it holds, each once. What stands in no part is in the sheet that every page loads
 * first. A part reaches nothing but its own elements, so that it does not matter which ones a reader
 * has loaded before.
 */
export const STYLE_PARTS: Readonly<Record<string, string>> = {
  home: 'src/components/home',
  products: 'src/components/products',
  members: 'src/components/MemberIndex',
  filter: 'src/components/EntryFilter',
  questions: 'src/components/OpenQuestions',
  legal: 'src/components/legal',
  sheet: 'src/components/sheet',
  diagram: 'src/components/ocr/Diagram',
  'search-page': 'src/components/search/page',
};
