import {OWN_WORDS_FILE} from '../../../scripts/check/spelling/ownWords';
import type {PlantedFault} from './plantedFault';
import {inPage, PAGE} from './plantedPage';
import {pageText} from './support';

const WORDS = 'Correct it; write a name of code between back-ticks';

const inPages: readonly PlantedFault[] = [
  inPage(
    'spelling',
    'a misspelt word',
    'Text.\n\nRead the file,\nthen recieve the text.',
    '"recieve"\n    expected a word of British English, such as "receive"',
    9,
  ),
  inPage(
    'spelling',
    'a misspelt word in a list',
    '- One\n- Occured',
    '"Occured"',
    7,
  ),
  inPage('spelling', 'an American spelling', 'The color of a cell.', '"color"'),
  inPage(
    'spelling',
    'a word with z where the site has s',
    'The engine recognizes text.',
    '"recognises": the site has one spelling of these words',
  ),
  inPage(
    'spelling',
    'a misspelt word in an attribute',
    '<img alt="A sheat with a sparkline" src="./a.png" />',
    '"sheat"',
  ),
  inPage(
    'spelling',
    'the name of a function that does not exist, out of back-ticks',
    'Call runAsyncQeue first.',
    '"runAsyncQeue"',
  ),
  inPage(
    'spelling',
    'a misspelt name of a product',
    'Install LibTroch.',
    '"LibTroch"',
  ),
];

/** Faults of spelling, in everything that readers read. */
export const IN_SPELLING: readonly PlantedFault[] = [
  ...inPages.map((fault) => ({...fault, cure: WORDS})),
  {
    check: 'spelling',
    fault: 'a misspelt word in a title',
    changes: {
      [PAGE]: pageText('Text.', [
        'title: A planted pgae',
        'description: A page that only tests see, with a description of the length that pages must have.',
      ]),
    },
    at: `${PAGE}:2`,
    says: '"pgae"',
    cure: WORDS,
  },
  {
    check: 'spelling of strings',
    fault: 'a misspelt word in the comments of the header',
    changes: {
      'contracts/ocr/argo_sdk.h':
        '/**\n * @brief Relases the text.\n */\nvoid freePointer(void *pointer);\n',
    },
    at: 'contracts/ocr/argo_sdk.h:2',
    says: '"Relases"',
    cure: WORDS,
  },
  {
    check: 'spelling of strings',
    fault: 'a misspelt word in the comments of the declarations',
    changes: {
      'contracts/spreadsheet/spreadsheet-sdk.d.ts':
        '/** A rectangel of cells. */\nexport interface Area {}\n',
    },
    at: 'contracts/spreadsheet/spreadsheet-sdk.d.ts:1',
    says: '"rectangel"',
    cure: WORDS,
  },
  {
    check: 'spelling of strings',
    fault: 'a misspelt word in a table',
    changes: {
      'src/site/planted.ts':
        "export const A = {ko: '문서', en: 'Docuemnts'};\n",
    },
    at: 'src/site/planted.ts:1',
    says: '"Docuemnts"',
    cure: WORDS,
  },
  {
    check: 'spelling of strings',
    fault: 'words of the product out of order',
    changes: {[OWN_WORDS_FILE]: '# Words\nbeta\nalpha\n'},
    at: `${OWN_WORDS_FILE}:3`,
    says: '"alpha" after "beta"',
    cure: 'Move the line, or take it away.',
  },
];
