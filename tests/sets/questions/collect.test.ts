import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../src/sets/page/sourcePage';
import {ANSWERS_FILE} from '../../../src/sets/questions/answers';
import {collectQuestions} from '../../../src/sets/questions/collect';
import {markedPage} from '../../../src/sets/questions/marks';

const OCR = 'docs-ocr/licence.mdx';
const PAGE = 'src/pages/about.mdx';
const KOREAN = 'i18n/ko/docusaurus-plugin-content-pages/about.mdx';

const FILES: Readonly<Record<string, string>> = {
  [OCR]: page('Licences', [
    'Cost: <Unspecified id="ocr.cost">What does it cost?</Unspecified>.',
    '',
    '## Seats and `keys` {#seats}',
    '',
    '| A | B |',
    '| --- | --- |',
    '| Seats | <Unspecified id="ocr.seats">How many',
  ]).replace('How many', 'How many machines?</Unspecified> |'),
  [PAGE]: page('About', [
    '# About',
    '',
    '<Unspecified id="site.trial">Is there a trial?</Unspecified>',
  ]),
  [KOREAN]: page('안내', [
    '# 안내',
    '',
    '<Unspecified id="site.trial">체험판이 있습니까?</Unspecified>',
  ]),
  [ANSWERS_FILE]: JSON.stringify({
    'ocr.seats': {
      answer: {ko: '세 대', en: 'Three.'},
      source: {name: 'Data sheet'},
    },
  }),
  'i18n/ko/questions.json': JSON.stringify({
    'ocr.cost': '얼마입니까?',
    'ocr.seats': '몇 대입니까?',
  }),
};

function page(title: string, body: readonly string[]): string {
  return ['---', `title: ${title}`, '---', '', ...body, ''].join('\n');
}

function groupsOf(
  locale: 'ko' | 'en',
  changes: Readonly<Record<string, string | undefined>> = {},
) {
  const files: Readonly<Record<string, string | undefined>> = {
    ...FILES,
    ...changes,
  };
  const pages = [OCR, PAGE, KOREAN].map((file) =>
    markedPage(parsePage(file, files[file]!)),
  );
  return collectQuestions({pages, read: (file) => files[file]}, locale);
}

describe('collectQuestions', () => {
  it('lists every mark by area: question, page, section, answer', () => {
    expect(groupsOf('en')).toEqual([
      {
        id: 'ocr',
        label: 'OCR SDK',
        questions: [
          {
            id: 'ocr.cost',
            question: 'What does it cost?',
            route: '/ocr/licence',
            page: 'Licences',
            section: undefined,
          },
          {
            id: 'ocr.seats',
            question: 'How many machines?',
            route: '/ocr/licence',
            page: 'Licences',
            section: {id: 'seats', text: 'Seats and keys'},
            answer: {text: 'Three.', source: 'Data sheet', url: undefined},
          },
        ],
      },
      {
        id: 'pages',
        label: 'All SDKs',
        questions: [
          {
            id: 'site.trial',
            question: 'Is there a trial?',
            route: '/about',
            page: 'About',
            section: undefined,
          },
        ],
      },
    ]);
  });

  it('takes Korean from the translated page, else from the table of questions', () => {
    const [ocr, beside] = groupsOf('ko');
    expect(ocr?.questions).toMatchObject([
      {question: '얼마입니까?', page: 'Licences', pageLang: 'en'},
      {question: '몇 대입니까?', answer: {text: '세 대'}},
    ]);
    expect(beside?.questions).toEqual([
      {
        id: 'site.trial',
        question: '체험판이 있습니까?',
        route: '/about',
        page: '안내',
        section: undefined,
      },
    ]);
  });

  it('says that a question is English where a locale has no table of them', () => {
    const [ocr] = groupsOf('ko', {'i18n/ko/questions.json': undefined});
    expect(ocr?.questions[0]).toMatchObject({
      question: 'What does it cost?',
      questionLang: 'en',
    });
  });

  it('stops at every fault', () => {
    expect(() =>
      groupsOf('en', {[ANSWERS_FILE]: '{"ocr.seats": {}, "ocr.no": {}}'}),
    ).toThrow(/without a source[^]*"ocr\.no", which no page asks/);
  });
});

it('the answers of this site are readable', () => {
  expect(existsSync(ANSWERS_FILE)).toBe(true);
  expect(() => {
    JSON.parse(readFileSync(ANSWERS_FILE, 'utf8'));
  }).not.toThrow();
});
