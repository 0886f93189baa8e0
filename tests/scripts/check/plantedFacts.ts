import {edited} from './plantedEdits';
import type {PlantedFault} from './plantedFault';
import {inPage} from './plantedPage';

const RUN = 'docs-ocr/api/run.mdx';
const FORMATS = 'docs-spreadsheet/api/format/conditional_formatting.mdx';
const CHARTS = 'docs-spreadsheet/api/visualize/generate_edit_chart.mdx';
const FILTERS = 'docs-spreadsheet/api/data/filter_and_sort.mdx';
const SHEETS = 'docs-spreadsheet/api/basic-feature/manage_sheet.mdx';
const BASE64 = 'docs-ocr/api/runBase64.mdx';

/** What a page says otherwise than the contract, its table or its picture. */
export const IN_FACTS: readonly PlantedFault[] = [
  inPage(
    'order',
    'a number of rows',
    'The contract names three systems:\n\n| A | B |\n| --- | --- |\n| a | b |\n| c | d |',
    '"three" above a table of 2 rows',
  ),
  inPage(
    'order',
    'a number of items in a noun that no list has',
    'Two more points need attention:\n\n- one\n- another\n- a third',
    'above a list of 3',
  ),
  edited(
    'order',
    FORMATS,
    ['The first six rules apply', 'The first five rules apply'],
    '"first five" and "last three" below a table of 9 rows',
  ),
  inPage(
    'contract facts',
    'a range of a key',
    'Set `workers`, 1 to 128, in the settings.',
    'workers: 1 to 128',
  ),
  inPage(
    'contract facts',
    'a default of a key',
    'If you omit `queueCapacity`, the default is 32.',
    'queueCapacity with the default 32',
  ),
  inPage(
    'contract facts',
    'a number of parameters',
    'The function `waitResult` takes four parameters.',
    'waitResult with four parameters',
  ),
  inPage(
    'contract facts',
    'a status that no code has',
    'For a missing file it returns 309.',
    'the status 309',
  ),
  inPage(
    'contract facts',
    'another version of the contract',
    'All functions belong to version 1.1 of the contract.',
    'version 1.1 of the contract',
  ),
  edited(
    'product facts',
    SHEETS,
    ['up to 31 characters', 'up to 64 characters'],
    '"64 characters", which no contract',
  ),
  edited(
    'product facts',
    RUN,
    ['be 16 to 16384 pixels', 'be 16 to 8192 pixels'],
    '"8192 pixels", which no contract',
  ),
  edited(
    'pictures',
    FORMATS,
    ['red background: 63 and 55', 'red background: 63 and 44'],
    '44 in "Hours above 50',
    -1,
  ),
  edited(
    'pictures',
    FORMATS,
    ['which is 3, is yellow', 'which is 3, is purple'],
    '"purple" in "Stock at or below',
    -1,
  ),
  edited(
    'pictures',
    FORMATS,
    ['grey and struck through', 'grey and italic'],
    '"italic" in "The row',
    -1,
  ),
  edited(
    'pictures',
    CHARTS,
    ['in steps of 50, both', 'in steps of 25, both'],
    '25 in "The value axis',
    -1,
  ),
  edited(
    'pictures',
    FILTERS,
    ['Rows 3, 4 and 6 are hidden', 'Rows 2, 4 and 6 are hidden'],
    'row 3, which is hidden',
    -1,
  ),
  edited(
    'pictures',
    SHEETS,
    ['the new sheet February', 'the new sheet October'],
    '"October" in "Two tabs',
    -1,
  ),
  edited(
    'slips',
    'docs-ocr/architecture/ocr_sdk_details.mdx',
    [
      '| Thread | Created by | What it does |\n| --- | --- | --- |',
      '| Thread | Created by | What it does |\n| --- | --- |',
    ],
    'a row of a table that readers see as text',
  ),
  edited(
    'spelling',
    BASE64,
    ['title: runBase64', 'title: Architekture'],
    '"Architekture"',
  ),
  inPage('wording', 'the wrong homophone', "Close you're file.", '"your"'),
  inPage(
    'wording',
    'a singular for many',
    'Check these value is set.',
    'the plural',
  ),
];
