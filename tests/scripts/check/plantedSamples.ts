import {readFileSync} from 'node:fs';
import type {PlantedFault} from './plantedFault';
import {inPage, PAGE} from './plantedPage';
import {pageText} from './support';

const fence = (lang: string, ...lines: readonly string[]) =>
  ['```' + lang, ...lines, '```'].join('\n');

const leaking = (...last: readonly string[]) =>
  fence(
    'c title="info.c"',
    '#include <stdio.h>',
    '#include "argo_sdk.h"',
    'int main(void) {',
    '  char *json = NULL;',
    '  if (getOpenApi(&json) != ARGO_OK) {',
    '    return 1;',
    '  }',
    '  puts(json);',
    ...last,
    '  return 0;',
    '}',
  );

function inFile(
  check: string,
  file: string,
  fault: string,
  [from, to]: readonly [string, string],
  says: string,
): PlantedFault {
  const text = readFileSync(file, 'utf8');
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  return {
    check,
    fault,
    changes: {[file]: text.replace(from, () => to)},
    at: `${file}:${line}`,
    says,
  };
}

/** Samples that compile, and do something else than readers need. */
export const IN_SAMPLES_READ: readonly PlantedFault[] = [
  inPage(
    'ocr reference',
    'a string that nothing releases',
    leaking(),
    'json, which the library fills and nothing releases',
    11,
  ),
  {
    check: 'ocr reference',
    fault: 'a program in Python that releases no string',
    changes: {
      [PAGE]: pageText(fence('python from-file="programs/planted.py"')),
      'docs-ocr/programs/planted.py':
        'text = c_void_p()\nsdk.getOpenApi(byref(text))\nprint(text)\n',
    },
    at: 'docs-ocr/programs/planted.py:2',
    says: 'which the library fills and nothing releases',
  },
  inFile(
    'ocr reference',
    'docs-ocr/api/initFromMakeUpJsonStr.mdx',
    'another default than the header’s',
    ['| `workers` | integer | 1 |', '| `workers` | integer | 2 |'],
    'workers with the default 2',
  ),
  inFile(
    'ocr reference',
    'docs-ocr/api/initFromMakeUpJsonStr.mdx',
    'another type than the header’s',
    ['| `workers` | integer |', '| `workers` | string |'],
    'workers of the type string',
  ),
  inFile(
    'ocr reference',
    'docs-ocr/api/initFromMakeUpJsonStr.mdx',
    'a key that there is not',
    ['| `workers` | integer |', '| `worker` | integer |'],
    'the key worker',
  ),
  {
    check: 'typescript samples',
    fault: 'a promise that nothing waits for',
    changes: {
      'docs-spreadsheet/planted.mdx': pageText(
        fence('ts', 'const wait = async () => 1;', 'wait();', 'export {};'),
      ),
    },
    at: 'docs-spreadsheet/planted.mdx:8',
    says: 'a promise that nothing waits for',
    cure: 'Write `await`',
  },
  inPage(
    'sample paths',
    'colons in a search path of Windows',
    fence('powershell', '$env:PATH = "C:\\a:C:\\b;$env:PATH"'),
    'folders with `;` between them',
    7,
  ),
  inPage(
    'sample paths',
    'a semicolon in a search path',
    fence('bash', 'LD_LIBRARY_PATH=/opt/a;/opt/b ./program'),
    'folders with `:` between them',
    7,
  ),
  inPage(
    'sample paths',
    'an image without its program',
    fence('dockerfile', 'FROM debian:12', 'COPY a /app/', 'CMD ["/app/b"]'),
    '/app/b, which no line above puts there',
    9,
  ),
  inPage(
    'sample paths',
    'a name with two letters swapped',
    fence(
      'bash',
      'mkdir public/spreadsheet-sdk',
      'ls public/spreadsheet-sdk',
      'cp a public/spreadsheet-skd',
    ),
    'where the page says spreadsheet-sdk',
    9,
  ),
  inPage(
    'wording',
    'a word for another',
    'You end it without loosing results.',
    '"lose"',
  ),
  inFile(
    'interface links',
    'src/sets/ocr/set.ts',
    'two entries for one page',
    [
      "revocation: '/ocr/license/license-revocation'",
      "revocation: '/ocr/license/license-activation'",
    ],
    'revocation with the address of activation',
  ),
];

/** What a writer may well write. */
export const SOUND_HABITS: readonly string[] = [
  leaking('  freePointer(json);'),
  fence(
    'powershell',
    '$env:PATH = "C:\\a;C:\\b;$env:PATH"',
    '$env:URL = "http://a:80"',
  ),
  fence('bash', 'PATH=/opt/a:$PATH; ls', 'export PATH=/a; ./b'),
  fence(
    'dockerfile',
    'FROM a:1',
    'RUN cc b.c -o /app/b',
    'ENTRYPOINT ["/app/b"]',
  ),
  fence('dockerfile', 'FROM a:1', 'CMD ["node", "server.js"]'),
  fence('dockerfile', 'FROM a:1', 'COPY . /app/', 'CMD ["/app/b"]'),
  fence('bash', 'ls from-form form-from form-from'),
];
