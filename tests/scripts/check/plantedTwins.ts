import {edited} from './plantedEdits';
import type {PlantedFault} from './plantedFault';
import {pageText} from './support';

const PRODUCTS = 'src/site/products.ts';
const TRANSLATION =
  'i18n/ko/docusaurus-plugin-content-docs-ocr/current/planted.mdx';
const TABLE = 'src/site/planted.ts';

/** A text of a table in its two languages. */
function inTable(
  fault: string,
  ko: string,
  en: string,
  says: string,
): PlantedFault {
  return {
    check: 'table texts',
    fault,
    changes: {
      [TABLE]: `export const PLANTED = {\n  text: {ko: '${ko}', en: '${en}'},\n};\n`,
    },
    at: `${TABLE}:2`,
    says,
  };
}

/** Names and numbers that one language has alone. */
export const IN_TWINS: readonly PlantedFault[] = [
  edited(
    'table texts',
    PRODUCTS,
    [
      "ko: 'C API로 이미지 속 글자를 인식합니다.",
      "ko: '파이썬 API로 이미지 속 글자를 인식합니다.",
    ],
    'Python, of which the English text says nothing; no C, which the English text names',
    -1,
  ),
  inTable(
    'another number',
    '30일 안에 취소할 수 있습니다.',
    'Cancel within 14 days.',
    '30, 14 in one language alone',
  ),
  inTable(
    'a name that the English text lacks',
    'PDF로 저장합니다.',
    'Saves a file.',
    'PDF, of which the English text says nothing',
  ),
  edited(
    'interface strings',
    'i18n/ko/code.json',
    ['"message": "복사됨"', '"message": "자바로 복사됨"'],
    'Java, of which the English text says nothing',
    -1,
  ),
  edited(
    'interface strings',
    'i18n/ko/code.json',
    ['"message": "복사됨"', '"message": "윈도우에서 복사됨"'],
    'Windows, of which the English text says nothing',
    -1,
  ),
  {
    check: 'translations',
    fault: 'a page that names another system',
    changes: {
      'docs-ocr/planted.mdx': pageText('It runs on Linux.'),
      [TRANSLATION]: pageText('안드로이드에서 실행됩니다.'),
    },
    at: `${TRANSLATION}:1`,
    says: 'Android, of which the English text says nothing; no Linux',
  },
];
