// A C header is read as its compiler reads it.
import {describe, expect, it} from 'vitest';
import {contractOf} from './support/contractText';

it.each([
  ['int f(void);', 'int f()'],
  [
    '#include <stddef.h>\nextern char const *f(size_t, char const *const x, ...);',
    'const char * f(size_t, const char *const x, ...)',
  ],
  ['int (f)(int (x), int (y)(int));', 'int f(int x, int (*)(int) y)'],
  [
    'int (*f(int sig, void (*handler)(int)))(int);',
    'int (*)(int) f(int sig, void (*)(int) handler)',
  ],
  ['void f(int a[16], int m[][4]);', 'void f(int * a, int (*)[4] m)'],
  ['int __stdcall f(void) __attribute__((x(1)));', 'int f()'],
  ['#ifdef __cplusplus\nextern "C" {\n#endif\nint f(void);', 'int f()'],
  ['static inline int g(void) { return 1; }\nint f(void);', 'int f()'],
  ['typedef int fn(void); void f(fn y);', 'void f(fn * y)'],
  ['#define E(t, n, a) t (n) a\nE(int, f, (int x));', 'int f(int x)'],
  ['#if defined(A)\nint g(void);\n#else\nint f(void);\n#endif', 'int f()'],
  ['#include "b.h"\nb f(b);', 'b f(b)'],
  [
    '#include <stdarg.h>\nint f(const char *s, va_list a);',
    'int f(const char * s, va_list a)',
  ],
])('functions: %s', (source, expected) => {
  const {functions} = contractOf(source, 'a.h', {
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
  ['A = 1ll << 62', ['4611686018427387904']],
])('enumerations: %s', (body, values) => {
  const {enums} = contractOf(
    `#define N(x) (x + 1)\ntypedef unsigned char byte;\ntypedef enum { ${body} } kind;`,
  );
  expect(enums).toMatchObject([
    {name: 'kind', values: values.map((value) => ({value}))},
  ]);
});

it.each([
  [
    '#define P_(list) list\ntypedef int (*fn) P_((const char *s));',
    'typedef int (*fn)(const char *s)',
  ],
  [
    'typedef struct { int a; } box, *boxes;',
    'typedef struct { … } box; typedef box *boxes',
  ],
])('what a typedef names: %s', (source, expected) => {
  const {callbacks, aliases} = contractOf(source);
  const all = [...callbacks, ...aliases].map(({signature}) => signature);
  expect(all.join('; ')).toBe(expected);
});

it('callbacks, aliases, structures and what is opaque', () => {
  const {callbacks, aliases, structs} = contractOf(
    'typedef int (__stdcall *on_row)(void *data, int n);\ntypedef int *number;\ntypedef struct X X;\n' +
      'typedef struct {\n unsigned a : 3;\n union { int c; float d; };\n int (*cb)(struct s *, ...);\n unsigned char hash[16];\n} rec;',
  );
  expect(callbacks).toMatchObject([
    {
      name: 'on_row',
      signature: 'typedef int (*on_row)(void *data, int n)',
      returns: 'int',
      parameters: [{name: 'data'}, {name: 'n'}],
    },
  ]);
  expect(aliases[0]).toMatchObject({name: 'number', type: 'int *'});
  expect(structs).toMatchObject([
    {name: 'X', fields: []},
    {
      name: 'rec',
      fields: [
        {name: 'a', type: 'unsigned int', bits: 3},
        {
          name: '',
          type: 'union',
          fields: [
            {name: 'c', type: 'int'},
            {name: 'd', type: 'float'},
          ],
        },
        {name: 'cb', type: 'int (*)(struct s *, ...)'},
        {name: 'hash', type: 'unsigned char[16]'},
      ],
    },
  ]);
});

it('macros with the comment before or behind, those without a value too', () => {
  const {macros} = contractOf(
    '#define EMPTY\n/** before */\n#define ONE 1\n#define ADD(a, b) a + b /**< behind */\n#define GONE\n#undef GONE\n',
  );
  expect(macros).toMatchObject([
    {name: 'EMPTY', body: '', brief: ''},
    {name: 'ONE', body: '1', brief: 'before'},
    {name: 'ADD', body: 'a + b', parameters: ['a', 'b'], brief: 'behind'},
  ]);
});

describe('comments', () => {
  it.each([
    ['/** Does it. And more. */\nint f(void);', 'Does it.'],
    ['// Does it\n// on lines.\r\nint f(void);', 'Does it on lines.'],
    ['/*! @brief Does @c it.\n *\n * More. */\nint f(void);', 'Does it.'],
    ['int f(void); // behind\nint g(void);', 'behind'],
    ['/* Één 😀 – */\n#define M 1\n/** 읽는다. */\nint f(void);', '읽는다.'],
    ['/* Section. */\n\nint f(void);', ''],
    ['/** A macro. */\n#define M 1\nint f(void);', ''],
    ['/** Of the condition. */\n#ifndef NO\nint f(void);\n#endif', ''],
    ['#define E(t, n) t n(void)\n/** Does it. */\nE(int, f);', 'Does it.'],
  ])('%j', (source, brief) => {
    const {functions} = contractOf(source);
    expect(functions.find(({name}) => name === 'f')!.brief).toBe(brief);
  });

  it('have tags with flags, subjects and alternatives', () => {
    const {functions} = contractOf(
      '/**\n * @brief Does it.\n *\n * At length.\n * @param[in,null] a - the a\n *   on lines\n * @param[in,out] b the b\n' +
        ' * @pre a - must be even. | E_ODD\n * @error E_ODD - It is odd. | Add 1.\n * @thread any - Reads only.\n' +
        ' * @since 2.0\n * @deprecated Use g().\n */\nint f(int a, int *b);',
    );
    expect(functions[0]).toMatchObject({
      brief: 'Does it.',
      text: 'At length.',
      parameters: [
        {name: 'a', direction: 'in', nullable: true, text: 'the a on lines'},
        {name: 'b', direction: 'in,out', text: 'the b'},
      ],
      since: '2.0',
      deprecated: 'Use g().',
      tags: [
        {name: 'brief', line: 2},
        {name: 'param', flags: 'in,null', subject: 'a', line: 5},
        {name: 'param', flags: 'in,out', subject: 'b', line: 7},
        {name: 'pre', subject: 'a', text: 'must be even.', otherwise: 'E_ODD'},
        {
          name: 'error',
          subject: 'E_ODD',
          text: 'It is odd.',
          otherwise: 'Add 1.',
        },
        {name: 'thread', subject: 'any', text: 'Reads only.'},
        {name: 'since'},
        {name: 'deprecated'},
      ],
    });
  });

  it('are found above or behind values and fields', () => {
    const {enums, structs} = contractOf(
      'enum e {\n  A, /**< first | none */\n  /** second */\n  B,\n  C // third\n};\n' +
        'struct s {\n  int a; ///< field\n  /* above */\n  int b;\n};',
    );
    expect(enums[0]!.values).toMatchObject([
      {text: 'first', remedy: 'none'},
      {brief: 'second'},
      {brief: 'third'},
    ]);
    expect(structs[0]!.fields.map(({brief}) => brief)).toEqual([
      'field',
      'above',
    ]);
  });
});

it.each([
  ['int a;\n\nEXPORT int f(void);', 3, '-D NAME=VALUE'],
  ['__declspec(dllimport) int f(void);', 1, 'Correct'],
  ['extern "C" {\nint f(void);\n}', 1, 'Correct'],
  ['#include "gone.h"\nint f(void);', 1, '-I DIR'],
  ['int a;\n#if 1\n', 2, 'Correct'],
  ['#ifndef X\n#error need X\n#endif', 2, '-D NAME=VALUE'],
  ['int f(void;\n', 1, 'Correct'],
  ['int f(void)\n\n/** Adds. */\nint g(void);', 1, 'Correct'],
  ['class A { int f(); };', 1, '--before HEADER'],
  ['/* Nothing. */', 1, 'Correct the path'],
])(
  'what cannot be read has file, line and remedy: %j',
  (source, line, remedy) => {
    expect(() => contractOf(source)).toThrow(
      new RegExp(`/a\\.h:${line}: [^]*${remedy}`),
    );
  },
);

it('the reason of an attribute is read behind letters beyond ASCII', () => {
  const {functions} = contractOf(
    `/* ${'é'.repeat(40)} */\nint f(void) __attribute__((deprecated("use g")));`,
  );
  expect(functions[0]!.deprecated).toBe('use g');
});
