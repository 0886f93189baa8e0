import {readFileSync} from 'node:fs';
import type {SiteTables} from '../../../scripts/check/siteTables';
import type {PlantedFault} from './plantedFault';
import {LOCALE_TABLE, type LocaleRow} from '../../../src/site/locales';
import {inPage, PAGE} from './plantedPage';
import {pageText, SITE_TABLES} from './support';
import {IN_HOLDS} from './plantedHolds';
import {IN_MARKS} from './plantedMarks';
import {IN_MEMORY} from './plantedMemory';
import {IN_ROOMS} from './plantedRooms';
import {IN_TAKEN} from './plantedTaken';
import {IN_TERMS} from './plantedTerms';
import {IN_TWINS} from './plantedTwins';
import {IN_CONTRADICTIONS} from './plantedContradictions';
import {IN_ADVICE} from './plantedAdvice';
import {IN_CONTRACTS} from './plantedContracts';
import {IN_FACTS} from './plantedFacts';
import {IN_FILES} from './plantedFiles';
import {IN_FORMS} from './plantedForms';
import {IN_WHAT_IS_OUTSIDE} from './plantedOutside';
import {IN_ORDER} from './plantedOrder';
import {IN_PRODUCTS} from './plantedProducts';
import {IN_REPOSITORY} from './plantedRepository';
import {IN_SAMPLES_READ} from './plantedSamples';
import {IN_SPELLING} from './plantedSpelling';
import {IN_STYLES} from './plantedStyles';
import {IN_SYNTAX} from './plantedSyntax';
import {IN_WRITING} from './plantedWriting';

const KOREAN = 'i18n/ko/code.json';
const DECLARATIONS = 'contracts/spreadsheet/spreadsheet-sdk.d.ts';

