/** Texts of a PDF besides its pages. */
export const BOOK_TEXTS = {
  /** Subtitle of the title page. */
  documentation: {ko: '개발자 문서', en: 'Developer documentation'},
  contents: {ko: '목차', en: 'Contents'},
  contract: {ko: '인터페이스 명세', en: 'API contract'},
  /** `{version}` is a number such as 1.0. */
  version: {ko: '버전 {version}', en: 'version {version}'},
  lastChange: {ko: '마지막 수정일', en: 'Last change'},
  /** Label of the public address. */
  online: {ko: '온라인 문서', en: 'Online'},
} as const;
