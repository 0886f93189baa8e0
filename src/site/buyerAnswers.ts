import type {LocalizedText} from './locales';
import type {DocsSetId} from './sets/index';

/** Answers to questions of buyers about the SDK of a documentation set, from its contract and pages. */
export interface BuyerAnswers {
  /** Facts for the product card. */
  readonly facts: readonly LocalizedText[];
  /** Sections about what the SDK does not do. */
  readonly notIncluded: readonly {
    readonly label: LocalizedText;
    readonly to: string;
  }[];
}

export const BUYER_ANSWERS: Readonly<Partial<Record<DocsSetId, BuyerAnswers>>> =
  {
    spreadsheet: {
      facts: [
        {
          ko: '웹 페이지에서 실행, TypeScript와 JavaScript 지원',
          en: 'Runs in a web page, called from TypeScript or JavaScript',
        },
        {
          ko: 'XLSX, CSV, JSON 열기와 저장, PDF, HTML, PNG 내보내기',
          en: 'Opens and saves XLSX, CSV and JSON; exports PDF, HTML and PNG',
        },
        {
          ko: '내장 함수, 피벗 테이블, 조건부 서식, 차트, 스파크라인',
          en: 'Functions, pivot tables, conditional formats, charts, sparklines',
        },
      ],
      notIncluded: [
        {
          label: {
            ko: '스프레드시트 SDK에 포함되지 않은 기능과 대안',
            en: 'What the Spreadsheet SDK does not include, and what to do instead',
          },
          to: '/spreadsheet/not_included',
        },
      ],
    },
    ocr: {
      facts: [
        {
          ko: 'x86-64용 Linux(glibc)와 Windows에서 실행',
          en: 'Runs on Linux (glibc) and Windows, both x86-64',
        },
        {
          ko: 'PNG, JPEG, BMP, TIFF 이미지의 텍스트와 위치 인식',
          en: 'Reads text and its position in PNG, JPEG, BMP and TIFF images',
        },
        {
          ko: '프로그램과 같은 컴퓨터에서 인식',
          en: 'Recognises on the same machine as your program',
        },
      ],
      notIncluded: [
        {
          label: {
            ko: 'OCR SDK가 지원하지 않는 시스템',
            en: 'Systems that the OCR SDK does not support',
          },
          to: '/ocr/installation/supported_os#not-supported',
        },
        {
          label: {
            ko: '필기, 표, 바코드가 있는 이미지의 OCR 결과',
            en: 'What an OCR result contains of handwriting, tables and barcodes',
          },
          to: '/ocr/reference/images#content',
        },
      ],
    },
  };