/** Where a text first stands in a file, as messages write it. */
function lineOf(file: string, text: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1}`;
}

/** A locale that this site does not have. */
const FRENCH: LocaleRow = {
  label: 'Français',
  name: 'French',
  htmlLang: 'fr',
  direction: 'ltr',
};

/** The tables of a site that is in French too, with these texts. */
function inFrench(fr: Readonly<Record<string, string>>): Partial<SiteTables> {
  return {locales: {...LOCALE_TABLE, fr: FRENCH}, strings: {fr}};
}

function inFrontMatter(
  fault: string,
  lines: readonly string[],
  says: string,
  line: number,
): PlantedFault {
  return {
    check: 'front matter',
    fault,
    changes: {[PAGE]: pageText('Text.', lines)},
    at: `${PAGE}:${line}`,
    says,
  };
}

/** A page of a set, a page beside them, fragments, and translations of both. */
const PLACES = [
  'docs-ocr/planted.mdx',
  'docs-spreadsheet/_planted.mdx',
  'i18n/ko/docusaurus-plugin-content-docs-ocr/current/api/planted.mdx',
  'i18n/ko/docusaurus-plugin-content-pages/planted.mdx',
  'src/pages/_planted/part.mdx',
  'src/pages/planted.mdx',
];

const TITLE = 'title: A planted page';
const DESCRIPTION =
  'description: A page that only tests see, with a description of the length that pages must have.';

const IN_PAGES: readonly PlantedFault[] = [
  inPage('mdx', 'an open brace', 'Text {oops', 'closing brace'),
  inPage(
    'mdx',
    'an element that is not closed',
    '<div>\n\ntext',
    'Expected a closing tag',
  ),
  inPage(
    'headings',
    'an id used twice',
    '## One {#same}\n\n## Two {#same}',
    'taken by line 6',
    8,
  ),
  inPage(
    'headings',
    "the id of Docusaurus's own element",
    '## One {#__docusaurus}',
    'an element around every page has',
  ),
  inPage(
    'headings',
    'the id of an element of the frame',
    '## Docs menu',
    '"docs-menu"',
  ),
  inPage(
    'headings',
    'the name under which scripts find each other',
    '## One {#webpackChunkdocument_sdk_site}',
    'an element around every page has',
  ),
  inPage('fences', 'an unknown language', '```klingon\nx\n```', '"klingon"'),
  inPage(
    'fences',
    'a state of the network that there is not',
    '```text title="Output" network="none"\n$ x\n```',
    'one of down',
  ),
  inPage(
    'fences',
    'an output that follows no program',
    'Text.\n\n```text title="Output"\n$ ./run\nread\n```',
    'title="Output" that follows no program',
    8,
  ),
  inPage(
    'fences',
    'an output below a part of a program',
    '```c title="part.c"\nint one(void);\n```\n\n```text title="Output"\n$ ./part\nread\n```',
    'title="Output" that follows no program',
    10,
  ),
  inPage(
    'fences',
    'an output that runs nothing',
    '```python title="run.py"\nprint(1)\n```\n\n```text title="Output"\n1\n```',
    'without a command',
    10,
  ),
  inPage(
    'fences',
    'a log that follows no sample',
    '```c title="part.c"\nint one(void);\n```\n\n```text title="Console"\n1\n```',
    'title="Console" that follows no program',
    10,
  ),
  inPage(
    'fences',
    'a fence that nothing closes',
    'Text.\n\n```bash\nls\n\nMore text.',
    'a code fence that nothing closes',
    8,
  ),
  inPage('fences', 'an open quote', '```c title="run.c\nx\n```', 'run.c'),
  inPage(
    'sample habits',
    'an answer that nobody looks at',
    "```ts\nconst a = await fetch('/a');\nif (!a.ok) {\n  throw new Error();\n}\nawait fetch('/b');\n```",
    '2 fetch() and 1 .ok',
    7,
  ),
  inPage(
    'sample habits',
    'a package that anybody can register',
    'Text.\n\n```bash\nnpm install\nnpm install --save sheet-kit@1.2.0\n```',
    'the package "sheet-kit@1.2.0"',
    10,
  ),
  inPage(
    'sample habits',
    'what may be a real licence key',
    "```ts\nawait createSpreadsheet('#sheet', {licenseKey: 'AB12-CD34-EF56'});\n```",
    'the licence key "AB12-CD34-EF56"',
    7,
  ),
  inPage(
    'sample habits',
    'such a package in code style',
    'Run `pnpm add sheet-kit`, or `npm install ./sheet-kit.tgz`.',
    'the package "sheet-kit"',
  ),
  inPage(
    'wording',
    'a phrase that is no English of the field',
    'Text.\n\nA failure is told by an event, not lost.',
    '"is told by"',
    8,
  ),
  inPage(
    'wording',
    'a phrase with a line break in it',
    'A failure is not lost in\nsilence.',
    '"in silence"',
  ),
  inPage(
    'wording',
    'a phrase in a sample',
    '```c\nputs("x"); // mend the call\n```',
    'expected "correct"',
    7,
  ),
  inPage(
    'wording',
    'a call that answers a status',
    'The call answers [ARGO_E_TIMEOUT](./api/run.mdx).',
    'expected "returns" a status',
  ),
  ...[
    {
      fault: 'a phrase in the comments of the header',
      file: 'contracts/ocr/argo_sdk.h',
      text: '/*\n * Errors are left out\n * of account.\n */\n',
      line: 2,
      says: '"left out of account"',
    },
    {
      fault: 'a phrase in the comments of the declarations',
      file: 'contracts/spreadsheet/spreadsheet-sdk.d.ts',
      text: '/** The cells on view. */\nexport declare const cells: number;\n',
      line: 1,
      says: '"on view"',
    },
    {
      fault: 'a phrase in a string of the interface',
      file: 'src/components/Planted.tsx',
      text: "// In silence.\nexport const TEXT = 'Much data.';\n",
      line: 2,
      says: '"Much data"',
    },
    {
      fault: 'a phrase in the text of an element',
      file: 'src/components/Planted.tsx',
      text: 'export const planted = (\n  <p>\n    All is on view.\n  </p>\n);\n',
      line: 3,
      says: '"on view"',
    },
  ].map(({fault, file, text, line, says}) => ({
    check: 'wording',
    fault,
    changes: {[file]: text},
    at: `${file}:${line}`,
    says,
  })),
  inPage(
    'links',
    'a file that does not exist',
    '[run](./api/ruun.mdx)',
    './api/ruun.mdx',
  ),
  inPage('links', 'another case', '[run](./api/Run.mdx)', './api/Run.mdx'),
  inPage(
    'links',
    'a help topic that there is not',
    '[help](/ocr/csh-redirect?topic=encodin)',
    'Did you mean encoding? Correct the topic',
  ),
  inPage(
    'links',
    'an anchor that does not exist',
    '[self](#nowhere)',
    '#nowhere',
  ),
  ...(
    [
      [
        'of a page with a mark',
        '[self](#nowhere)\n\nIt is <Unspecified id="ocr.planted">Which?</Unspecified>.',
        '#nowhere',
      ],
      [
        'that is the id of a mark',
        '[self](#ocr.planted)\n\nIt is <Unspecified id="ocr.planted">Which?</Unspecified>.',
        '#ocr.planted',
      ],
      [
        'of a page with tables of the header',
        '[run](./api/run.mdx#usage-imagePath-nul)',
        'Did you mean usage-imagePath-null?',
      ],
      [
        'of a page with entries of the declarations',
        '[sheet](/spreadsheet/reference/sheet#Sheet-usedAera)',
        'Did you mean Sheet-usedArea?',
      ],
      [
        'of an index of members',
        '[names](./reference/a-z.mdx#letter-1)',
        '#letter-1',
      ],
      [
        'of the open questions',
        '[question](/open-questions#ocr.planted)',
        '#ocr.planted',
      ],
      [
        'that is the title of a page',
        '[policy](/legal/privacy#privacy-policy)',
        '#privacy-policy',
      ],
      ['of the glossary', '[term](/glossary#workr)', 'Did you mean worker?'],
      ['of a component', '[cost](/products#costs)', 'Did you mean cost?'],
    ] as const
  ).map(([fault, body, says]) =>
    inPage('links', `an unknown anchor ${fault}`, body, says),
  ),
  inPage(
    'links',
    'an address without a page',
    '[sheet](/spreadsheet/intr)',
    '/spreadsheet/intr',
  ),
  inPage(
    'links',
    'a redirect',
    '[sheet](/spreadsheet/license)',
    '/spreadsheet/license',
  ),
  inPage(
    'links',
    'another host without a scheme',
    '[peer](//peer.example)',
    '//peer.example',
  ),
  inPage('links', 'a script', '[run](javascript:alert)', 'javascript:alert'),
  inPage('links', 'data', '[run](data:text/html,x)', 'data:text/html'),
  inPage(
    'links',
    'an element with pathname:',
    '<a href="pathname:///contracts/ocr/argo_sdk.h">the header</a>',
    '<a href=',
  ),
  inPage(
    'links',
    'an element to a page',
    '<a href="/spreadsheet/intro">the sheet</a>',
    '<a href=',
  ),
  inPage(
    'links',
    'a published file that does not exist',
    '[header](pathname:///contracts/none.h)',
    'none.h',
  ),
  inPage(
    'links',
    'a page in another case of letters',
    '[the text](./Intro.mdx)',
    './Intro.mdx',
  ),
  inPage('link text', 'no text', '[](./intro.mdx)', 'without text'),
  inPage('images', 'no file', '![A scan](./scan.png)', './scan.png'),
  inPage(
    'images',
    'a file name as text',
    '![logo.svg](/img/logo.svg)',
    '"logo.svg"',
  ),
  inPage(
    'images',
    'another host',
    '![A scan](https://peer.example/scan.png)',
    'https://peer.example',
  ),
  inPage(
    'images',
    'an element without alt',
    '<img src="/img/logo.svg" />',
    'without alternative text',
  ),
  inPage(
    'markup',
    'a name that stands for something of the document',
    '<img name="body" alt="" src="/img/logo.svg" />',
    '`name` on <img>',
  ),
  inPage(
    'markup',
    'an element with the id of another one around the page',
    '<div id="__docusaurus">x</div>',
    'id "__docusaurus" on <div>',
  ),
  inPage('markup', 'a frame', '<iframe title="x" src="/" />', '<iframe>'),
];

