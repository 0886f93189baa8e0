import {readFileSync} from 'node:fs';
import type {PlantedFault} from './plantedFault';
import {inPage, PAGE} from './plantedPage';
import {pageText} from './support';

const TRANSLATION =
  'i18n/ko/docusaurus-plugin-content-docs-ocr/current/planted.mdx';

/** A link, and what the writer is told to write in its place. */
function link(fault: string, target: string, cure: string): PlantedFault {
  const body = `See [the page](${target}).`;
  return {...inPage('links', fault, body, target), cure};
}

function inTranslation(
  check: string,
  fault: string,
  english: string,
  korean: string,
  says: string,
  line: number,
): PlantedFault {
  return {
    check,
    fault,
    changes: {[PAGE]: pageText(english), [TRANSLATION]: pageText(korean)},
    at: `${TRANSLATION}:${line}`,
    says,
  };
}

/** Slips of writers new to the site, each with advice that can be followed to the letter. */
export const IN_ADVICE: readonly PlantedFault[] = [
  link(
    'a host without a scheme, with a path',
    'docs.peer.org/x',
    'Write https://docs.peer.org/x for another site',
  ),
  link(
    'a host without a scheme',
    'www.peer.org',
    'Write https://www.peer.org for another site',
  ),
  link(
    'the file of a page that is misspelt',
    './api/rum.mdx',
    'Did you mean ./api/run.mdx?',
  ),
  link(
    'an address of another set with an extension',
    '/spreadsheet/intro.mdx#install',
    'Write /spreadsheet/intro#install.',
  ),
  link(
    'a misspelt address of another set',
    '/spreadsheet/intros',
    'Did you mean /spreadsheet/intro?',
  ),
  inPage(
    'links',
    'an element to the file of a page',
    '<a href="./intro.mdx">the start</a>',
    '<a href="./intro.mdx">',
  ),
  inPage(
    'images',
    'an element with a file beside the page',
    '<img alt="A receipt" src="./sample/images/receipt.jpg" />',
    '<img src="./sample/images/receipt.jpg">',
  ),
  inTranslation(
    'translations',
    'a list of one item that the page does not have',
    'Text.',
    '글입니다.\n\n- 하나',
    'a list of 1 item\n',
    8,
  ),
  inTranslation(
    'translations',
    'a link that the translation lacks',
    'See [run](./api/run.mdx).',
    '글입니다.',
    'a section without a link to ./api/run.mdx',
    1,
  ),
  {
    check: 'translations',
    fault: 'a page beside the sets that is left in English',
    changes: {
      'src/pages/planted.mdx': pageText('You can read images with it.'),
      'i18n/ko/docusaurus-plugin-content-pages/planted.mdx': pageText(
        'You can read images with it.',
      ),
    },
    at: 'i18n/ko/docusaurus-plugin-content-pages/planted.mdx:6',
    says: 'in English as in src/pages/planted.mdx',
    cure: 'Translate them: pages beside the sets are there in every language.',
  },
  {
    check: 'contract versions',
    fault: 'a day of publication in another form',
    changes: {
      'contracts/ocr/argo_sdk.h': readFileSync(
        'contracts/ocr/argo_sdk.h',
        'utf8',
      ).replace('contract version 1.0.', 'contract version 1.0, 1 Dec 2026.'),
    },
    at: 'contracts/ocr/argo_sdk.h:2',
    says: '"contract version 1.0, 1 Dec 2026"',
    cure: 'contract version 1.0, 2026-12-01',
  },
];
