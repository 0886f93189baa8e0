// A C header is read as its compiler reads it.
import {describe, expect, it} from 'vitest';
import {contractOfHeader} from '../../../src/sets/contract/c/contractOfHeader';
import {readHeader} from '../../../src/sets/contract/c/readHeader';

/** The contract of a header that exists only in a test, with what it includes. */
async function read(
  source: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const files = {
    find: (name: string) => (name in headers ? name : undefined),
    read: (file: string) => headers[file]!,
  };
  return contractOfHeader(await readHeader('a.h', {source, files}));
}

it.each([
  ['int f(void);', 'int f()'],
  [
    'extern char const *f(size_t, char const *const x, ...);',
    'const char * f(size_t, const char *const x, ...)',
  ],
  ['int (f)(int (x), int (y)(int));', 'int f(int x, int (*)(int) y)'],
  [
    'int (*f(int sig, void (*handler)(int)))(int);',
    'int (*)(int) f(int sig, void (*)(int) handler)',
  ],
  ['void f(int a[16], int m[][4]);', 'void f(int * a, int (*)[4] m)'],
  ['int __stdcall f(void) __attribute__((x(1)));', 'int f()'],
  ['__declspec(dllimport) struct s *f(enum e x);', 'struct s * f(enum e x)'],
  ['extern "C" {\nint f(void);\n}', 'int f()'],
  ['static inline int g(void) { return 1; }\nint f(void);', 'int f()'],
  ['typedef int fn(void); void f(fn y);', 'void f(fn * y)'],
  ['#define E(t, n, a) t (n) a\nE(int, f, (int x));', 'int f(int x)'],
  ['#if defined(A)\nint g(void);\n#else\nint f(void);\n#endif', 'int f()'],
  ['#include "b.h"\nb f(b);', 'b f(b)'],
])('functions: %s', async (source, expected) => {
  const {functions} = await read(source, {
    'b.h': 'typedef int b; int hidden(void);',
  });
  expect(
    functions.map(({name, returns, parameters, variadic}) => {
      const list = parameters.map(({type, name}) => `${type} ${name}`.trim());
      return `${returns} ${name}(${[...list, ...(variadic ? ['...'] : [])].join(', ')})`;
    }),
  ).toEqual([expected]);
});

it.each([
  ['A, B, C = 7, D', [0, 1, 7, 8]],
  ['A = 1 << 3, B = A | 1, C = ~0, D = -A', [8, 9, -1, -8]],
  ["A = 'a', B = 0xFFFFFFFFu, C = N(2), D = 010", [97, 4294967295, 3, 8]],
  ['A = (byte)257, B = sizeof(int), C = 1 ? 5 : 6,', [1, 4, 5]],
])('enumerations: %s', async (body, values) => {
  const {enums} = await read(
    `#define N(x) (x + 1)\ntypedef unsigned char byte;\ntypedef enum { ${body} } kind;`,
  );
  expect(enums).toMatchObject([
    {name: 'kind', values: values.map((value) => ({value}))},
  ]);
});

it('callbacks, aliases, structures and what is opaque', async () => {
  const {callbacks, aliases, structs} = await read(
    'typedef int (*on_row)(void *, int n);\ntypedef int *number;\ntypedef struct X X;\n' +
      'typedef struct {\n unsigned a : 3;\n union { int c; float d; };\n int (*cb)(struct s *, ...);\n unsigned char hash[16];\n} rec;',
  );
  expect(callbacks).toMatchObject([
    {name: 'on_row', returns: 'int', parameters: [{}, {name: 'n'}]},
  ]);
  expect(aliases[0]).toMatchObject({name: 'number', type: 'int *'});
  expect(structs).toMatchObject([
    {name: 'X', fields: []},
    {
      name: 'rec',
      fields: [
        {name: 'a', type: 'unsigned int', bits: 3},
        {name: 'c', type: 'int'},
        {name: 'd', type: 'float'},
        {name: 'cb', type: 'int (*)(struct s *, ...)'},
        {name: 'hash', type: 'unsigned char [16]'},
      ],
    },
  ]);
});

describe('comments', () => {
  it.each([
    ['/** Does it. And more. */\nint f(void);', 'Does it.'],
    [
      '/*! \\brief Does it\n * on lines.\n *\n * More. */\n\nint f(void);',
      'Does it on lines.',
    ],
    ['/// Does \\c it\n/// on lines.\r\nint f(void);', 'Does it on lines.'],
    ['int f(void); ///< behind\nint g(void);', 'behind'],
    ['/* Section. */\n\nint f(void);', ''],
    ['/** @file x */\nint f(void);', ''],
    ['/** A macro. */\n#define M 1\nint f(void);', ''],
    [
      '/** Does it. */\n#ifdef NO\nint f(char);\n#else\nint f(void);\n#endif',
      'Does it.',
    ],
    ['#define E(t, n) t n(void)\n/** Does it. */\nE(int, f);', 'Does it.'],
  ])('%j', async (source, brief) => {
    const {functions} = await read(source);
    expect(functions.find(({name}) => name === 'f')!.brief).toBe(brief);
  });

  it('hold tags in both spellings', async () => {
    const {functions} = await read(
      '/**\n * Does it.\n *\n * At length.\n * @param[in] a the a\n *   on lines\n * \\param[in,out] b - the b\n' +
        ' * @returns A number.\n * @retval -1 not\n * @since 2.0\n * @deprecated Use g().\n * @sa g, h\n * @note Mind.\n */\n' +
        'int f(int a, int *b);',
    );
    expect(functions[0]).toMatchObject({
      description: 'Does it.\n\nAt length.',
      parameters: [
        {name: 'a', direction: 'in', text: 'the a on lines'},
        {name: 'b', direction: 'in,out', text: 'the b'},
      ],
      returnText: 'A number.',
      retvals: [{value: '-1', text: 'not'}],
      since: '2.0',
      deprecated: 'Use g().',
      see: ['g', 'h'],
      notes: ['Mind.'],
    });
  });

  it('stand before or behind values and fields', async () => {
    const {enums, structs} = await read(
      'enum e {\n  A, /**< first */\n  /** second */\n  B,\n  C ///< third\n};\n' +
        'struct s {\n  int a; ///< field\n  /* above */\n  int b;\n};',
    );
    expect(enums[0]!.values.map(({brief}) => brief)).toEqual([
      'first',
      'second',
      'third',
    ]);
    expect(structs[0]!.fields.map(({brief}) => brief)).toEqual([
      'field',
      'above',
    ]);
  });
});

it.each([
  ['int a;\n\nEXPORT int f(void);', 3],
  ['#include "gone.h"\nint f(int a int b);', 2],
  ['int a;\n#if 1\n', 2],
  ['#ifndef X\n#error need X\n#endif', 2],
  ['int f(void;\n', 1],
  ['int f(void)\n\n/** Adds. */\nint g(void);', 1],
  ['class A { int f(); };', 1],
  ['int <b>(void);', 1],
])('what cannot be read has file and line: %j', async (source, line) => {
  await expect(read(source)).rejects.toThrow(new RegExp(`^a\\.h:${line}: `));
});
