import {pageText, SITE_TABLES} from '../support';
import {inBody, PAGE, type Fault} from './fault';

const {helpTopics, redirects, glossary} = SITE_TABLES;

const TITLE = 'title: A planted page';
const DESCRIPTION =
  'description: A page that only tests see, with a description of the length that pages must have.';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

function inFrontMatter(fault: string, line: string): Fault {
  return {
    check: 'front matter',
    fault,
    changes: {[PAGE]: pageText('Text.', [TITLE, DESCRIPTION, line])},
    at: `${PAGE}:4`,
  };
}

function inFile(
  check: string,
  fault: string,
  file: string,
  text: string,
  line = 1,
): Fault {
  return {check, fault, changes: {[file]: text}, at: `${file}:${line}`};
}

const LINKS: readonly (readonly [string, string])[] = [
  ['a missing file', '[run](./api/ruun.mdx)'],
  ['a file in another case', '[run](./api/Run.mdx)'],
  ['a missing anchor', '[self](#nowhere)'],
  ['an anchor that a component lacks', '[run](./api/run.mdx#usage-nul)'],
  ['an address without a page', '[sheet](/spreadsheet/intr)'],
  ['an address that redirects', '[sheet](/spreadsheet/license)'],
  ['an unknown help topic', '[help](/ocr/csh-redirect?topic=encodin)'],
  ['an unknown question', '[seats](/open-questions#ocr.seat)'],
  ['a script', '[run](javascript:alert)'],
  ['half of a scheme', '[run](https:/example.com/a)'],
  ['another function than its text says', '[runAsyncQueue](./api/run.mdx)'],
  ['another code', '[ARGO_OK](./reference/status-codes.mdx#ARGO_E_TIMEOUT)'],
  ['a scheme twice', '[run](https://https://example.com/a)'],
  ['a server of the writer', '[run](http://localhost:3000/ocr/intro)'],
  ['a missing published file', '[header](pathname:///contracts/none.h)'],
];

const CODE = 'i18n/ko/code.json';

const DATA: readonly (readonly [string, string, string, number])[] = [
  [
    'an unknown set',
    'src/site/sets/movedPages.json',
    '{"ocr": {},\n"ocrr": {}}',
    2,
  ],
  ['a key twice', CODE, '{"a": {"message": "가"},\n"a": {"message": "나"}}', 2],
  ['a missing comma', CODE, '{"a": {\n"message": "가"\n"description": ""}}', 2],
  [
    'a surplus comma',
    'src/site/sets/movedPages.json',
    '{"ocr":\n{"a": "b",\n}}',
    2,
  ],
  [
    'a comma at the end of a list',
    'i18n/ko/search-terms/ocr.json',
    '{"a": [\n"가",\n]}',
    2,
  ],
  ['a bare word', 'src/site/answers.json', '{"a":\n b}', 2],
  [
    'a misspelt key',
    CODE,
    '{"b": {"message": "나"},\n"a": {"mesage": "가"}}',
    2,
  ],
  [
    'text instead of a list',
    'src/site/sets/topicIds.json',
    '{"ocr": [],\n"x": "a"}',
    2,
  ],
];