const IN_FRONT_MATTER: readonly PlantedFault[] = [
  {
    check: 'mdx',
    fault: 'front matter that is not YAML',
    changes: {[PAGE]: pageText('Text.', ['title: "open'])},
    at: `${PAGE}:3`,
    says: 'YAML',
  },
  inFrontMatter(
    'an unknown key',
    [TITLE, DESCRIPTION, 'hide_foooter: true'],
    'hide_foooter',
    4,
  ),
  inFrontMatter(
    'a key of other pages',
    [TITLE, DESCRIPTION, 'legal_text: terms'],
    'legal_text',
    4,
  ),
  inFrontMatter(
    'a text for a flag',
    [TITLE, DESCRIPTION, 'hide_footer: "yes"'],
    'hide_footer',
    4,
  ),
  inFrontMatter(
    'a sidebar that does not exist',
    [TITLE, DESCRIPTION, 'displayed_sidebar: none'],
    'displayed_sidebar',
    4,
  ),
  inFrontMatter(
    'a next page that does not exist',
    [TITLE, DESCRIPTION, 'pagination_next: api/ruun'],
    'api/ruun',
    4,
  ),
  {
    check: 'front matter',
    fault: 'a title that another page has',
    changes: {
      'docs-ocr/_a.mdx': null,
      'docs-ocr/planted-a.mdx': pageText('Text.', [
        TITLE,
        DESCRIPTION.replace('only', 'just'),
      ]),
      'docs-ocr/planted-b.mdx': pageText('Text.', [TITLE, DESCRIPTION]),
    },
    at: 'docs-ocr/planted-b.mdx:2',
    says: 'the same `title` as docs-ocr/planted-a.mdx:2',
  },
];

