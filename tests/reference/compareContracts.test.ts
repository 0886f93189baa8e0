import {describe, expect, it} from 'vitest';
import {
  compareContracts,
  listApiSurface,
  loadContract,
} from '@document-sdk/contract';
import {OCR_CONTRACT} from '../../src/site/sets/ocr/contract';
import {SPREADSHEET_CONTRACT} from '../../src/site/sets/spreadsheet/contract';
import {contractOf} from '../../packages/contract/tests/support/contractText';
import {editedContract} from '../support/editedContract';

/** Compares a contract with an edited copy of it. */
function changesOf(
  file: string,
  ...edits: readonly (readonly [string, string])[]
) {
  const edited = contractOf(editedContract(file, edits), file);
  return compareContracts(loadContract(file), edited).changes;
}

describe.each([
  [OCR_CONTRACT.file, '1.0', 60],
  [SPREADSHEET_CONTRACT.file, '1.1', 900],
])('%s', (file, stated, least) => {
  it('states its version and has each name once', () => {
    const {version, members} = listApiSurface(loadContract(file));
    expect(version).toBe(stated);
    expect(members.length).toBeGreaterThan(least);
    const names = members.map(({name}) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has not changed when only its layout has', () => {
    expect(
      changesOf(
        file,
        ['\n/**\n', '\n\n\n/**\n'],
        [`version ${stated}`, 'version 1.9'],
      ),
    ).toEqual([]);
  });
});

it.each([
  [
    'a function that is gone',
    ['ARGO_API int ARGO_CALL getGpuCount(void);', ''],
    {
      name: 'getGpuCount',
      change: 'removed',
      declaration: 'int getGpuCount(void)',
    },
  ],
  [
    'another parameter',
    [
      'void ARGO_CALL freePointer(void *pointer)',
      'void ARGO_CALL freePointer(void *pointer, int flags)',
    ],
    {
      name: 'freePointer',
      change: 'signature',
      from: 'void freePointer(void *pointer)',
      to: 'void freePointer(void *pointer, int flags)',
    },
  ],
  [
    'another number',
    ['ARGO_E_ENCODING = 103', 'ARGO_E_ENCODING = 113'],
    {name: 'ARGO_E_ENCODING', change: 'value', from: '103', to: '113'},
  ],
  [
    'a callback that is called otherwise',
    ['C_RESULT_CALLBACK)(ArgoJobId jobId,', 'C_RESULT_CALLBACK)(int jobId,'],
    expect.objectContaining({name: 'C_RESULT_CALLBACK', change: 'signature'}),
  ],
  [
    'what is deprecated',
    [
      ' * @brief Counts the CUDA devices that this process can use.',
      ' * @brief Counts the CUDA devices that this process can use.\n * @deprecated Call getResourcesInfo().',
    ],
    {
      name: 'getGpuCount',
      change: 'deprecated',
      reason: 'Call getResourcesInfo().',
    },
  ],
] as const)('the next version of the header %s', (_what, edit, expected) => {
  expect(changesOf(OCR_CONTRACT.file, edit)).toMatchObject([expected]);
});

describe('the next version of the declarations', () => {
  it.each([
    [
      'a member that is gone',
      ['readonly selectionChange: SelectionChangeEvent;', ''],
      {
        name: 'SpreadsheetEvents.selectionChange',
        change: 'removed',
        declaration: 'readonly selectionChange: SelectionChangeEvent',
      },
    ],
    [
      'another default',
      [
        "@defaultValue the `lang` of the page, else `'en'`",
        "@defaultValue `'en'`",
      ],
      expect.objectContaining({
        name: 'SpreadsheetOptions.locale',
        change: 'default',
        to: "`'en'`",
      }),
    ],
    [
      'a default in other words',
      ['@defaultValue our server', '@defaultValue the server of the company'],
      expect.objectContaining({change: 'documented', breaking: false}),
    ],
    [
      'a new type, which stands for its members',
      [
        'export declare const version: string;',
        'export declare const version: string;\nexport interface Added { one: string; }',
      ],
      {name: 'Added', change: 'added', declaration: 'interface Added'},
    ],
    [
      'an error that the comment did not state',
      [
        '`INVALID_FORMAT`\n * @since 1.0\n */\nexport declare function formatValue',
        '`INVALID_FORMAT`, `ABORTED`\n * @since 1.0\n */\nexport declare function formatValue',
      ],
      {name: 'formatValue', change: 'documented', errors: ['ABORTED']},
    ],
    [
      'another text',
      ['   * Undoes the last step.', '   * Takes the last step back.'],
      expect.objectContaining({change: 'documented'}),
    ],
  ] as const)('%s', (_what, edit, expected) => {
    expect(changesOf(SPREADSHEET_CONTRACT.file, edit)).toMatchObject([
      expected,
    ]);
  });

  it('overloads of one name are one member', () => {
    const {members} = listApiSurface(
      contractOf(
        'export interface A { f(): void; f(a: string): void; }',
        'a.d.ts',
      ),
    );
    expect(members.map(({declaration}) => declaration)).toEqual([
      'f(): void; f(a: string): void',
      'interface A',
    ]);
  });
});

/** Rows: whether programs break, before and after. */
it.each<[boolean, string, string]>([
  [true, 'enum e { A = 1 };', 'enum e { A = 2 };'],
  [false, 'enum e { A };', 'enum e { A, B };'],
  [true, 'struct s { int a; long b; };', 'struct s { long b; int a; };'],
  [true, 'struct s { int a; };', 'struct s { int a; int b; };'],
  [true, 'struct s { int a; };', 'struct s { long a; };'],
  [true, '#define M 1', '#define M 2'],
  [true, '#define M(a) a', '#define M(a, b) a'],
  [true, 'int f(int a);', 'int f(int a, int b);'],
  [false, 'int f(int a);', 'int f(int b);'],
  [false, 'int f(char *a);', 'int f(const char *a);'],
  [true, 'int f(void);', 'long f(void);'],
  [false, 'int f(void);', 'int f(void); int g(void);'],
])('in C, breaks programs: %s, from %s to %s', (breaking, before, after) => {
  const changes = compareContracts(
    contractOf(before, 'a.h'),
    contractOf(after, 'a.h'),
  ).changes;
  expect(changes).not.toEqual([]);
  expect(changes.some((change) => change.breaking)).toBe(breaking);
});

const PEN = 'declare function give(pen: Pen): Ink;';

it.each<[boolean, string, string]>([
  [true, 'enum E { A = 2 }', 'enum E { A = 3 }'],
  [false, "type T = 'a';", "type T = 'a' | 'b';"],
  [true, "type T = 'a' | 'b';", "type T = 'a';"],
  [true, 'function f(): void;', 'function f(a: number): void;'],
  [false, 'function f(): void;', 'function f(a?: number): void;'],
  [true, 'function f(a?: number): void;', 'function f(a: number): void;'],
  [false, 'function f(a: 1): void;', 'function f(a: 1 | 2): void;'],
  [true, 'function f(): string;', 'function f(): string | number;'],
  [
    false,
    'function f(): A | 1; interface A {}',
    'function f(): B | 1; interface A {} interface B extends A {}',
  ],
  [
    true,
    'function f(): A; interface A {}',
    'function f(): B; interface A {} interface B extends C {}',
  ],
  [false, 'type C = (a: 1) => void;', 'type C = (a: 1, b: 2) => void;'],
  [true, 'type C = (a: 1, b: 2) => void;', 'type C = (a: 1) => void;'],
  [true, 'interface Pen { a: 1 }', 'interface Pen { a: 1; b: 2 }'],
  [false, 'interface Ink { a: 1 }', 'interface Ink { a: 1; b: 2 }'],
  [false, 'interface Pen { f(): 1 }', 'interface Pen { f(): 1; b: 2 }'],
  [false, 'interface Ink {}', 'interface Ink<K = 1> {}'],
  [true, 'interface Ink {}', 'interface Ink<K> {}'],
  [false, 'interface Ink extends B {}', 'interface Ink extends B<1> {}'],
  [
    false,
    'declare function on<K extends keyof M>(f: (a: M[K]) => void): 1; interface M { a: 1 }',
    'declare function on<K extends keyof M>(f: (a: M[K]) => void): 1; interface M { a: 1; b: 1 }',
  ],
  [
    false,
    "type T = 'a'; interface Keys { a: 1; b: 1 }",
    'type T = keyof Keys; interface Keys { a: 1; b: 1 }',
  ],
  [
    true,
    "type T = 'a' | 'b'; interface Keys { a: 1 }",
    'type T = keyof Keys; interface Keys { a: 1 }',
  ],
  [true, 'interface Ink { a: string }', 'interface Ink { a?: string }'],
  [true, 'class A { get a(): 1; set a(b: 1); }', 'class A { get a(): 1; }'],
  [false, 'class A { get a(): 1; }', 'class A { get a(): 1; set a(b: 1); }'],
  [true, 'class A { static f(): void; }', 'class A { f(): void; }'],
  [true, 'class A { constructor(a: string); }', 'class A {}'],
  [true, 'class A extends B {}', 'class A {}'],
])(
  'in TypeScript, breaks programs: %s, from %s to %s',
  (breaking, before, after) => {
    const [older, newer] = [before, after].map((text) =>
      contractOf(`export declare ${text}\nexport ${PEN}`, 'a.d.ts'),
    );
    const changes = compareContracts(older!, newer!).changes;
    expect(changes).not.toEqual([]);
    expect(changes.some((change) => change.breaking)).toBe(breaking);
  },
);
