import {OCR_CONTRACT} from '../../../../src/site/sets/ocr/contract';
import {
  getCatalogueFolder,
  getSearchTermsFile,
  SEARCH_TERMS_LOCALE,
  getTranslatedDocsFolder,
  getTranslatedTextsFile,
} from '../../../../src/site/translations';
import {hashText} from '../../../../src/content';
import {DISK, pageText} from '../support';
import {inBody, PAGE, type Fault} from './fault';

/** Plants a fault in a string of a module. */
function inModule(check: string, fault: string, text: string): Fault {
  const file = 'src/site/planted.ts';
  return {check, fault, changes: {[file]: text}, at: `${file}:1`};
}

const TERMS = getSearchTermsFile(SEARCH_TERMS_LOCALE, 'ocr');

const CODE = getTranslatedTextsFile('ko');
interface Text {
  readonly message: string;
  readonly description: string;
}

const TEXTS = JSON.parse(DISK.read(CODE)) as Record<string, Text>;

/** Faults in Korean translations of texts with a placeholder. */
const IN_CODE: readonly (readonly [
  fault: string,
  change: (text: Text) => Partial<Text>,
])[] = [
  ['a text that is still English', ({description: message}) => ({message})],
  ['a missing placeholder', () => ({message: '찾은 문서'})],
  ['markup', ({message}) => ({message: `<b>${message}</b>`})],
  ['another number', ({message}) => ({message: `${message} 20`})],
  ['an outdated text', () => ({description: 'One page'})],
];

const [ABSENT, ...PLACEHOLDERS] = Object.keys(TEXTS).filter((id) =>
  TEXTS[id]!.message.includes('{'),
);

/** The file with all of these faults, the first one on line 2, and without one of its texts. */
const FAULTY_CODE = JSON.stringify(
  {
    ...Object.fromEntries(
      IN_CODE.map(([, change], index) => {
        const id = PLACEHOLDERS[index]!;
        return [id, {...TEXTS[id], ...change(TEXTS[id]!)}];
      }),
    ),
    ...Object.fromEntries(
      Object.entries(TEXTS).filter(
        ([id]) =>
          id !== ABSENT && !PLACEHOLDERS.slice(0, IN_CODE.length).includes(id),
      ),
    ),
  },
  null,
  1,
);

const inCode = (fault: string, at: Fault['at']): Fault => ({
  check: 'interface strings',
  fault,
  changes: {[CODE]: FAULTY_CODE},
  at,
});

const COMMENTS = `${getCatalogueFolder('ko', 'ocr')}/run.json`;

const TRANSLATION = `${getTranslatedDocsFolder('ko', 'ocr')}/current/planted.mdx`;
const KOREAN = ['title: 심은 쪽', 'description: 시험만 보는 쪽'];

/** Plants a fault in a translated page. */
function inTranslation(
  fault: string,
  body: string,
  line: number,
  page = '## First {#first}\n\nNo text is lost `run` 30',
  frontMatter = KOREAN,
): Fault {
  return {
    check: 'translations',
    fault,
    changes: {
      [PAGE]: pageText(page),
      [TRANSLATION]: pageText(body, frontMatter),
    },
    at: `${TRANSLATION}:${line + 5}`,
  };
}

/** Fake secrets, split so that secret scanners do not report this file. */
const SECRETS = {
  'a key of AWS': ['AKIA', 'YTQ5JVNR7WXEK2LM'],
  'a key of any service': ['api_key=', '"9f86d081884c7d659a2feaa0c55ad015"'],
};

