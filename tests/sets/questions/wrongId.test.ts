import {expect, it} from 'vitest';
import {parsePage} from '../../../src/sets/page/sourcePage';
import {markProblems} from '../../../src/sets/questions/checkMarks';
import {markedPage} from '../../../src/sets/questions/marks';

const page = (file: string, id: string, question: string) =>
  markedPage(
    parsePage(
      file,
      `---\ntitle: A\n---\n\n<Unspecified id="${id}">${question}</Unspecified>\n`,
    ),
  );

const ORIGINAL = 'docs-ocr/seats.mdx';
const TRANSLATION =
  'i18n/ko/docusaurus-plugin-content-docs-ocr/current/seats.mdx';

/** What stands in the files of answers and of translated questions for the id as it is meant. */
const FILES: Readonly<Record<string, string>> = {
  'src/site/vendorAnswers.json': JSON.stringify({
    'ocr.seats': {
      answer: {ko: '셋', en: 'three'},
      source: {name: 'Data sheet'},
    },
  }),
  'i18n/ko/questions.json': JSON.stringify({'ocr.seats': '몇 대입니까?'}),
};

it.each(['OCR seats', 'seats', 'ocr.Seats'])(
  'the id "%s" is the only problem there is',
  (id) => {
    const original = page(ORIGINAL, id, 'How many?');
    const read = (file: string) => FILES[file];
    expect(
      markProblems({pages: [original], read}).map(({found}) => found),
    ).toEqual([`the id "${id}"`]);
    const {'i18n/ko/questions.json': _none, ...others} = FILES;
    const translation = page(TRANSLATION, 'ocr.seats', '몇 대입니까?');
    expect(
      markProblems({
        pages: [original, translation],
        read: (file) => (others as Record<string, string>)[file],
      }).map(({found}) => found),
    ).toEqual([`the id "${id}"`]);
  },
);
