import type {PlantedFault} from './plantedFault';
import {inPage} from './plantedPage';
import {pageText} from './support';

const ANSWERS = 'src/site/vendorAnswers.json';
const QUESTIONS = 'i18n/ko/questions.json';

const mark = (id: string, question: string) =>
  `<Unspecified id="${id}">${question}</Unspecified>`;

const answer = (entry: object) => JSON.stringify({'ocr.seats': entry}, null, 2);

const TEXTS = {ko: '세 대입니다.', en: 'Three.'};

function inMark(
  fault: string,
  body: string,
  says: string,
  line?: number,
): PlantedFault {
  return inPage('unspecified', fault, body, says, line);
}

function inAnswers(
  fault: string,
  text: string,
  says: string,
  line = 2,
): PlantedFault {
  return {
    check: 'unspecified',
    fault,
    changes: {[ANSWERS]: text},
    at: `${ANSWERS}:${line}`,
    says,
  };
}

/** Faults in the marks of what the vendor has not specified, and in the answers to them. */
export const IN_MARKS: readonly PlantedFault[] = [
  inPage(
    'product facts',
    'a version of a system that nobody has named',
    'The library runs on Ubuntu 22.04.',
    '"Ubuntu 22.04", which no contract, legal text or linked page states',
  ),
  inPage(
    'product facts',
    'a speed beside a mark of something else, in code or not',
    `A page takes 85 ms on ${mark('ocr.hardware', 'Which processor?')}; \`99 ms\` is code.\n\nA second one takes 86 ms.`,
    '"86 ms"',
    8,
  ),
  inMark(
    'an id twice on a page',
    `${mark('ocr.planted', 'One?')}\n\nTwo: ${mark('ocr.planted', 'Two?')}`,
    'the id "ocr.planted" a second time',
    8,
  ),
  inMark(
    'an id of another page',
    `Seats: ${mark('spreadsheet.seats', 'How many?')}.`,
    'one mark for each question; docs-spreadsheet/spreadsheet_sdk.mdx:',
  ),
  inMark(
    'an id without an area',
    `Seats: ${mark('seats', 'How many?')}.`,
    'the id "seats"',
  ),
  inMark(
    'an id with capital letters',
    `Seats: ${mark('ocr.Seats', 'How many?')}.`,
    'the id "ocr.Seats"',
  ),
  inMark(
    'no id',
    'Seats: <Unspecified>How many?</Unspecified>.',
    'a mark without an id',
  ),
  inMark(
    'no question',
    'Seats: <Unspecified id="ocr.planted" />.',
    'the mark "ocr.planted" without a question',
  ),
  inMark(
    'a question that is more than text',
    `Seats: ${mark('ocr.planted', 'How many [seats](./intro.mdx)?')}.`,
    'more than text in its question',
  ),
  inMark(
    'a question that is not translated',
    `Seats: ${mark('ocr.planted', 'How many?')}.`,
    'the question "ocr.planted" is not in Korean',
  ),
  inMark(
    'the words of a mark without one',
    'Text.\n\nSeats: not specified by the vendor.',
    '"not specified by the vendor" as text',
    8,
  ),
  inMark(
    'a link to a question that no page asks',
    'See [seats](/open-questions#ocr.seat).',
    'a link to the question "ocr.seat"',
  ),
  {
    check: 'unspecified',
    fault: 'a mark in a fragment',
    changes: {
      'docs-ocr/_planted.mdx': pageText(mark('ocr.planted', 'How many?')),
    },
    at: 'docs-ocr/_planted.mdx:6',
    says: 'a mark in a fragment',
  },
  {
    check: 'unspecified',
    fault: 'a translation without the mark of its original',
    changes: {
      'i18n/ko/docusaurus-plugin-content-pages/legal/refund.mdx':
        pageText('환불.'),
    },
    at: 'i18n/ko/docusaurus-plugin-content-pages/legal/refund.mdx:1',
    says: 'no mark "legal.refund-time"',
  },
  {
    check: 'unspecified',
    fault: 'a translated question that no page asks',
    changes: {[QUESTIONS]: '{\n  "ocr.nothing": "질문?"\n}\n'},
    at: `${QUESTIONS}:2`,
    says: 'a question "ocr.nothing" that no page',
  },
  inAnswers(
    'an answer without a source',
    answer({answer: TEXTS}),
    '"ocr.seats": an answer without a source',
  ),
  inAnswers(
    'an answer without a Korean text',
    answer({answer: {en: 'Three.'}, source: {name: 'Data sheet'}}),
    'an answer without a text in ko',
  ),
  inAnswers(
    'a source without encryption',
    answer({answer: TEXTS, source: {name: 'Sheet', url: 'http://a.example'}}),
    'the source address "http://a.example"',
  ),
  inAnswers(
    'a key that nothing reads',
    answer({answer: TEXTS, source: {name: 'Sheet', adress: 'x'}}),
    'the unknown key source.adress',
  ),
  inAnswers(
    'an answer without a mark',
    '{\n  "ocr.nothing": {"answer": {"ko": "예", "en": "Yes"}, "source": {"name": "Sheet"}}\n}',
    'an answer to "ocr.nothing", which no page asks',
  ),
  inAnswers('answers that cannot be read', '{', 'JSON', 1),
];