export const LANGUAGE_FAULTS: readonly Fault[] = [
  inBody('spelling', 'a misspelt word', '\nThe `calback` is a calback.', 2),
  inBody('spelling', 'an American word', 'The color of a cell.'),
  inModule('spelling', 'a misspelt text', "const TEXT = {en: 'A calback'};"),
  {
    check: 'spelling',
    fault: 'a misspelt comment of a contract',
    changes: {
      [OCR_CONTRACT.file]: `/* A calback. */\n${DISK.read(OCR_CONTRACT.file)}`,
    },
    at: `${OCR_CONTRACT.file}:1`,
  },
  inBody('wording', 'a doubled word', '\nRead the `a`\nof the the file.', 3),
  inBody('wording', 'the third person', 'Contact the vendor.'),
  inBody('wording', 'a download into a shell', '```bash\ncurl a | sh\n```', 2),
  inModule(
    'wording',
    'a confused word',
    "const TEXT = {en: 'It could of run'};",
  ),
  ...Object.entries(SECRETS).map(([what, parts]) =>
    inBody('secrets', what, `\n\`\`\`bash\n${parts.join('')}\n\`\`\``, 3),
  ),
  {
    check: 'search terms',
    fault: 'terms of an unknown page and in other letters',
    changes: {
      [TERMS]: '{"intro": ["소개", "intro"],\n"moved": ["옮김"]}',
    },
    at: `${TERMS}:2`,
  },
  {
    check: 'search terms',
    fault: 'nine terms of a page',
    changes: {[TERMS]: JSON.stringify({intro: [...'가나다라마바사아자']})},
    at: `${TERMS}:1`,
  },
  {
    check: 'search terms',
    fault: 'a term that the Korean title has',
    changes: {[TERMS]: '{"changelog": ["변경 내역을"]}'},
    at: `${TERMS}:1`,
  },
  {
    check: 'search terms',
    fault: 'keywords that the page contains, one as another form',
    changes: {
      [PAGE]: pageText('Filters rows.', [
        ...'title: One\ndescription: Two\nkeywords: [funnel, filtering row]'.split(
          '\n',
        ),
      ]),
    },
    at: `${PAGE}:4`,
  },
  {
    check: 'front matter',
    fault: 'nine keywords',
    changes: {
      [PAGE]: pageText('Text.', [
        ...'title: One\ndescription: Two\nkeywords: [a, b, c, d, e, f, g, h, i]'.split(
          '\n',
        ),
      ]),
    },
    at: `${PAGE}:4`,
  },
  ...IN_CODE.map(([fault], index) => inCode(fault, `${CODE}:${2 + 4 * index}`)),
  inCode('a text without a translation', /^src\/.*:\d+$/),
  inModule(
    'table texts',
    'a Korean text that is English',
    "const A = {ko: 'left in plain English', en: 'left in English'};",
  ),
  inModule(
    'table texts',
    'another number',
    "const A = {ko: '20일 안에', en: 'within 30 days'};",
  ),
  {
    check: 'translation folders',
    fault: 'an unknown language',
    changes: {'i18n/fr/code.json': '{}'},
    at: 'i18n/fr/code.json:1',
  },
  inBody(
    'terms',
    'another word for a term',
    '\n핸들을 해제합니다.',
    2,
    TRANSLATION,
  ),
  inBody(
    'terms',
    'a particle after a space',
    '`run` 을 부릅니다.',
    1,
    TRANSLATION,
  ),
  ...[
    '인수을',
    '시트이',
    '형식로',
    '도서관를',
    '형식는',
    '3를',
    '`SDK`을',
    '50%을',
  ].map((word) =>
    inBody(
      'particles',
      `the particle of ${word}`,
      `${word} 씁니다.`,
      1,
      TRANSLATION,
    ),
  ),
  inBody('terms', 'a caption', '<Tab label="파라미터" />', 1, TRANSLATION),
  inModule('terms', 'a Korean text of a table', "const A = {ko: '라이센스'};"),
  {
    check: 'terms',
    fault: 'straight quotes and another politeness in a file of texts',
    changes: {[CODE]: '{"a": "\\"글\\"이다",\n"b": "읽는다."}'},
    at: `${CODE}:2`,
  },
  inTranslation('a missing heading', '## 가 {#other}\n\n글', 1),
  inTranslation(
    'a heading with an id of its own language',
    '## 가\n\n글.',
    1,
    '## First\n\nA text.',
  ),
  inTranslation(
    'a paragraph in English',
    '## 가 {#first}\n\nNo text is lost then `run` 30',
    3,
  ),
  inTranslation(
    'a sentence in English',
    '## 가 {#first}\n\n글 `run` 30. No text is lost then.',
    3,
  ),
  inTranslation(
    'a caption in English',
    '## 가 {#first}\n\n글 `run` 30\n\n<Picture caption="No text is lost then" />',
    5,
    '## First\n\nA text `run` 30\n\n<Picture caption="No text is lost then" />',
  ),
  inTranslation(
    'a short heading in English',
    '## Save it {#first}\n\n글 `run` 30',
    1,
  ),
  inTranslation(
    'another number than a word of English',
    '6분 기다립니다.',
    1,
    'Wait for five minutes.',
  ),
  inTranslation('another number', '## 가 {#first}\n\n글 `run` 40', 3),
  inTranslation('another name of code', '## 가 {#first}\n\n글 `stop` 30', 3),
  inTranslation(
    'a list that its page does not have',
    '## 가 {#first}\n\n글 `run` 30\n\n- 나',
    5,
  ),
  inTranslation(
    'a code block less than its page',
    '## 가 {#first}\n\n글 `run` 30',
    3,
    '## First {#first}\n\nText `run` 30\n\n```c\nint a;\n```',
  ),
  inTranslation(
    'code of its own',
    '글\n\n```c\nint a;\n```',
    3,
    'A\n\n```c\n```',
  ),
  inTranslation('an import', "글\n\nimport A from '@theme/Tabs';", 3, 'A'),
  {
    ...inTranslation(
      'an unknown name of a translation',
      '{year} {name}',
      1,
      'export const year = 1;\n\n{year}',
    ),
    check: 'elements',
  },
  // On line 4 of the file.
  inTranslation('a key of the English page', '글.', -1, 'A.', [
    ...KOREAN,
    'hide_footer: true',
  ]),
  ...Object.entries({
    'of another English text': {
      hash: '0',
      text: 'ARGO_E_IN_CALLBACK을 반환합니다.',
    },
    'without a name of the English text': {
      hash: hashText('Returns ARGO_E_IN_CALLBACK.'),
      text: '코드를 반환합니다.',
    },
  }).map(([what, entry]) => ({
    check: 'contract translations',
    fault: `a comment ${what}`,
    changes: {[COMMENTS]: JSON.stringify({'run @callback forbidden': entry})},
    at: `${COMMENTS}:1`,
  })),
  {
    ...inTranslation('another English text', '글\n\n## 가 {#first}\n', 3),
    check: 'stale translations',
  },
  // On line 2 of the file.
  inTranslation('a title in English', '글.', -3, 'A.', [
    'title: A planted page',
    'description: 시험만 보는 쪽',
  ]),
];
