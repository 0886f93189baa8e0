/** What a documentation set says as a document of its own, beside its pages. */
export const BOOK_TEXTS = {
  /** Below the product's name on the title page. */
  documentation: {ko: '개발자 문서', en: 'Developer documentation'},
  contents: {ko: '목차', en: 'Contents'},
  edition: {ko: '에디션', en: 'Edition'},
  contract: {ko: '인터페이스 명세', en: 'API contract'},
  /** `{version}` becomes a number such as 1.0. */
  version: {ko: '버전 {version}', en: 'version {version}'},
  /** Of the text of the pages. */
  language: {ko: '본문 언어', en: 'Language'},
  lastChange: {ko: '마지막 수정일', en: 'Last change'},
  /** In front of the address of the same text on the site. */
  online: {ko: '온라인 문서', en: 'Online'},
} as const;

/** What readers call the two editions of the site. */
export const EDITION_NAMES = {
  global: {ko: '글로벌', en: 'Global'},
  domestic: {ko: '국내', en: 'Domestic'},
} as const;