const {redirects, helpTopics, sidebars, glossary} = SITE_TABLES;

const REASON =
  '// Replaces the original, which does not do what this test wants.';

const IN_THEME: readonly PlantedFault[] = [
  {
    check: 'overrides',
    fault: 'an override without a row',
    changes: {'src/theme/Logo.tsx': `${REASON}\nexport {};`},
    at: 'src/theme/Logo.tsx:1',
    says: 'no row for `Logo`',
  },
  {
    check: 'overrides',
    fault: 'an override without a reason',
    changes: {'src/theme/Root.tsx': 'export {};'},
    at: 'src/theme/Root.tsx:1',
    says: 'no reason on the first line',
  },
  {
    check: 'overrides',
    fault: 'an override that does work of its own',
    changes: {'src/theme/Root.tsx': `${REASON}\n${'// more\n'.repeat(50)}`},
    at: 'src/theme/Root.tsx:41',
    says: '51 lines',
  },
  {
    check: 'overrides',
    fault: 'a wrapper that the ledger calls a replacement',
    changes: {
      'src/theme/Footer/Layout/index.tsx': `${REASON}\nimport Layout from '@theme-original/Footer/Layout';`,
    },
    at: /^src\/theme\/README\.md:\d+: /m,
    says: '`Footer/Layout` is said to be of the kind "replace"',
  },
  {
    check: 'overrides',
    fault: 'rows that are left over, of an old version and without a reason',
    changes: {'src/theme/README.md': '| `Gone` | wrap |  | short | 3.9.0 |'},
    at: 'src/theme/README.md:1',
    says: '`Gone`, which nothing overrides',
  },
];

