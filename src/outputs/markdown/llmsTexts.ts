/** What the lists of Markdown versions say beside the names of pages. */
export const LLMS_TEXTS = {
  /** Below the summary of each list. */
  note: {
    ko: '모든 페이지는 주소 뒤에 `.md`를 붙이면 Markdown으로 읽을 수 있습니다. 홈 화면은 `index.md`입니다.',
    en: 'To read any page as Markdown, add `.md` to its address; for a home page, use `index.md`.',
  },
  /** Of the list of a set not all of whose pages are translated. */
  foreignDocs: {
    ko: '영어로 작성된 페이지가 있습니다.',
    en: 'Some pages are written in English.',
  },
  documentation: {ko: '문서', en: 'Documentation'},
  /** A list of the documentation's pages; `{count}` becomes their number. */
  pageCount: {ko: '{count}개 페이지', en: '{count} pages'},
  /** Pages of a set that stand before its groups. */
  overview: {ko: '개요', en: 'Overview'},
  /** Pages of a set that stand in no sidebar. */
  further: {ko: '그 밖의 페이지', en: 'Further pages'},
  pages: {ko: '페이지', en: 'Pages'},
  legal: {ko: '약관 및 정책', en: 'Legal texts'},
} as const;
