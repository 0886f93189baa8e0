import {readFileSync} from 'node:fs';
import {OCR_CONTRACT} from '../../../../src/site/sets/ocr/contract';
import {SPREADSHEET_CONTRACT} from '../../../../src/site/sets/spreadsheet/contract';
import {inBody, type Fault} from './fault';

const SHEET_PAGE = 'docs-spreadsheet/planted.mdx';
const OCR = 'ocr reference';
const SHEETS = 'spreadsheet contract';

const fence = (info: string, ...lines: readonly string[]) =>
  ['```' + info, ...lines, '```'].join('\n');

/**
 * Replaces one text in a file.
 *
 * @param from - the first occurrence is replaced
 * @param at - another file in which the problem is reported
 */
function edited(
  check: string,
  fault: string,
  file: string,
  [from, to]: readonly [from: string | RegExp, to: string],
  at = file,
): Fault {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) {
    throw new Error(
      `${file}: nothing to edit for "${fault}". Correct the row.`,
    );
  }
  return {
    check,
    fault,
    changes: {[file]: changed},
    at: new RegExp(`^${at.replaceAll('.', '\\.')}:\\d+$`),
  };
}

const HEADER = readFileSync(OCR_CONTRACT.file, 'utf8');
const SECTIONS = '## Signature {/* #signature */}';
const FUNCTION = 'ARGO_API int ARGO_CALL getGpuCount(void);';
const AREA = 'export declare function createArea(area: AreaLike): Area;';
const VERSIONS = 'contracts/ocr/versions';

/** Faults on pages, by check: name, body, line of the body, and page. */
const ON_PAGES: Readonly<
  Record<string, readonly (readonly [string, string, number?, string?])[]>
> = {
  [OCR]: [
    ['a misspelt function', 'Call `releaseQueu`.\n\nCall `freepointer()`.', 3],
    ['an unknown function', 'Text.\n\n- Call `runSync()`.', 3],
    ['a misspelt code', 'It returns `ARGO_E_TIMEOT`.'],
    ['a misspelt code in Python', fence('python', 'LATE = ARGO_E_LATE'), 2],
    ['the number of another code', 'You get 303 ARGO_E_FILE_NOT_FOUND.'],
    [
      'the number of another code in a sentence',
      '303 is [ARGO_E_FILE_NOT_FOUND](./api/run.mdx).',
    ],
    ['an unknown path of options', 'Set `device.idx`.'],
    ['a misspelt function in a link', '[runAsyncc](./intro.mdx)'],
    ['arguments in another order', 'Call `run(handle, options, path)`.'],
    ['a value that no option has', 'Set `{"format": "csv"}`.'],
    ['another value in a literal', fence('c', '"{\\"format\\":\\"csv\\"}"'), 2],
    ['a misspelt option in a literal', fence('c', '"{\\"languges\\": []}"'), 2],
    ['a misspelt option without others', fence('json', '{"languges": []}'), 2],
    [
      'an unknown option',
      fence('json', '{"format": "text",', '"languagez": 1}'),
      3,
    ],
  ],
  [SHEETS]: [
    ['an unknown member', 'One\ntwo: `sheet.setValues`.', 2, SHEET_PAGE],
    ['a misspelt type', 'A `CelRange` of cells.', 1, SHEET_PAGE],
    ['a misspelt code', 'It throws `SHAPE_MISMATCHED`.', 1, SHEET_PAGE],
    ['a misspelt code in a sentence', 'SHAPE_MISMATCHED.', 1, SHEET_PAGE],
    ['a misspelt option', 'Pass `readOnyl: true`.', 1, SHEET_PAGE],
    ['a surplus argument', 'Call `setValue(value, row)`.', 1, SHEET_PAGE],
    ['a value that no option has', "Set `theme: 'drak'`.", 1, SHEET_PAGE],
    ['a table of an unknown type', '<ApiTable of="Sheed" />', 1, SHEET_PAGE],
  ],
  fences: [
    ['an unknown language', fence('klingon', 'x')],
    ['an open quote', fence('c title="run.c', 'x')],
    ['an unknown word', fence('c tittle="run.c"', 'x')],
    [
      'an invalid value of a word',
      fence('text title="Output" network="none"', '$ ./x'),
    ],
    ['an output of no program', fence('text title="Output"', '$ ./run')],
    ['a log of no sample', fence('text title="Console"', '1')],
    ['a missing file', fence('c from-file="gone.c"')],
  ],
  'sample syntax': [
    ['a shell command', fence('bash', 'ls', "echo 'a"), 3],
    ['HTML', fence('html', '<p>', '<a b"c>d</a></p>'), 3],
    ['CSS', fence('css', 'a {', '  color: red', 'b {', '}'), 2],
    ['YAML', fence('yaml', 'a:', '  b: [', 'c'), 4],
    ['JavaScript without an import', fence('js', 'let a = 1;', 'let b = ;'), 3],
    ['JSON', fence('json', '{', '"a": 1,', '}'), 3],
    ['Python', fence('python', 'def main():', 'print(1)'), 3],
  ],
  'c samples': [
    [
      'an unknown function',
      fence('c', '#include "argo_sdk.h"', 'int f(void) { return getGpu(); }'),
      3,
    ],
  ],
  'typescript samples': [
    [
      'an unknown member',
      fence(
        'ts',
        "import {createArea} from 'spreadsheet-sdk';",
        "createArea('A1').grow();",
      ),
      3,
    ],
  ],
  elements: [
    ['an unknown component', 'Text.\n\n<HelpTopicz />', 3],
    ['a name in braces that nothing defines', 'Text.\n\nSend {name}.', 3],
    ['an unknown property', 'Text.\n\n<StoreLink too="cart">x</StoreLink>', 3],
    ['a missing property', '<StoreLink>x</StoreLink>'],
    ['an unknown value of a property', '<StoreLink to="crat">x</StoreLink>'],
    ['an unknown key of front matter', 'It is {frontMatter.titel}.'],
    [
      'two tabs of one value',
      '<Tabs>\n<TabItem value="a" />\n<TabItem value="a" />\n</Tabs>',
      3,
    ],
    [
      'another value of a group',
      '<Tabs groupId="os">\n<TabItem value="win" label="Windows" />\n</Tabs>',
      2,
    ],
    ['an unknown property of the theme', '<Tabs gropId="x" />'],
    ['an unknown property of a table', '<ApiRules of="run" onyl="a" />'],
    ['an unknown name of a table', '<ApiCompare of="run rnu" />'],
    ['an unknown name of an attribute', '<Details open={isOpen} />'],
    ['a missing fragment', "import Part from './_gone.mdx';\n\n<Part />"],
  ],
};

