import path from 'node:path';
import {
  ANSWERS_FILE,
  findJsxElements,
  parseMdx,
  parseSourcePage,
  remarkUnspecified,
} from '../../src/content';
import {findPageLinks} from '../../src/content/pages/links';
import {collectOpenQuestions} from '../../src/content/questions/collect';
import {writeFileSync} from 'node:fs';
import {toString as textOf} from 'mdast-util-to-string';
import {describe, expect, it, onTestFinished} from 'vitest';
import {scratchFolder} from '../support/scratchFolder';

const ENGLISH = 'docs-ocr/intro.mdx';
const KOREAN = 'i18n/ko/docusaurus-plugin-content-pages/legal/refund.mdx';
const GUIDE = 'i18n/ko/docusaurus-plugin-content-docs-ocr/current/intro.mdx';
const SOURCE =
  'Seats: <Unspecified id="ocr.seats">How many machines?</Unspecified>.';

const ANSWER = {
  answer: {ko: '세 대', en: 'three machines'},
  source: {name: 'Data sheet 7', url: 'https://vendor.example/7.pdf'},
};

function answersFile(answers: object): string {
  const file = path.join(
    scratchFolder('answers', onTestFinished),
    'answers.json',
  );
  writeFileSync(file, JSON.stringify(answers));
  return file;
}

async function after(file: string, answers: object) {
  const tree = parseMdx(SOURCE, file);
  await remarkUnspecified(answersFile(answers))(tree, {
    path: path.resolve(file),
  });
  const [mark] = findJsxElements(tree);
  return {
    text: textOf(tree),
    links: findPageLinks(tree).map(({target}) => target),
    attributes: Object.fromEntries(
      mark!.element.attributes.map((attribute) =>
        'name' in attribute ? [attribute.name, attribute.value] : [],
      ),
    ),
  };
}

describe('remarkUnspecified', () => {
  it.each<[file: string, text: string, title?: string]>([
    [
      ENGLISH,
      'Ask us',
      'How many machines? We have not published this yet: ask us.',
    ],
    [
      GUIDE,
      '문의해 주세요',
      'How many machines? 아직 공개하지 않은 내용이니 문의해 주세요.',
    ],
    [KOREAN, '회사 확인 필요'],
    ['src/pages/legal/terms.mdx', 'to be confirmed by the company'],
  ])(
    'speaks the language of %s, and of its text',
    async (file, text, title) => {
      expect(await after(file, {})).toEqual({
        text: `Seats: ${text}.`,
        links: [],
        attributes: {
          id: 'ocr.seats',
          label: `${text}: How many machines?`,
          ...(title && {title}),
        },
      });
    },
  );

  it.each([
    [ENGLISH, 'Seats: three machines (source: Data sheet 7).'],
    [KOREAN, 'Seats: 세 대 (출처: Data sheet 7).'],
  ])('gives the answer and its source in %s', async (file, text) => {
    expect(await after(file, {'ocr.seats': ANSWER})).toEqual({
      text,
      links: ['https://vendor.example/7.pdf'],
      attributes: {id: 'ocr.seats', answered: null},
    });
  });

  it('refuses an answer without a source, with file, id and remedy', async () => {
    const broken = {'ocr.seats': {answer: ANSWER.answer}};
    await expect(after(ENGLISH, broken)).rejects.toThrow(
      /answers\.json:1: "ocr\.seats": the entry must have required property .source.\n {4}expected .*\n {4}Write it as/,
    );
  });
});

const OCR = 'docs-ocr/licence.mdx';
const PAGE = 'src/pages/about.mdx';
const TRANSLATED = 'i18n/ko/docusaurus-plugin-content-pages/about.mdx';

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
  [TRANSLATED]: page('안내', [
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
  const pages = [OCR, PAGE, TRANSLATED].map((file) =>
    parseSourcePage(file, files[file]!),
  );
  return collectOpenQuestions({pages, read: (file) => files[file]}, locale);
}

describe('collectOpenQuestions', () => {
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
        label: 'All SDKs and legal texts',
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

  it('takes Korean texts from the translated page, and English ones otherwise', () => {
    const [ocr, beside] = groupsOf('ko');
    expect(ocr?.questions).toMatchObject([
      {question: 'What does it cost?', page: 'Licences', lang: 'en'},
      {question: 'How many machines?', answer: {text: '세 대'}},
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

  it('throws for each mistake', () => {
    expect(() =>
      groupsOf('en', {
        [ANSWERS_FILE]: '{"ocr.seats": {}, "ocr.no": {}}',
      }),
    ).toThrow(/without a source[^]*"ocr\.no", which no page asks/);
  });
});