const IN_TABLES: readonly PlantedFault[] = [
  {
    check: 'sidebars',
    fault: 'a page that no sidebar lists',
    changes: {[PAGE]: pageText('Text.')},
    at: `${PAGE}:1`,
    says: 'stands in no sidebar',
  },
  {
    check: 'sidebars',
    fault: 'an entry without a page',
    changes: {'docs-ocr/license/license-revocation.mdx': null},
    at: /^sidebars\/ocr\.ts:\d+: /m,
    says: '"license/license-revocation", which is no page',
  },
  {
    check: 'sidebars',
    fault: 'a page listed twice',
    tables: {
      sidebars: {
        ...sidebars,
        ocr: {ocrSidebar: [...(sidebars.ocr['ocrSidebar'] as []), 'intro']},
      },
    },
    at: /^sidebars\/ocr\.ts:\d+: /m,
    says: '"intro" a second time',
  },
  {
    check: 'sidebars',
    fault: 'a sidebar under another name',
    tables: {sidebars: {...sidebars, ocr: {other: []}}},
    at: 'sidebars/ocr.ts:1',
    says: 'no sidebar "ocrSidebar"',
  },
  {
    check: 'help topics',
    fault: 'topics of a set that has no page for them',
    changes: {'docs-ocr/csh-redirect.mdx': null},
    at: 'src/sets/ocr/helpTopics.ts:1',
    says: 'topics of the set "ocr", which has no page for them',
  },
  {
    check: 'help topics',
    fault: 'a page that does not exist',
    tables: {
      helpTopics: {...helpTopics, ocr: {x: {label: 'X', to: '/ocr/none'}}},
    },
    at: 'src/sets/ocr/helpTopics.ts:1',
    says: '/ocr/none',
  },
  {
    check: 'help topics',
    fault: 'an anchor that a page with components does not have',
    tables: {
      helpTopics: {
        ...helpTopics,
        ocr: {x: {label: 'X', to: '/ocr/api/c_api_details#ARGO_E_JSN'}},
      },
    },
    at: 'src/sets/ocr/helpTopics.ts:1',
    says: 'c_api_details#ARGO_E_JSN',
    cure: 'Did you mean ARGO_E_JSON?',
  },
  {
    check: 'help topics',
    fault: 'another host',
    tables: {
      helpTopics: {...helpTopics, ocr: {x: {label: 'X', to: '//peer.example'}}},
    },
    at: 'src/sets/ocr/helpTopics.ts:1',
    says: '//peer.example',
  },
  ...(
    [
      [
        'a page that does not exist',
        {to: '/ocr/api/ruun'},
        'leads to `/ocr/api/ruun`',
        '',
      ],
      [
        'an anchor that does not exist',
        {to: '/ocr/api/run#regoin'},
        'leads to `/ocr/api/run#regoin`',
        'Did you mean region?',
      ],
      [
        'a page of another set',
        {to: '/spreadsheet/intro'},
        'leads to `/spreadsheet/intro`',
        '',
      ],
      [
        'a page that is silent on the term',
        {to: '/ocr/license/license-activation', term: {ko: '큐', en: 'Queue'}},
        'a page without the word "queue"',
        '',
      ],
      [
        'a term that no page uses',
        {term: {ko: '없음', en: 'Flux capacitor'}},
        '"ocr" have 0 times',
        '',
      ],
      ['an id used twice', {id: 'queue'}, '"queue" a second time', ''],
    ] as const
  ).map(([fault, more, says, cure]) => ({
    check: 'glossary',
    fault,
    tables: {
      glossary: [
        ...glossary,
        {
          id: 'planted',
          term: {ko: '영역', en: 'Region'},
          meaning: {ko: '', en: ''},
          set: 'ocr' as const,
          to: '/ocr/api/run#region',
          ...more,
        },
      ],
    },
    at: /^src\/sets\/glossary\.ts:\d+: /m,
    says,
    cure,
  })),
  {
    check: 'redirects',
    fault: 'a loop',
    tables: {
      redirects: [...redirects, {from: '/a', to: '/b'}, {from: '/b', to: '/a'}],
    },
    at: 'src/sets/redirects.ts:1',
    says: '/a → /b, which is a redirect itself',
  },
  {
    check: 'redirects',
    fault: 'a former address that leads nowhere',
    changes: {'src/sets/movedPages.json': '{"ocr": {\n  "old": "none"\n}}'},
    tables: {redirects: [...redirects, {from: '/ocr/old', to: '/ocr/none'}]},
    at: 'src/sets/movedPages.json:2',
    says: '/ocr/old → /ocr/none, which does not exist',
  },
  {
    check: 'redirects',
    fault: 'a target that does not exist',
    tables: {redirects: [...redirects, {from: '/a', to: '/ocr/none'}]},
    at: 'src/sets/redirects.ts:1',
    says: '/ocr/none',
  },
  {
    check: 'redirects',
    fault: 'a group whose first page is gone',
    changes: {'docs-ocr/license/license-activation.mdx': null},
    at: /^src\/sets\/ocr\/set\.ts:\d+: /m,
    says: '/ocr/license → /ocr/license/license-activation, which does not exist',
  },
  {
    check: 'legal pages',
    fault: 'a text in one language only',
    changes: {'src/pages/legal/terms.mdx': null},
    at: 'src/pages/legal/terms.mdx:1',
    says: 'no such page',
  },
  {
    check: 'translations',
    fault: 'a translation with another outline',
    changes: {
      'i18n/ko/docusaurus-plugin-content-pages/markdown-page.mdx':
        pageText('# 안내'),
    },
    at: 'i18n/ko/docusaurus-plugin-content-pages/markdown-page.mdx:6',
    says: 'no further heading',
  },
  {
    check: 'translations',
    fault: 'a copy of the English page in place of a translation',
    changes: {
      [PAGE]: pageText('You can read images with it.'),
      'i18n/ko/docusaurus-plugin-content-docs-ocr/current/planted.mdx':
        pageText('이미지를 읽습니다.\n\nYou can read images with it.'),
    },
    at: 'i18n/ko/docusaurus-plugin-content-docs-ocr/current/planted.mdx:8',
    says: '"You can read images with it.", in English as in docs-ocr/planted.mdx: 1 of 1 texts',
  },
  {
    check: 'translations',
    fault: 'an English sentence that was edited before it was left',
    changes: {
      [PAGE]: pageText('You can read images with it.'),
      'i18n/ko/docusaurus-plugin-content-docs-ocr/current/planted.mdx':
        pageText('이미지를 읽습니다.\n\nYou may also read pictures with that.'),
    },
    at: 'i18n/ko/docusaurus-plugin-content-docs-ocr/current/planted.mdx:8',
    says: '"You may also read pictures with that.", in English',
    cure: 'Translate them',
  },
  {
    check: 'translations',
    fault: 'a page without a translation',
    changes: {
      'i18n/ko/docusaurus-plugin-content-pages/markdown-page.mdx': null,
    },
    at: 'i18n/ko/docusaurus-plugin-content-pages/markdown-page.mdx:1',
    says: 'the translation of src/pages/markdown-page.mdx',
  },
  {
    check: 'legal pages',
    fault: 'a locale of the table without them',
    tables: {locales: {...LOCALE_TABLE, fr: FRENCH}},
    at: 'i18n/fr/docusaurus-plugin-content-pages/legal/privacy.mdx:1',
    says: 'no such page',
  },
  {
    check: 'translation folders',
    fault: 'a folder that no locale claims',
    changes: {'i18n/fr/code.json': '{}'},
    at: 'i18n/fr:1',
    says: 'Add a row "fr" to src/site/locales.ts',
  },
  {
    check: 'translation folders',
    fault: 'a folder of the language of the sources',
    changes: {'i18n/en/code.json': '{}'},
    at: 'i18n/en:1',
    says: 'the sources themselves are in this language',
  },
  {
    check: 'translation folders',
    fault: 'a folder that no set claims',
    changes: {
      'i18n/ko/docusaurus-plugin-content-docs-typo/current.json': '{}',
    },
    at: 'i18n/ko/docusaurus-plugin-content-docs-typo/current.json:1',
    says: 'a file that no set and no page claims',
  },
  {
    check: 'translation folders',
    fault: 'a file that no page names',
    changes: {
      'i18n/ko/docusaurus-plugin-content-docs-ocr/current/stray.png': '',
    },
    at: 'i18n/ko/docusaurus-plugin-content-docs-ocr/current/stray.png:1',
    says: 'a file that no set and no page claims',
  },
  {
    check: 'table texts',
    fault: 'a locale of the table without texts',
    tables: {locales: {...LOCALE_TABLE, fr: FRENCH}},
    at: 'src/site/locales.ts:1',
    says: 'src/site/strings/fr.ts',
  },
  {
    check: 'table texts',
    fault: 'a text that a further locale lacks',
    tables: inFrench({}),
    at: /^src\/site\/commonLinkLabels\.ts:\d+: the text "My Page"/m,
    says: 'the text "Contact Us" has no French translation',
  },
  {
    check: 'table texts',
    fault: 'a text that was left in English',
    tables: inFrench({'My Page': 'My Page'}),
    at: 'src/site/strings/fr.ts:1',
    says: '"My Page" says "My Page"',
  },
  {
    check: 'table texts',
    fault: 'a text that no table says',
    tables: inFrench({'Your Page': 'Votre page'}),
    at: 'src/site/strings/fr.ts:1',
    says: '"Your Page", which no table says',
  },
  {
    check: 'table texts',
    fault: 'a Korean text that was left in English',
    changes: {
      'src/sets/planted.ts':
        "export const X = {\n  summary: {ko: 'Reads text from images.', en: 'Reads text from images.'},\n};",
    },
    at: 'src/sets/planted.ts:2',
    says: '"Reads text from images." as the Korean text',
  },
  {
    check: 'table texts',
    fault: 'a text that is put together',
    changes: {
      'src/sets/planted.ts': "export const X = {ko: '가' + '나', en: 'A'};",
    },
    at: 'src/sets/planted.ts:1',
    says: 'a text that is put together',
  },
  {
    check: 'interface links',
    fault: 'an address in a component',
    changes: {
      'src/components/Planted.tsx': 'export default <a href="/ocr/none">x</a>;',
    },
    at: 'src/components/Planted.tsx:1',
    says: '/ocr/none',
  },
  {
    check: 'component code',
    fault: 'code that a component writes',
    changes: {
      'src/components/Planted.tsx':
        'export default function Planted() {\n  return <CodeBlock>x</CodeBlock>;\n}',
    },
    at: 'src/components/Planted.tsx:2',
    says: '<CodeBlock> in a component',
  },
  {
    check: 'mdx',
    fault: 'a page where no page may stand',
    changes: {'src/components/planted.mdx': pageText('Text.')},
    at: 'src/components/planted.mdx:1',
    says: 'outside the folders of pages',
  },
  {
    check: 'interface links',
    fault: 'a task of a set that leads nowhere',
    changes: {
      'src/sets/planted/set.ts':
        "export const A = {tasks: [{to: '/ocr/none'}]};",
    },
    at: 'src/sets/planted/set.ts:1',
    says: '/ocr/none',
  },
  {
    check: 'static files',
    fault: 'an empty file',
    changes: {'static/img/empty.svg': ''},
    at: 'static/img/empty.svg:1',
    says: 'an empty file',
  },
  {
    check: 'static files',
    fault: 'a page under the name of a picture',
    changes: {'static/img/bad.png': '<!doctype html><script>1</script>'},
    at: 'static/img/bad.png:1',
    says: 'no PNG picture',
  },
  {
    check: 'static files',
    fault: 'a page under the name of a drawing',
    changes: {'static/img/bad.svg': '<html><body>x</body></html>'},
    at: 'static/img/bad.svg:1',
    says: 'no SVG drawing',
  },
  {
    check: 'static files',
    fault: 'an ending that no host has a type for',
    changes: {'static/img/bad.xyz': 'x'},
    at: 'static/img/bad.xyz:1',
    says: '".xyz"',
  },
  {
    check: 'static files',
    fault: 'a script in a drawing',
    changes: {'static/img/bad.svg': '<svg>\n<script>1</script></svg>'},
    at: 'static/img/bad.svg:2',
    says: '<script>',
  },
  {
    check: 'static files',
    fault: 'a handler in a drawing',
    changes: {'static/img/bad.svg': '<svg onload="x()"/>'},
    at: 'static/img/bad.svg:1',
    says: 'onload',
  },
  {
    check: 'static files',
    fault: 'another host in a drawing',
    changes: {
      'static/img/bad.svg':
        '<svg><image xlink:href="https://peer.example/x"/></svg>',
    },
    at: 'static/img/bad.svg:1',
    says: 'peer.example',
  },
];

