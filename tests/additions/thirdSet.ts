import {cpSync} from 'node:fs';
import path from 'node:path';
import {ANSWERS} from '../scripts/new/answers';
import type {CommandOutcome} from '../../scripts/process/run';
import type {Addition, ScratchCopy} from './support';

/** The product that the test adds. */
export const PRODUCT = {
  summary: 'Shows documents in a web page.',
  address: 'https://sdk.example.com/en/sdks/11',
};

/**
 * Code of a set without a contract, and a product, by the recipes of CONTRIBUTING.md. The pages are in
 * tests/fixtures/viewer.
 */
const SET_AND_PRODUCT: Addition = {
  files: {
    'sidebars/viewer.ts': `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  viewerSidebar: [
    'intro',
    {type: 'category', label: 'Guide', items: ['guide/open']},
  ],
} satisfies SidebarsConfig;
`,
    'src/site/sets/viewer/set.ts': `import type {DocsSet} from '../docsSet';

export const VIEWER = {
  id: 'viewer',
  label: {ko: 'Viewer SDK', en: 'Viewer SDK'},
  folder: 'docs-viewer',
  routeBasePath: 'viewer',
  sidebarId: 'viewerSidebar',
  entry: '/viewer/intro',
  groups: {guide: 'guide/open'},
  products: ['viewer-domestic'],
  tasks: [
    {
      label: {ko: '문서 열기', en: 'Open a document in a page'},
      to: '/viewer/guide/open',
    },
  ],
} as const satisfies DocsSet;
`,
  },
  insertions: [
    {
      file: 'src/site/sets/helpTopics.ts',
      after: '=\n  {\n',
      text: "    viewer: {open: '/viewer/guide/open#call'},\n",
    },
    {
      file: 'src/site/sets/index.ts',
      after: "import {SPREADSHEET_SET} from './spreadsheet/set';\n",
      text: "import {VIEWER} from './viewer/set';\n",
    },
    {
      file: 'src/site/sets/index.ts',
      after: '  ocr: OCR_SET,\n',
      text: '  viewer: VIEWER,\n',
    },
    {
      file: 'src/components/home/fragments.ts',
      after:
        "import SpreadsheetSample from '@site/docs-spreadsheet/_home-sample.mdx';\n",
      text: "import ViewerSample from '@site/docs-viewer/_home-sample.mdx';\n",
    },
    {
      file: 'src/components/home/fragments.ts',
      after: '  ocr: {Sample: OcrSample, Result: OcrResult},\n',
      text: '  viewer: {Sample: ViewerSample},\n',
    },
    {
      file: 'src/site/products.ts',
      after: 'export const PRODUCTS = {\n',
      text: `  'viewer-domestic': product('viewer-domestic', {
    id: 11,
    type: 'OFFICE',
    label: {ko: '뷰어 SDK', en: 'Viewer SDK'},
    summary: {
      ko: '웹 페이지에서 문서를 보여 줍니다.',
      en: '${PRODUCT.summary}',
    },
    hasDocuments: true,
  }),
`,
    },
    {
      file: 'src/site/products.ts',
      after: "  domestic: ['hwp', 'hcell', 'docscompare', 'ocr', 'auth'",
      text: ", 'viewer-domestic'",
    },
  ],
};

/** A page of the new set with a broken link, as an address: Docusaurus builds no page with a broken path. */
export const BROKEN_PAGE: Addition = {
  files: {
    'docs-viewer/guide/broken.mdx': `---
title: A page with a fault
description: A page of the new set whose link leads nowhere, which the gate must find at its line.
displayed_sidebar: null
---

[Nowhere](/viewer/none)
`,
  },
};

function runNew(
  copy: ScratchCopy,
  name: keyof typeof ANSWERS,
  more: object = {},
): Promise<CommandOutcome> {
  const answers = Object.entries({...ANSWERS[name], ...more});
  return copy.run(path.join('node_modules/.bin', 'tsx'), [
    'scripts/new/index.ts',
    name,
    ...answers.flatMap(([option, answer]) => [`--${option}`, String(answer)]),
  ]);
}

/**
 * Adds a set and a product by hand, and a page and another set by `npm run new`.
 *
 * @returns the results of the commands: the page, the same page again, the set
 */
export async function addEverything(
  copy: ScratchCopy,
): Promise<CommandOutcome[]> {
  cpSync(path.join(copy.root, 'tests/fixtures/viewer'), copy.root, {
    recursive: true,
  });
  copy.apply(SET_AND_PRODUCT);
  return [
    await runNew(copy, 'page'),
    await runNew(copy, 'page'),
    await runNew(copy, 'set', {
      id: 'reader',
      name: 'Reader SDK',
      'name-ko': 'Reader SDK',
    }),
  ];
}