/** Faults in addresses, files and tables of the site. */
export const SITE_FAULTS: readonly Fault[] = [
  ...DATA.map(([fault, file, text, line]) =>
    inFile('data files', fault, file, text, line),
  ),
  inFrontMatter('a misspelt key', 'hide_foooter: true'),
  inFrontMatter('a text instead of a flag', 'hide_footer: "yes"'),
  inFrontMatter('a missing next page', 'pagination_next: api/ruun'),
  ...LINKS.map(([fault, body]) => inBody('links', fault, body)),
  {
    check: 'links',
    fault: 'a missing section that another page links to',
    changes: {'docs-ocr/api/waitResult.mdx': pageText('Text.')},
    at: /^(?!docs-ocr\/api\/waitResult\.mdx).*\.mdx:/,
  },
  inFile(
    'images',
    'a script in a drawing',
    'docs-ocr/planted.svg',
    '<svg xmlns="http://www.w3.org/2000/svg">\n<script>x()</script></svg>',
    2,
  ),
  inBody('images', 'a missing image', '![A scan](./scan.png)'),
  inBody('markup', 'a script', '<script src="/a.js" />'),
  inBody('markup', 'a style as text', '<div style="color: red">x</div>'),
  {
    check: 'addresses',
    fault: 'two pages at one address',
    changes: {'docs-ocr/intro/index.mdx': pageText('Text.')},
    at: /^docs-ocr\/intro(?:\/index)?\.mdx:/,
  },
  {
    check: 'addresses',
    fault: 'a deleted page without a redirect',
    changes: {'docs-ocr/api/run.mdx': null},
    former: {'docs-ocr/api/run.mdx': pageText('Text.')},
    at: 'docs-ocr/api/run.mdx:1',
  },
  {
    check: 'addresses',
    fault: 'another slug without a redirect',
    former: {'docs-ocr/intro.mdx': pageText('Text.', ['slug: /start'])},
    at: 'docs-ocr/intro.mdx:1',
  },
  {
    check: 'addresses',
    fault: 'a deleted redirect',
    former: {'src/site/sets/movedPages.json': '{"ocr": {"old": "intro"}}'},
    at: 'src/site/sets/movedPages.json:1',
  },
  {
    check: 'sidebars',
    fault: 'a page that no sidebar lists',
    changes: {[PAGE]: pageText('Text.')},
    at: `${PAGE}:1`,
  },
  {
    check: 'sidebars',
    fault: 'an entry without a page',
    changes: {'docs-ocr/license/license-revocation.mdx': null},
    at: /^sidebars\/ocr\.ts:/,
  },
  {
    check: 'table links',
    fault: 'a topic with a missing target',
    tables: {
      helpTopics: {...helpTopics, ocr: {x: '/ocr/none'}},
    },
    at: 'src/site/sets/helpTopics.ts:1',
  },
  {
    check: 'table links',
    fault: 'a loop',
    tables: {
      redirects: [...redirects, {from: '/a', to: '/b'}, {from: '/b', to: '/a'}],
    },
    at: 'src/site/sets/redirects.ts:1',
  },
  {
    check: 'table links',
    fault: 'a term with a missing target',
    tables: {
      glossary: [{...glossary[0]!, to: '/ocr/api/ruun'}, ...glossary.slice(1)],
    },
    at: /^src\/content\/glossary\/terms\.ts:/,
  },
  {
    check: 'images',
    fault: 'an image of 6 MB',
    changes: {
      'static/img/big.svg': SVG + ' '.repeat(6 * 1024 * 1024),
      [PAGE]: pageText('![A scan](/img/big.svg)'),
    },
    at: 'static/img/big.svg:1',
  },
  inFile(
    'images',
    'an event handler in a drawing',
    'static/img/planted.svg',
    SVG.replace('/>', ' onload="alert(1)"/>'),
  ),
  inBody(
    'unspecified',
    'an id without an area',
    'Seats: <Unspecified id="seats">How many?</Unspecified>.',
  ),
  {
    check: 'translations',
    fault: 'a legal text in one language only',
    changes: {'i18n/ko/docusaurus-plugin-content-pages/legal/refund.mdx': null},
    at: /^i18n\/ko\/.*legal\/refund\.mdx:/,
  },
  inFile(
    'upgrade tables',
    'an override without a row',
    'src/theme/Root.tsx',
    '// Replaces the original, which does not do what this test wants.\nexport {};',
  ),
  inFile(
    'upgrade tables',
    'an override over which an owner has written a wrap',
    'src/theme/DocItem/Footer/index.tsx',
    "import Footer from '@theme-original/DocItem/Footer';\nexport default Footer;",
  ),
  {
    check: 'upgrade tables',
    fault: 'an override that no page shows',
    changes: {
      'src/theme/README.md': '| `CodeBlock/Line` | wrap | | short | 3.10.2 |',
      'src/theme/CodeBlock/Line/index.tsx':
        "// Numbers lines.\nexport {default} from '@theme-original/CodeBlock/Line';",
    },
    at: 'src/theme/CodeBlock/Line/index.tsx:1',
  },
  {
    check: 'upgrade tables',
    fault: 'a row without an override',
    changes: {'src/theme/README.md': '| `Gone` | wrap |  | short | 3.9.0 |'},
    at: 'src/theme/README.md:1',
  },
  inFile(
    'upgrade tables',
    'a private API of another version',
    'src/theme/README.md',
    '| `window.docusaurus` | @docusaurus/core 3.9.0 | `a.ts` | why | what |',
  ),
];