const RUN = 'docs-ocr/api/run.mdx';

/** Faults in what pages say of the contracts, and in their samples. */
const IN_SAMPLES: readonly PlantedFault[] = [
  inPage(
    'ocr reference',
    'a code that the header does not have',
    'Ends with `ARGO_E_LATE`.',
    'ARGO_E_LATE, which is not in the header',
  ),
  inPage(
    'ocr reference',
    'a status that a sample does not look at',
    '```c\nrun(handle, path, NULL, &text);\n```',
    'its status is not looked at',
    7,
  ),
  {
    check: 'ocr reference',
    fault: 'a function page without its parts',
    changes: {[RUN]: pageText('`run` reads an image.')},
    at: `${RUN}:1`,
    says: 'level 2 sections are ()',
  },
  {
    check: 'ocr reference',
    fault: 'types without an entry',
    changes: {
      'docs-ocr/reference/types.mdx': pageText('No entries.'),
    },
    at: lineOf('contracts/ocr/argo_sdk.h', '*ArgoSDKHandle;'),
    says: 'ArgoSDKHandle, which has no entry in the reference',
  },
  {
    check: 'spreadsheet contract',
    fault: 'a type with two entries',
    changes: {
      'docs-spreadsheet/planted.mdx': pageText('<ApiEntries of="Sheet" />'),
    },
    at: lineOf(DECLARATIONS, 'interface Sheet extends'),
    says: 'Sheet, with entries in docs-spreadsheet/planted.mdx and docs-spreadsheet/reference/sheet.mdx',
  },
  {
    check: 'spreadsheet contract',
    fault: 'members without an entry',
    changes: {
      'docs-spreadsheet/reference/sheet.mdx': pageText('No entries.'),
    },
    at: lineOf(DECLARATIONS, 'freeze(panes'),
    says: 'Sheet.freeze, which has no entry in the reference',
  },
  {
    check: 'spreadsheet contract',
    fault: 'a member that does not exist',
    changes: {
      'docs-spreadsheet/planted.mdx': pageText('Call `sheet.freezeRows()`.'),
    },
    at: 'docs-spreadsheet/planted.mdx:6',
    says: 'Sheet has no member freezeRows',
  },
  {
    check: 'spreadsheet contract',
    fault: 'an error code that does not exist',
    changes: {
      'contracts/spreadsheet/spreadsheet-sdk.d.ts': [
        '/** Codes. @since 1.0 */',
        'export interface SpreadsheetErrorCodes {',
        '  /** Cancelled.',
        '   * @since 1.0',
        '   */',
        "  readonly ABORTED: 'ABORTED';",
        '}',
        '/** Opens.',
        ' * @throws SpreadsheetError `ABORTED`, `ABORTET`',
        ' * @since 1.0',
        ' */',
        'export declare function open(): void;',
        '',
      ].join('\n'),
    },
    at: `${DECLARATIONS}:12`,
    says: 'open, which throws `ABORTET`',
  },
  {
    check: 'typescript samples',
    fault: 'broken samples in every kind of place',
    changes: Object.fromEntries(
      PLACES.map((file) => [
        file,
        pageText("```ts\nexport const count: number = 'one';\n```"),
      ]),
    ),
    at: new RegExp(
      PLACES.map((file) => `(?=[^]*^${file}:7: TS2322 )`).join(''),
      'm',
    ),
    says: 'Mend the sample',
  },
  {
    check: 'interface strings',
    fault: 'a translation of an English text that has changed',
    changes: {
      [KOREAN]: readFileSync(KOREAN, 'utf8').replace(
        '"description": "Copied"',
        '"description": "Was copied"',
      ),
    },
    at: lineOf(KOREAN, '"site.code.copied"'),
    says: '"site.code.copied" translates "Was copied"',
    cure: 'npm run translated -- site.code.copied',
  },
  {
    check: 'interface strings',
    fault: 'a translation that does not say of what',
    changes: {
      [KOREAN]: readFileSync(KOREAN, 'utf8').replace(
        /,\s*"description": "Copied"/,
        '',
      ),
    },
    at: lineOf(KOREAN, '"site.code.copied"'),
    says: '"site.code.copied" does not say which English text',
    cure: 'npm run translated -- site.code.copied',
  },
  {
    check: 'interface strings',
    fault: 'a translation file that cannot be read',
    changes: {'i18n/ko/code.json': '{\n  "a": {"message": "b"},\n}'},
    at: 'i18n/ko/code.json:3',
    says: 'a readable translation file',
  },
];

/** Every fault, with the check that must find it. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...IN_PAGES,
  ...IN_FRONT_MATTER,
  ...IN_TABLES,
  ...IN_THEME,
  ...IN_MARKS,
  ...IN_HOLDS,
  ...IN_TAKEN,
  ...IN_TERMS,
  ...IN_SAMPLES,
  ...IN_WRITING,
  ...IN_PRODUCTS,
  ...IN_WHAT_IS_OUTSIDE,
  ...IN_SPELLING,
  ...IN_SYNTAX,
  ...IN_SAMPLES_READ,
  ...IN_STYLES,
  ...IN_REPOSITORY,
  ...IN_ORDER,
  ...IN_FILES,
  ...IN_CONTRACTS,
  ...IN_FACTS,
  ...IN_MEMORY,
  ...IN_ROOMS,
  ...IN_ADVICE,
  ...IN_FORMS,
  ...IN_TWINS,
  ...IN_CONTRADICTIONS,
];
