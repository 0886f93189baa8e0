import type {LocalizedText} from '../../site/locales';
import type {DocsSetId} from '../../site/sets/index';

export interface GlossaryTerm {
  /** Anchor on the glossary page. Renaming it would break links. */
  readonly id: string;
  readonly term: LocalizedText;
  readonly meaning: LocalizedText;
  /** True if the English word is also a verb or an everyday word. It is then linked only after a determiner. */
  readonly isVerbToo?: boolean;
  readonly set: DocsSetId;
  /** Route of the page that explains the term. */
  readonly to: string;
}

/** Glossary terms by documentation set, in alphabetical order. */
export const GLOSSARY_TERMS: readonly GlossaryTerm[] = [
  ...inSet('spreadsheet', [
    {
      id: 'area',
      term: {ko: '영역', en: 'Area'},
      meaning: {
        ko: '직사각형 셀 영역의 위치를 숫자로 나타낸 값입니다. 시트에 속하지 않습니다.',
        en: 'A rectangle of cells as plain numbers, independent of any sheet.',
      },
      to: '/spreadsheet/api/basic-feature/area',
    },
    {
      id: 'conditional-format',
      term: {ko: '조건부 서식', en: 'Conditional format'},
      meaning: {
        ko: '셀의 값이 조건을 만족할 때 적용되는 서식입니다.',
        en: 'A format that applies to cells whose values meet a condition.',
      },
      to: '/spreadsheet/api/format/conditional_formatting',
    },
    {
      id: 'data-validation',
      term: {ko: '데이터 유효성 검사', en: 'Data validation'},
      meaning: {
        ko: '셀에 입력할 수 있는 값을 정하는 규칙입니다.',
        en: 'Rules that define what users may enter into cells.',
      },
      to: '/spreadsheet/api/data/data_validation',
    },
    {
      id: 'spreadsheet-engine',
      term: {ko: '계산 엔진', en: 'Calculation engine'},
      meaning: {
        ko: '수식을 워커에서 계산하는 객체입니다. 여러 스프레드시트가 하나를 함께 쓸 수 있습니다.',
        en: 'The object that calculates formulas, in a worker. Several spreadsheets can share one.',
      },
      to: '/spreadsheet/api/basic-feature/manage_engine',
    },
    {
      id: 'engine-object',
      term: {ko: '엔진 객체', en: 'Engine object'},
      meaning: {
        ko: '스프레드시트, 문서, 시트, 범위, 차트처럼 id가 있고, 비교할 수 있으며, 아직 존재하는지 알려 주는 객체입니다.',
        en: 'An object with an id, such as a spreadsheet, document, sheet, range or chart. It can be compared, and reports whether it still exists.',
      },
      to: '/spreadsheet/api/basic-feature/engine_object_common',
    },
    {
      id: 'integrated-document',
      term: {ko: '통합 문서', en: 'Integrated document'},
      meaning: {
        ko: '워크북과 그 속성, 애플리케이션 데이터를 담은 파일 하나입니다. Excel에서 말하는 통합 문서는 이 SDK의 워크북에 해당합니다.',
        en: 'One file: a workbook with its properties and the data of your application.',
      },
      to: '/spreadsheet/api/basic-feature/integrated_document',
    },
    {
      id: 'pivot-table',
      term: {ko: '피벗 테이블', en: 'Pivot table'},
      meaning: {
        ko: '데이터의 행을 필드 값에 따라 요약한 표입니다.',
        en: 'A table that summarises rows of data by the values of their fields.',
      },
      to: '/spreadsheet/api/data/generate_edit_pivot_table',
    },
    {
      id: 'range',
      isVerbToo: true,
      term: {ko: '범위', en: 'Range'},
      meaning: {
        ko: '시트에 있는 한 영역의 셀에 접근하는 객체입니다. 모든 셀은 범위로 읽고 씁니다.',
        en: 'The object that gives access to the cells of one area of a sheet. You read and write all cells through ranges.',
      },
      to: '/spreadsheet/api/basic-feature/range',
    },
    {
      id: 'sheet',
      term: {ko: '시트', en: 'Sheet'},
      meaning: {
        ko: '행과 열로 나뉜 셀의 격자입니다.',
        en: 'One grid of cells.',
      },
      to: '/spreadsheet/api/basic-feature/sheet',
    },
    {
      id: 'sparkline',
      term: {ko: '스파크라인', en: 'Sparkline'},
      meaning: {
        ko: '셀 안에 그리는 작은 차트입니다.',
        en: 'A small chart inside a cell.',
      },
      to: '/spreadsheet/api/visualize/sparkline',
    },
    {
      id: 'instance',
      term: {ko: '스프레드시트 인스턴스', en: 'Spreadsheet instance'},
      meaning: {
        ko: '페이지의 한 요소 안에 놓인 스프레드시트입니다. createSpreadsheet()로 만듭니다.',
        en: 'One spreadsheet in an element of a page, created by createSpreadsheet().',
      },
      to: '/spreadsheet/api/use/use_spreadsheet_sdk_Instance',
    },
    {
      id: 'workbook',
      term: {ko: '워크북', en: 'Workbook'},
      meaning: {
        ko: '한 문서의 시트와 이름, 스타일을 모은 것입니다. Excel의 통합 문서에 해당합니다.',
        en: 'The sheets of a document, with their names and styles.',
      },
      to: '/spreadsheet/api/basic-feature/spreadsheet_sdk_basic_function',
    },
  ]),
  ...inSet('ocr', [
    {
      id: 'activation',
      term: {ko: '라이선스 활성화', en: 'Activation'},
      meaning: {
        ko: '컴퓨터에 라이선스를 등록하는 일입니다. 온라인이나 오프라인으로 한 번만 하면 됩니다.',
        en: 'Registering a licence on a machine, once, online or offline.',
      },
      to: '/ocr/license/license-activation',
    },
    {
      id: 'box',
      term: {ko: '텍스트 위치(박스)', en: 'Box'},
      meaning: {
        ko: '이미지에서 한 줄이나 한 단어가 있는 위치입니다. 이미지 왼쪽 위에서부터 픽셀로 잽니다.',
        en: 'The position of a line or a word in an image, in pixels from the top left corner.',
      },
      to: '/ocr/reference/options-results#json',
    },
    {
      id: 'callback',
      term: {ko: '콜백', en: 'Callback'},
      meaning: {
        ko: '비동기 작업의 결과를 넘겨받는 함수입니다. 라이브러리의 스레드가 호출합니다.',
        en: 'A function in your program that receives the result of an asynchronous job, on a library thread.',
      },
      to: '/ocr/api/C_RESULT_CALLBACK',
    },
    {
      id: 'confidence',
      term: {ko: '신뢰도', en: 'Confidence'},
      meaning: {
        ko: '줄이나 단어를 얼마나 확실하게 인식했는지를 0에서 1 사이로 나타낸 값입니다.',
        en: 'How certain the recognition of a line or word is, between 0 and 1.',
      },
      to: '/ocr/reference/options-results#json',
    },
    {
      id: 'ocr-engine',
      term: {ko: 'OCR 엔진', en: 'OCR engine'},
      meaning: {
        ko: '핸들이 가리키는 대상입니다. 모델 하나와 장치 하나, 그 워커와 작업으로 이루어집니다.',
        en: 'What a handle refers to: one model, one device, its workers and its jobs.',
      },
      to: '/ocr/architecture/ocr_sdk_details',
    },
    {
      id: 'handle',
      isVerbToo: true,
      term: {ko: '핸들', en: 'Handle'},
      meaning: {
        ko: '함수에 넘겨 엔진을 지정하는 값입니다. C 타입은 ArgoSDKHandle입니다.',
        en: 'The value that you pass to functions to identify an engine. Its C type is ArgoSDKHandle.',
      },
      to: '/ocr/api/CreateArgoSDK',
    },
    {
      id: 'imr-model-file',
      term: {ko: 'IMR 모델 파일', en: 'IMR model file'},
      meaning: {
        ko: '인식에 쓰는 모델이 든 파일입니다. 한 번 읽어 엔진의 모든 워커가 함께 씁니다.',
        en: 'The file with the model that recognises text, loaded once and shared by all workers of an engine.',
      },
      to: '/ocr/api/initFromImrModelFile',
    },
    {
      id: 'job',
      term: {ko: '작업', en: 'Job'},
      meaning: {
        ko: '엔진에 접수된 비동기 인식 요청입니다.',
        en: 'One asynchronous recognition that an engine has accepted.',
      },
      to: '/ocr/api/runAsync',
    },
    {
      id: 'queue',
      isVerbToo: true,
      term: {ko: '큐', en: 'Queue'},
      meaning: {
        ko: 'runAsyncQueue의 작업과 그 결과를 제출한 순서대로 보관하는 곳입니다.',
        en: 'The jobs of runAsyncQueue and their results, in the order of submission.',
      },
      to: '/ocr/api/runAsyncQueue',
    },
    {
      id: 'region',
      term: {ko: '인식 영역', en: 'Region'},
      meaning: {
        ko: '이미지에서 읽을 직사각형 부분입니다. 그 안에 완전히 들어오는 줄만 읽습니다.',
        en: 'The rectangle of an image to read. Only lines that are entirely inside it are recognised.',
      },
      to: '/ocr/reference/options-results#region',
    },
    {
      id: 'revocation',
      term: {ko: '라이선스 활성화 해제', en: 'Revocation'},
      meaning: {
        ko: '컴퓨터에서 활성화를 해제해 라이선스를 반납하는 일입니다. 온라인이나 오프라인으로 할 수 있습니다.',
        en: 'Removing the activation from a machine, online or offline.',
      },
      to: '/ocr/license/license-revocation',
    },
    {
      id: 'worker',
      term: {ko: '워커', en: 'Worker'},
      meaning: {
        ko: '한 번에 한 이미지를 인식하는 엔진의 단위입니다. 워커마다 작업 메모리가 따로 있습니다.',
        en: 'The part of an engine that recognises one image at a time, with its own working memory.',
      },
      to: '/ocr/architecture/ocr_sdk_details',
    },
  ]),
];

function inSet(
  set: DocsSetId,
  terms: readonly Omit<GlossaryTerm, 'set'>[],
): GlossaryTerm[] {
  return terms.map((term) => ({...term, set}));
}
