import type {LocalizedText} from './locales';
import type {SiteVariant} from './variants';

type ProductType =
  'HANGUEL' | 'HANSEL' | 'DOCUMENT' | 'OCR' | 'AUTH' | 'OFFICE';

export interface Product {
  /** Product id in the addresses of the store. */
  readonly id: number;
  readonly slug: string;
  readonly demoSlug: string;
  readonly type: ProductType;
  /** Name in menus and on cards. `rewriteNavbarItems` recognises products by it. */
  readonly label: LocalizedText;
  /** Summary of the product in one sentence. */
  readonly summary: LocalizedText;
  /** Whether the product has documents and a live demo. */
  readonly hasDocuments: boolean;
}

function product<const Slug extends string>(
  slug: Slug,
  facts: Omit<Product, 'slug' | 'demoSlug'>,
) {
  return {slug, demoSlug: `${slug}-sdk`, ...facts} as const;
}

const DOCS_COMPARE = {
  type: 'DOCUMENT',
  label: {ko: '문서 비교 SDK', en: 'Docs Compare SDK'},
  summary: {
    ko: '애플리케이션에서 두 문서를 비교해 차이를 보여 줍니다.',
    en: 'Finds the differences between two documents and shows them in your application.',
  },
} as const;

const OCR = {
  type: 'OCR',
  label: {ko: 'OCR SDK', en: 'OCR SDK'},
  summary: {
    ko: 'C API로 이미지 속 글자를 인식합니다. 동기, 비동기, 큐 방식을 지원합니다.',
    en: 'Recognises the text in images through a C API: synchronous, asynchronous or queued.',
  },
} as const;

const AUTH = {
  type: 'AUTH',
  label: {ko: '인증 SDK', en: 'Auth SDK'},
  summary: {
    ko: '애플리케이션에 인증 기능을 추가합니다.',
    en: 'Adds authentication to your application.',
  },
  hasDocuments: false,
} as const;

/** Slug → product, for both variants. */
export const PRODUCTS = {
  hwp: product('hwp', {
    id: 1,
    type: 'HANGUEL',
    label: {ko: '한글 SDK', en: 'HWP SDK'},
    summary: {
      ko: '애플리케이션에 워드프로세서를 넣어 문서를 열고 편집하고 저장합니다.',
      en: 'Adds a word processor to your application: open, edit and save documents.',
    },
    hasDocuments: true,
  }),
  hcell: product('hcell', {
    id: 2,
    type: 'HANSEL',
    label: {ko: '한셀 SDK', en: 'HCell SDK'},
    summary: {
      ko: '애플리케이션에 스프레드시트를 넣어 데이터를 계산하고 시각화합니다.',
      en: 'Adds a spreadsheet to your application: calculate, format and chart.',
    },
    hasDocuments: true,
  }),
  docscompare: product('docscompare', {
    id: 3,
    ...DOCS_COMPARE,
    hasDocuments: true,
  }),
  ocr: product('ocr', {id: 4, ...OCR, hasDocuments: true}),
  auth: product('auth', {id: 5, ...AUTH}),
  office: product('office', {
    id: 6,
    type: 'OFFICE',
    label: {ko: '오피스 SDK', en: 'Office SDK'},
    summary: {
      ko: '애플리케이션에 오피스 문서 기능을 추가합니다.',
      en: 'Adds office document features to your application.',
    },
    hasDocuments: false,
  }),
  'auth-global': product('auth-global', {id: 7, ...AUTH}),
  'ocr-global': product('ocr-global', {id: 8, ...OCR, hasDocuments: true}),
  spreadsheet: product('spreadsheet', {
    id: 9,
    type: 'HANSEL',
    label: {ko: '스프레드시트 SDK', en: 'Spreadsheet SDK'},
    summary: {
      ko: '웹 페이지에 스프레드시트를 넣습니다. 수식, 서식, 데이터 도구, 차트를 제공합니다.',
      en: 'Adds a spreadsheet to a web page, with formulas, formatting, data tools and charts.',
    },
    hasDocuments: true,
  }),
  'docscompare-global': product('docscompare-global', {
    id: 10,
    ...DOCS_COMPARE,
    hasDocuments: false,
  }),
} as const satisfies Record<string, Product>;

export type ProductSlug = keyof typeof PRODUCTS;

/** Products of each variant, in display order. */
const PRODUCT_ORDER: Readonly<Record<SiteVariant, readonly ProductSlug[]>> = {
  domestic: ['hwp', 'hcell', 'docscompare', 'ocr', 'auth'],
  global: [
    'office',
    'spreadsheet',
    'docscompare-global',
    'ocr-global',
    'auth-global',
  ],
};

/** Lists the products of a variant, in display order. */
export function listProducts(variant: SiteVariant): readonly Product[] {
  return PRODUCT_ORDER[variant].map((slug) => PRODUCTS[slug]);
}

/** Lists the products of a variant that have documents and a live demo. */
export function listDocumentedProducts(
  variant: SiteVariant,
): readonly Product[] {
  return listProducts(variant).filter(({hasDocuments}) => hasDocuments);
}