const RUN = 'docs-ocr/api/run.mdx';

/** Faults in function pages and contracts. */
const IN_FILES: readonly Fault[] = [
  edited(OCR, 'a missing section', RUN, [/^## Rules.*\n/m, '']),
  edited(OCR, 'sections in another order', RUN, [
    SECTIONS,
    '## Signature {/* #rules */}',
  ]),
  edited(OCR, 'the table of another function', RUN, [
    '<ApiErrors of="run" />',
    '<ApiErrors of="runBase64" />',
  ]),
  edited(OCR, 'neighbours in another order', RUN, [
    'pagination_next: api/runBase64',
    'pagination_next: api/runAsync',
  ]),
  edited(OCR, 'a function without a page', OCR_CONTRACT.file, [
    FUNCTION,
    `${FUNCTION}\n\n/** @brief Counts. */\nARGO_API int ARGO_CALL countPages(void);`,
  ]),
  edited(
    OCR,
    'a page of an unknown function',
    OCR_CONTRACT.file,
    [FUNCTION, FUNCTION.replace('Count', 'Cuont')],
    'docs-ocr/api/getGpuCount.mdx',
  ),
  edited(OCR, 'a misspelt code in a comment', OCR_CONTRACT.file, [
    'After\n * ARGO_E_OUT_OF',
    'After\n * ARGO_E_OUTOF',
  ]),
  edited(SHEETS, 'a declaration without an entry', SPREADSHEET_CONTRACT.file, [
    AREA,
    `${AREA}\n\n/** Plants. @since 1.0 */\nexport declare function planted(): void;`,
  ]),
  {
    check: 'contract versions',
    fault: 'a version in the folder of another',
    changes: {
      [`${VERSIONS}/0.8/argo_sdk.h`]: HEADER.replace(
        'version 1.0',
        'version 0.9',
      ),
    },
    at: `${VERSIONS}/0.8/argo_sdk.h:1`,
  },
  edited(
    OCR,
    'data about an unknown code',
    OCR_CONTRACT.file,
    ['ARGO_E_QUEUE_FULL = 501', 'ARGO_E_QUEUE_FILLED = 501'],
    'src/site/sets/ocr/contract.ts',
  ),
  edited(
    'contract versions',
    'a name of a future version',
    SPREADSHEET_CONTRACT.file,
    ['@since 1.0', '@since 1.1'],
  ),
];

export const CONTRACTS_FAULTS: readonly Fault[] = [
  ...Object.entries(ON_PAGES).flatMap(([check, rows]) =>
    rows.map((row) => inBody(check, ...row)),
  ),
  ...IN_FILES,
];
