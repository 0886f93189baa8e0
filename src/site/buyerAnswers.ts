import type {LocalizedText} from './locales';
import {DOCS_SET_LIST, type DocsSet, type DocsSetId} from './sets/index';

/** An answer to a question of buyers, or a rule, with a link to more about it. */
export interface Answer {
  /** Label of the documentation set that the answer is about. */
  readonly set?: LocalizedText;
  readonly text?: LocalizedText;
  /** Route, or page of the store. */
  readonly to: `/${string}` | 'contact' | 'purchase';
  readonly link: LocalizedText;
}

export interface AnswerGroup {
  /** Id of the heading. */
  readonly id: string;
  readonly title: LocalizedText;
  readonly answers: readonly Answer[];
}

const ASK_US: Pick<Answer, 'to' | 'link'> = {
  to: 'contact',
  link: {ko: '문의해 주세요', en: 'Ask us'},
};

/** Returns a link for each documentation set that has one. */
const linksBySet = (
  findLink: (set: DocsSet) => {to: string; label: LocalizedText} | undefined,
): Answer[] =>
  DOCS_SET_LIST.flatMap((set) => {
    const {to, label: link} = findLink(set) ?? {};
    return to && link ? [{set: set.label, to: to as `/${string}`, link}] : [];
  });

/** The first questions of buyers: price, trial, requirements and limits. */
export const BUYER_ANSWERS: readonly AnswerGroup[] = [
  {
    id: 'cost',
    title: {ko: '비용은 얼마인가요?', en: 'What does it cost?'},
    answers: [
      {
        text: {
          ko: '가격은 별도로 안내합니다. 어떤 SDK가 필요한지, 애플리케이션을 어떤 환경에서 몇 대의 컴퓨터로 실행할지 알려 주세요.',
          en: 'Prices on request. Tell us which SDK you need, where your application runs and on how many machines.',
        },
        to: 'contact',
        link: {ko: '견적 문의', en: 'Request a quote'},
      },
      {
        text: {
          ko: '라이선스는 스토어에서 구매합니다.',
          en: 'You buy licences in the store.',
        },
        to: 'purchase',
        link: {ko: '라이선스 구매', en: 'Purchase a licence'},
      },
    ],
  },
  {
    id: 'trial',
    title: {ko: '먼저 써 볼 수 있나요?', en: 'May I try it?'},
    answers: [
      ...linksBySet(({tryIt}) => tryIt),
      {
        text: {
          ko: '이 사이트의 예제는 설치나 키 없이 이용할 수 있습니다. 내 애플리케이션에서 SDK를 써 보려면 키가 필요합니다.',
          en: 'The samples on this site need no installation and no key. To try an SDK in your own application, you need a key.',
        },
        to: 'contact',
        link: {ko: '체험용 키 요청', en: 'Request a trial key'},
      },
    ],
  },
  {
    id: 'requirements',
    title: {
      ko: '어떤 브라우저와 시스템에서 실행되나요?',
      en: 'Which browsers and systems?',
    },
    answers: [
      ...linksBySet(
        ({productInterface: known}) =>
          known && {to: known.details, label: known.runsOn},
      ),
      {
        text: {
          ko: '지원하는 브라우저 버전과 다른 SDK의 실행 환경:',
          en: 'Versions of browsers, and requirements of the other SDKs:',
        },
        ...ASK_US,
      },
    ],
  },
  {
    id: 'not-included',
    title: {
      ko: '포함되지 않은 것은 무엇인가요?',
      en: 'What is not included?',
    },
    answers: [
      {
        to: '/spreadsheet/not_included',
        link: {
          ko: '스프레드시트 SDK에 포함되지 않은 기능과 대안',
          en: 'What the Spreadsheet SDK does not include, and what to do instead',
        },
      },
      {
        to: '/ocr/installation/supported_os#not-supported',
        link: {
          ko: 'OCR SDK가 지원하지 않는 시스템',
          en: 'Systems that the OCR SDK does not support',
        },
      },
      {
        to: '/ocr/reference/images#content',
        link: {
          ko: '손글씨, 표, 바코드가 있는 이미지의 OCR 결과',
          en: 'What an OCR result contains of handwriting, tables and barcodes',
        },
      },
      {
        text: {ko: '다른 SDK의 제한 사항:', en: 'Limits of the other SDKs:'},
        ...ASK_US,
      },
    ],
  },
];

export const LICENCE_DOCUMENTS: AnswerGroup = {
  id: 'licence-documents',
  title: {
    ko: '라이선스를 활성화하고 해제하는 방법',
    en: 'How to activate and revoke a licence',
  },
  answers: [
    ...linksBySet(
      ({licencePages: pages}) =>
        pages && {
          to: pages.activation,
          label: {ko: '라이선스 활성화', en: 'Activate a licence'},
        },
    ),
    ...linksBySet(
      ({licencePages: pages}) =>
        pages && {
          to: pages.revocation,
          label: {ko: '라이선스 활성화 해제', en: 'Revoke a licence'},
        },
    ),
  ],
};

/** Facts for the product cards of the documentation sets, from their contracts and pages. */
export const PRODUCT_FACTS: Readonly<
  Partial<Record<DocsSetId, readonly LocalizedText[]>>
> = {
  spreadsheet: [
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
  ocr: [
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
};
