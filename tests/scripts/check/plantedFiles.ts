import {readFileSync} from 'node:fs';
import {COMPANY} from '../../../src/site/company';
import type {PlantedFault} from './plantedFault';
import {inPage} from './plantedPage';
import {pageText, SITE_TABLES} from './support';

const {helpTopics, sidebars} = SITE_TABLES;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const IN_IMAGES: readonly PlantedFault[] = [
  {
    check: 'image files',
    fault: 'an image of 6 MB',
    changes: {
      'static/img/big.svg': SVG + ' '.repeat(6 * 1024 * 1024),
      'docs-ocr/planted.mdx': pageText('![A scan](/img/big.svg)'),
    },
    at: 'static/img/big.svg:1',
    says: 'an image of 6144 KB',
    cure: 'Scale it',
  },
  {
    check: 'image files',
    fault: 'a text that is called an image',
    changes: {
      'docs-ocr/scan.png': 'not an image',
      'docs-ocr/planted.mdx': pageText('![A scan](./scan.png)'),
    },
    at: 'docs-ocr/scan.png:1',
    says: 'no image',
    cure: 'Export it again, or correct its ending.',
  },
  {
    check: 'image files',
    fault: 'a drawing that is called a photograph',
    changes: {
      'static/img/photo.jpg': SVG,
      'docs-ocr/planted.mdx': pageText('![A scan](/img/photo.jpg)'),
    },
    at: 'static/img/photo.jpg:1',
    says: 'an image of the type svg',
    cure: 'Export it again, or correct its ending.',
  },
  {
    check: 'image files',
    fault: 'an image that nothing shows',
    changes: {'static/img/left-over.svg': SVG},
    at: 'static/img/left-over.svg:1',
    says: 'an image that nothing shows',
    cure: 'Take it away, or show it.',
  },
];

const IN_STYLES: readonly PlantedFault[] = [
  {
    check: 'custom properties',
    fault: 'a custom property that nothing defines',
    changes: {
      'src/css/planted.css':
        '/* var(--no) */\n.a {\n  color: var(--site-lnik-color);\n}\n',
    },
    at: 'src/css/planted.css:3',
    says: 'var(--site-lnik-color), which nothing defines',
    cure: 'Correct the name, or define it.',
  },
];

const COMPANY_LINES = readFileSync('src/site/company.ts', 'utf8').split('\n');

const IN_DATA: readonly PlantedFault[] = [
  {
    check: 'company',
    fault: 'a mail address that is none',
    tables: {company: {...COMPANY, email: 'support.vendor.example'}},
    at: `src/site/company.ts:${COMPANY_LINES.findIndex((line) => line.startsWith("  email: '")) + 1}`,
    says: '`email` is "support.vendor.example"',
    cure: 'legal texts and the footer show it',
  },
  {
    check: 'company',
    fault: 'a telephone number that is none',
    tables: {company: {...COMPANY, phone: 'call us'}},
    at: /^src\/site\/company\.ts:\d+: /m,
    says: '`phone` is "call us"',
    cure: 'legal texts and the footer show it',
  },
  {
    check: 'company',
    fault: 'a public entry that is no address',
    tables: {company: {...COMPANY, businessPage: 'javascript:alert(1)'}},
    at: /^src\/site\/company\.ts:\d+: /m,
    says: '`businessPage` is "javascript:alert(1)"',
    cure: 'legal texts and the footer show it',
  },
  {
    check: 'table texts',
    fault: 'an empty name of a product',
    changes: {
      'src/site/planted.ts':
        "export const X = {\n  label: {ko: '가', en: ''},\n};",
    },
    at: 'src/site/planted.ts:2',
    says: 'an empty text in "en"',
    cure: 'Write the text',
  },
  {
    check: 'help topics',
    fault: 'a topic that was taken away',
    tables: {
      helpTopics: {
        ...helpTopics,
        ocr: Object.fromEntries(
          Object.entries(helpTopics.ocr).filter(([id]) => id !== 'batch'),
        ),
      },
    },
    at: /^src\/sets\/topicIds\.json:\d+: /m,
    says: 'the topic "batch", which src/sets/ocr/helpTopics.ts no longer has',
    cure: 'Put it back',
  },
  {
    check: 'help topics',
    fault: 'a topic that is not recorded',
    tables: {
      helpTopics: {
        ...helpTopics,
        ocr: {...helpTopics.ocr, fresh: {label: 'Fresh', to: '/ocr/intro'}},
      },
    },
    at: 'src/sets/ocr/helpTopics.ts:1',
    says: 'the topic "fresh", which is not recorded',
    cure: 'Add it there',
  },
  {
    check: 'sidebars',
    fault: 'a misspelt id',
    tables: {
      sidebars: {...sidebars, ocr: {ocrSidebar: ['intro', 'api/ruun']}},
    },
    at: /^sidebars\/ocr\.ts:\d+: /m,
    says: 'the entry "api/ruun", which is no page of the set',
    cure: 'Correct the entry; mind upper and lower case.',
  },
  {
    check: 'interface strings',
    fault: 'a text that nobody translated',
    changes: {'i18n/ko/code.json': '{}'},
    at: /^src\/.*\.tsx?:\d+: the text /m,
    says: 'has no Korean translation',
    cure: 'in English it says',
  },
];

const IN_ADDRESSES: readonly PlantedFault[] = [
  [
    'two pages with one address',
    'docs-ocr/intro/index.mdx',
    'docs-ocr/intro.mdx',
  ],
  [
    'a page and a component',
    'src/pages/products.mdx',
    'src/pages/products.tsx',
  ],
  [
    'a page with the address of a set',
    'src/pages/ocr/intro.mdx',
    'docs-ocr/intro.mdx',
  ],
  ['two letters of another case', 'docs-ocr/Intro.mdx', 'docs-ocr/intro.mdx'],
].map(([fault = '', file = '', other = '']) => ({
  check: 'addresses',
  fault,
  changes: {[file]: pageText('Text.')},
  at: /^(?:docs-ocr|src\/pages)\/\S+:1: /m,
  says: [file, other].sort()[0]!,
  cure: 'Rename one of the two files',
}));

const IN_NAMES: readonly PlantedFault[] = [
  {
    ...inPage(
      'ocr reference',
      'a function that does not exist',
      'Text.\n\nCall `getGpuCounts()` first.',
      '`getGpuCounts()`, which neither',
      8,
    ),
    cure: 'Correct the name',
  },
  {
    ...inPage(
      'ocr reference',
      'such a function without its parentheses',
      'Call `runAsyncQueues` first.',
      'such as runAsyncQueue',
    ),
    cure: 'Correct the name',
  },
];

/** Faults in images, styles, tables and names. */
export const IN_FILES: readonly PlantedFault[] = [
  ...IN_IMAGES,
  ...IN_STYLES,
  ...IN_DATA,
  ...IN_ADDRESSES,
  ...IN_NAMES,
];
