/** Texts in the `llms.txt` files, in all languages. */
export const LLMS_TEXTS = {
  /** Note below the summary in each file. */
  note: {
    ko: '모든 페이지는 주소 뒤에 `.md`를 붙이면 Markdown으로 읽을 수 있습니다. 홈 화면은 `index.md`입니다.',
    en: 'To read any page as Markdown, add `.md` to its address; for a home page, use `index.md`.',
  },
  /** Note in the files of sets with untranslated pages. */
  foreignDocs: {
    ko: '영어로 작성된 페이지가 있습니다.',
    en: 'Some pages are written in English.',
  },
  documentation: {ko: '문서', en: 'Documentation'},
  /** Text after the link to the file of a set. `{count}` is the number of pages in the set. */
  pageCount: {ko: '{count}개 페이지', en: '{count} pages'},
  /** Heading of the pages of a set that come before the first sidebar group. */
  overview: {ko: '개요', en: 'Overview'},
  /** Heading of the pages of a set that are in no sidebar. */
  further: {ko: '그 밖의 페이지', en: 'Further pages'},
  pages: {ko: '페이지', en: 'Pages'},
  legal: {ko: '약관 및 정책', en: 'Legal texts'},
} as const;
