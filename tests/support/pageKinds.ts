/** A page of each kind of a build in Korean and English; the kinds stand in both languages, each page in one. */
export const PAGE_KINDS: readonly string[] = [
  '/',
  '/en',
  '/ocr/intro',
  '/en/ocr/api/runAsync',
  '/en/ocr/changelog',
  '/en/spreadsheet/reference/sheet',
  '/en/spreadsheet/api/use/use_spreadsheed_sdk',
  '/en/ocr/csh-redirect',
  '/legal/privacy',
  '/legal/terms/2025-07-04',
  '/en/products',
  '/open-questions',
  '/en/glossary',
  '/search?q=run',
  '/404',
];
