import {readFileSync} from 'node:fs';
import {edited} from './plantedEdits';
import type {PlantedFault} from './plantedFault';
import {SITE_TABLES} from './support';

const HEADER = 'contracts/ocr/argo_sdk.h';
const DECLARATIONS = 'contracts/spreadsheet/spreadsheet-sdk.d.ts';
const CALLBACK = 'docs-ocr/api/C_RESULT_CALLBACK.mdx';
const TOPIC_IDS = 'src/sets/topicIds.json';
const {helpTopics} = SITE_TABLES;

/** A fault of the header, whose functions are named where their comments begin. */
const inHeader = (edit: readonly [string, string], says: string) => ({
  ...edited('ocr reference', HEADER, edit, says),
  at: new RegExp(`^${HEADER}:\\d+: `, 'm'),
});

const {'make-up': renamed, ...others} = helpTopics.ocr;

/** Places that say the contrary of each other: comments and declarations, samples and what they lean on. */
export const IN_CONTRADICTIONS: readonly PlantedFault[] = [
  inHeader(
    [
      '@callback forbidden - Returns ARGO_E_IN_CALLBACK.\n * @ownership The library frees the results that are still',
      '@callback allowed - Drops what is waiting.\n * @ownership The library frees the results that are still',
    ],
    'releaseQueue: @callback allowed, but @error ARGO_E_IN_CALLBACK',
  ),
  inHeader(
    [
      '@callback allowed - Better done when the program starts',
      '@callback allowed - Returns ARGO_E_BUSY when the program starts',
    ],
    'setLogFilePath: @callback says that it returns ARGO_E_BUSY, which no @error of it lists',
  ),
  {
    ...edited(
      'spreadsheet contract',
      DECLARATIONS,
      [
        " * @param area - an address such as `'B2:D9'`",
        " * @param address - an address such as `'B2:D9'`",
      ],
      'createArea: @param describes (address)',
    ),
    at: new RegExp(`^${DECLARATIONS}:\\d+: createArea`, 'm'),
  },
  {
    check: 'help topics',
    fault: 'an id that was renamed in table and record',
    changes: {
      [TOPIC_IDS]: readFileSync(TOPIC_IDS, 'utf8').replace(
        '"make-up"',
        '"makeup"',
      ),
    },
    tables: {helpTopics: {...helpTopics, ocr: {...others, makeup: renamed!}}},
    at: `${TOPIC_IDS}:1`,
    says: 'no topic "make-up", which the list had before',
    cure: 'Did you mean makeup?',
  },
  {
    ...edited(
      'c samples',
      'docs-ocr/sample/programs/asynchronous.c',
      ['static void ARGO_CALL onResult(', 'static void onResult('],
      'a callback with the calling convention that the header gives its type',
    ),
    at: /^docs-ocr\/sample\/programs\/asynchronous\.c:\d+: /m,
  },
  {
    ...edited(
      'c samples',
      CALLBACK,
      [
        '  if (status == ARGO_OK) {\n    size_t size = strlen(result) + 1;',
        '  {\n    size_t size = strlen(result) + 1;',
      ],
      'Null pointer',
      1,
    ),
  },
  edited(
    'c samples',
    'docs-ocr/api/runAsync.mdx',
    [
      '  mtx_lock(&lock);\n  open_jobs--;\n  cnd_signal(&changed);',
      '  open_jobs--;\n  mtx_lock(&lock);\n  cnd_signal(&changed);',
    ],
    'open_jobs-- outside the lock',
  ),
  edited(
    'c samples',
    CALLBACK,
    [
      '  mtx_lock(&answer->lock);\n  answer->status = status;',
      '  answer->status = status;\n  mtx_lock(&answer->lock);',
    ],
    'answer->status = outside the lock',
  ),
  {
    ...edited(
      'ocr reference',
      'docs-ocr/sample/programs/recognise.py',
      ['declare("releaseArgoSDK", c_void_p)\n', ''],
      'releaseArgoSDK() through ctypes, without its types',
    ),
    at: /^docs-ocr\/sample\/programs\/recognise\.py:\d+: /m,
  },
  edited(
    'sample habits',
    'docs-spreadsheet/api/basic-feature/manage_engine.mdx',
    [
      '  await upper.dispose();\n  await lower.dispose();\n  await engine.dispose();',
      '  await engine.dispose();\n  await upper.dispose();\n  await lower.dispose();',
    ],
    'engine.dispose() before upper.dispose()',
  ),
  edited(
    'sample habits',
    'docs-spreadsheet/api/use/use_spreadsheed_sdk.mdx',
    [
      "    const subscription = spreadsheet.on('calculate', show);\n    return () => subscription.unsubscribe();",
      "    spreadsheet.on('calculate', show);",
    ],
    'a subscription in an effect, which nothing ends',
  ),
];
