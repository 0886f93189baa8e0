import {readFileSync} from 'node:fs';
import type {SiteTables} from '../../../scripts/check/siteTables';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import {workflowFault, type PlantedFault} from './plantedFault';
import {pageText, SITE_TABLES} from './support';

const {sidebars} = SITE_TABLES;
const KOREAN = 'i18n/ko/code.json';

/** The OCR sidebar with one item more. */
function withItem(item: object): Partial<SiteTables> {
  const items = sidebars.ocr['ocrSidebar'] as object[];
  const ocrSidebar = [...items, item] as unknown as [];
  return {sidebars: {...sidebars, ocr: {ocrSidebar}}};
}

/** A file with a text put in the place of another. */
function edited(file: string, from: string, to: string) {
  return {[file]: readFileSync(file, 'utf8').replace(from, () => to)};
}

/** Faults in what stands around pages: sidebars, translation files, comments, drawings, workflows. */
export const IN_WHAT_IS_OUTSIDE: readonly PlantedFault[] = [
  {
    check: 'sidebars',
    fault: 'an item of a type that there is not',
    tables: withItem({type: 'categry', label: 'More', items: []}),
    at: /^sidebars\/ocr\.ts:\d+: an item of the type "categry"/m,
    says: 'one of doc, ref, link',
    cure: 'Correct the type',
  },
  {
    check: 'sidebars',
    fault: 'two categories of one label',
    tables: withItem({type: 'category', label: 'Licence', items: []}),
    at: /^sidebars\/ocr\.ts:\d+: two categories with the label "Licence"/m,
    says: 'translations are found by it',
    cure: 'Give one of them another label',
  },
  {
    check: 'data syntax',
    fault: 'an entry that stands twice',
    changes: edited(
      KOREAN,
      '{\n',
      '{\n  "site.code.copied": {"message": "예"},\n',
    ),
    at: /^i18n\/ko\/code\.json:\d+: an entry that stands a second time: "site\.code\.copied"/m,
    says: 'the last one alone is read',
    cure: 'Keep the one that is right.',
  },
  {
    check: 'spreadsheet contract',
    fault: 'a link of a comment to a name that there is not',
    changes: edited(
      CONTRACT_FILE,
      '{@link createSpreadsheet}',
      '{@link creatSpreadsheet}',
    ),
    at: /^contracts\/spreadsheet\/spreadsheet-sdk\.d\.ts:\d+: \{@link creatSpreadsheet\}/m,
    says: 'a name that the file declares',
    cure: 'Did you mean createSpreadsheet?',
  },
  {
    check: 'addresses',
    fault: 'a page with a space in its name',
    changes: {'docs-ocr/a page.mdx': pageText('Text.')},
    at: 'docs-ocr/a page.mdx:1',
    says: 'the name "a page.mdx"',
    cure: 'such as a-page.mdx',
  },
  {
    check: 'static files',
    fault: 'a file over the address of a page',
    changes: {
      'static/ocr/intro.html': '<!doctype html>\n<title>Intro</title>\n',
    },
    at: 'static/ocr/intro.html:1',
    says: 'the address /ocr/intro, which docs-ocr/intro.mdx has',
    cure: 'Rename the file',
  },
  {
    check: 'static files',
    fault: 'a file in the place of one that the build writes',
    changes: {'static/robots.txt': 'User-agent: *\n'},
    at: 'static/robots.txt:1',
    says: 'which the build has',
  },
  workflowFault(
    'a script that there is not',
    'jobs:\n  a:\n    steps:\n      - run: npm run biuld\n',
    '`npm run biuld`',
    4,
  ),
  workflowFault(
    'an action at a tag',
    'jobs:\n  a:\n    steps:\n      - uses: actions/checkout@v4\n',
    'the action actions/checkout@v4',
    4,
  ),
  workflowFault(
    'a job that needs none of the others',
    'jobs:\n  a:\n    needs: tset\n  test: {}\n',
    'a job that needs "tset"',
    3,
  ),
];
