// Products as listed in the specification. The site may have more.

export interface SpecProduct {
  readonly slug: string;
  readonly id: number;
  readonly type: string;
  /** Offers documents and a live demo. */
  readonly documented: boolean;
  readonly label: {readonly ko: string; readonly en: string};
}

const OCR = {type: 'OCR', label: {ko: 'OCR SDK', en: 'OCR SDK'}};
const AUTH = {type: 'AUTH', label: {ko: '인증 SDK', en: 'Auth SDK'}};
const COMPARE = {
  type: 'DOCUMENT',
  label: {ko: '문서 비교 SDK', en: 'Docs Compare SDK'},
};

/** Products by variant, in order. */
export const SPEC_PRODUCTS = {
  domestic: [
    {
      slug: 'hwp',
      id: 1,
      type: 'HANGUEL',
      documented: true,
      label: {ko: '한글 SDK', en: 'HWP SDK'},
    },
    {
      slug: 'hcell',
      id: 2,
      type: 'HANSEL',
      documented: true,
      label: {ko: '한셀 SDK', en: 'HCell SDK'},
    },
    {slug: 'docscompare', id: 3, documented: true, ...COMPARE},
    {slug: 'ocr', id: 4, documented: true, ...OCR},
    {slug: 'auth', id: 5, documented: false, ...AUTH},
  ],
  global: [
    {
      slug: 'office',
      id: 6,
      type: 'OFFICE',
      documented: false,
      label: {ko: '오피스 SDK', en: 'Office SDK'},
    },
    {
      slug: 'spreadsheet',
      id: 9,
      type: 'HANSEL',
      documented: true,
      label: {ko: '스프레드시트 SDK', en: 'Spreadsheet SDK'},
    },
    {slug: 'docscompare-global', id: 10, documented: false, ...COMPARE},
    {slug: 'ocr-global', id: 8, documented: true, ...OCR},
    {slug: 'auth-global', id: 7, documented: false, ...AUTH},
  ],
} as const satisfies Record<string, readonly SpecProduct[]>;

/** Entry pages of the products that this site documents, by slug. */
export const SPEC_IN_SITE_DOCUMENTS: Readonly<Record<string, string>> = {
  spreadsheet: '/spreadsheet/intro',
  ocr: '/ocr/intro',
  'ocr-global': '/ocr/intro',
};
