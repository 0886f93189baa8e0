import {edited} from './plantedEdits';
import type {PlantedFault} from './plantedFault';
import {PAGE} from './plantedPage';
import {pageText} from './support';

const FIRST = 'docs-ocr/sample/programs/synchronous.c';
const QUEUE = 'docs-ocr/sample/programs/queue.c';
const CALLBACK = 'docs-ocr/api/C_RESULT_CALLBACK.mdx';
const RUN = 'docs-ocr/api/run.mdx';
const ASYNC = 'docs-ocr/api/runAsync.mdx';
const HEADER = 'contracts/ocr/argo_sdk.h';

/** With a page that has changed too: the check of samples is given changed pages alone. */
function withPage(fault: PlantedFault): PlantedFault {
  return {...fault, changes: {...fault.changes, [PAGE]: pageText('Text.')}};
}

/** What a program in C loses, uses after its release, or releases twice; and a header that does not stand alone. */
export const IN_MEMORY: readonly PlantedFault[] = [
  edited(
    'c samples',
    RUN,
    [
      '  freePointer(text);\n  releaseArgoSDK',
      '  freePointer(text);\n  freePointer(text);\n  releaseArgoSDK',
    ],
    'Use of memory after it is freed',
    1,
  ),
  edited(
    'c samples',
    FIRST,
    ['    releaseArgoSDK(handle);\n    return 2;', '    return 2;'],
    "Potential leak of memory pointed to by 'handle'",
  ),
  edited(
    'c samples',
    QUEUE,
    ['    freePointer(text);\n    count', '    count'],
    "Potential leak of memory pointed to by 'text'",
    3,
  ),
  edited(
    'c samples',
    FIRST,
    [
      '  releaseArgoSDK(handle);\n  return failures',
      '  releaseArgoSDK(handle);\n  explain(handle, "end", status);\n  return failures',
    ],
    'Use of memory after it is freed',
    1,
  ),
  edited(
    'c samples',
    ASYNC,
    [
      'onResult(ArgoJobId jobId, ArgoStatus status,',
      'onResult(int jobId, ArgoStatus status,',
    ],
    'incompatible function pointer types',
    24,
  ),
  {
    ...withPage(
      edited(
        'c samples',
        HEADER,
        ['#include <stdint.h>\n', ''],
        "unknown type name 'uint64_t'",
      ),
    ),
    at: /contracts\/ocr\/argo_sdk\.h:\d+: /,
  },
  edited(
    'ocr reference',
    FIRST,
    ['    freePointer(text);\n  }', '    free(text);\n  }'],
    'free(text), which the library filled',
  ),
  edited(
    'ocr reference',
    CALLBACK,
    ['    free(answer.text);', '    freePointer(answer.text);'],
    'freePointer(answer.text), which is memory of the program',
  ),
  edited(
    'ocr reference',
    CALLBACK,
    ['answer->text = malloc(size); /*', 'answer->text = (char *)result; /*'],
    'answer->text = (char *)result; in a callback',
  ),
  edited(
    'ocr reference',
    ASYNC,
    [
      '\\"format\\":\\"text\\",\\"region\\"',
      '\\"fromat\\":\\"text\\",\\"region\\"',
    ],
    'the key "fromat" of a JSON object',
  ),
  edited(
    'ocr reference',
    QUEUE,
    ['\\"workers\\":2', '\\"workers\\":200'],
    '"workers": 200',
  ),
  edited(
    'ocr reference',
    RUN,
    ['"{\\"format\\":\\"tsv\\"}"', '"{\\"format\\":\\"csv\\"}"'],
    '"format": "csv"',
  ),
  edited(
    'ocr reference',
    HEADER,
    ['#ifndef ARGO_SDK_H', '#ifndef ARGO_SDKS_H'],
    'the guard ARGO_SDKS_H',
  ),
  edited(
    'ocr reference',
    HEADER,
    ['ARGO_E_LICENSE_EXPIRED of a run', 'ARGO_E_LICENCE_EXPIRED of a run'],
    'ARGO_E_LICENCE_EXPIRED, which is not in the header',
  ),
  edited(
    'ocr reference',
    HEADER,
    ['Width and height 16 to 16384', 'Width and height 16 to 16348'],
    'expected 16,384',
  ),
  edited(
    'spreadsheet contract',
    'contracts/spreadsheet/spreadsheet-sdk.d.ts',
    ['   * @defaultValue `100`\n', '   * @defaultValue `50`\n'],
    'historyLimit with @defaultValue 50',
    3,
  ),
  edited(
    'spreadsheet contract',
    'docs-spreadsheet/api/data/data_validation.mdx',
    ['set `dropdown: false`', 'set `dropDown: false`'],
    '`dropDown`',
  ),
];
