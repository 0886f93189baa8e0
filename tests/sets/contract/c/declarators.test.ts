import {describe, expect, it} from 'vitest';
import {contractOf} from './read';

async function signature(source: string): Promise<string> {
  const {functions} = await contractOf(source);
  return functions
    .map(({name, returns, parameters, variadic}) => {
      const list = parameters.map((item) => `${item.type}:${item.name}`);
      return `${returns} | ${name} | ${[...list, ...(variadic ? ['...'] : [])].join('; ')}`;
    })
    .join(' / ');
}

describe('functions', () => {
  it.each([
    ['int f(void);', 'int | f | '],
    ['int f();', 'int | f | '],
    [
      'extern char const *f(size_t, char const *const x, ...);',
      'const char * | f | size_t:; const char *const:x; ...',
    ],
    [
      'long unsigned int f(short int, unsigned, long long int, char unsigned);',
      'unsigned long | f | short:; unsigned int:; long long:; unsigned char:',
    ],
    ['int (f)(int (x), int (y)(int));', 'int | f | int:x; int (*)(int):y'],
    ['T (f)(A a);', 'T | f | A:a'],
    [
      'int (*f(int sig, void (*handler)(int)))(int);',
      'int (*)(int) | f | int:sig; void (*)(int):handler',
    ],
    [
      'void f(int a[16], int m[][4], char (*p)[4], int k[static 3]);',
      'void | f | int *:a; int (*)[4]:m; char (*)[4]:p; int *:k',
    ],
    [
      'void f(char *__restrict s, char *restrict t);',
      'void | f | char *restrict:s; char *restrict:t',
    ],
    ['int f(int), *g(char), *v;', 'int | f | int: / int * | g | char:'],
    ['__attribute__((x(1))) int __stdcall f(void) __asm__("g");', 'int | f | '],
    [
      '__declspec(dllimport) struct s *f(union u, enum e x);',
      'struct s * | f | union u:; enum e:x',
    ],
    ['[[nodiscard]] _Noreturn void f(void);', 'void | f | '],
    ['extern "C" {\nint f(void);\n}', 'int | f | '],
    ['extern "C" int f(void);', 'int | f | '],
    [
      'double _Complex f(unsigned __int128 x);',
      '_Complex double | f | unsigned __int128:x',
    ],
    [
      'static inline int g(void) { if (1) { return 1; } return 2; }\nint f(void);',
      'int | f | ',
    ],
    ['inline int f(void) { return 1; }', 'int | f | '],
    [
      'typedef int a4[4]; typedef int fn(void); void f(const a4 x, fn y);',
      'void | f | const int *:x; fn *:y',
    ],
    ['_Static_assert(1, "x"); ; int f(const int);', 'int | f | const int:'],
    ['int f(int);\nint f(int x);', 'int | f | int:x'],
  ])('%s', async (source, expected) => {
    expect(await signature(source)).toBe(expected);
  });

  it('keep the type as declared where C changes it', async () => {
    const {functions} = await contractOf('void f(unsigned char hash[16]);');
    expect(functions[0]!.parameters).toEqual([
      {name: 'hash', type: 'unsigned char *', declared: 'unsigned char [16]'},
    ]);
  });

  it('are those of the file itself', async () => {
    const {functions} = await contractOf('#include "b.h"\nb f(b);', {
      'b.h': 'typedef int b; int hidden(void); whatever is this;',
    });
    expect(functions.map(({name}) => name)).toEqual(['f']);
  });
});

describe('callbacks', () => {
  it('are the names of types of functions', async () => {
    const {callbacks, aliases} = await contractOf(
      'typedef int (*on_row)(void *, int n);\ntypedef void on_end(void);\ntypedef int *number;',
    );
    expect(
      callbacks.map(({name, returns, parameters}) => [
        name,
        returns,
        parameters.length,
      ]),
    ).toEqual([
      ['on_row', 'int', 2],
      ['on_end', 'void', 0],
    ]);
    expect(aliases).toMatchObject([{name: 'number', type: 'int *'}]);
  });
});

describe('enumerations', () => {
  it.each([
    ['A, B, C = 7, D', [0, 1, 7, 8]],
    ['A = 1 << 3, B = A | 1, C = ~0, D = -A', [8, 9, -1, -8]],
    ["A = 'a', B = '\\n', C = '\\x41', D = '\\0'", [97, 10, 65, 0]],
    [
      'A = (unsigned char)300, B = sizeof(int), C = (int)sizeof(void *), D = 1 ? 5 : 6,',
      [44, 4, 8, 5],
    ],
    [
      'A = 1u << 31, B = 0xFFFFFFFFu, C = N(2), D = 010',
      [2147483648, 4294967295, 3, 8],
    ],
    ['A = 0x7fffffffffffffff', ['9223372036854775807']],
    ['A = (byte)257', [1]],
  ])('%s', async (body, values) => {
    const source = `#define N(x) (x + 1)\ntypedef unsigned char byte;\nenum e { ${body} };`;
    const {enums} = await contractOf(source);
    expect(enums[0]!.values.map(({value}) => value)).toEqual(values);
  });

  it('take the name of their type when they have none', async () => {
    const {enums} = await contractOf(
      'typedef enum { A } kind;\ntypedef enum tag { B } other;\nenum { C };',
    );
    expect(enums.map(({name, alias}) => [name, alias])).toEqual([
      ['kind', undefined],
      ['tag', 'other'],
      ['', undefined],
    ]);
  });
});

describe('structures', () => {
  it('list their fields, bit-fields and unnamed members among them', async () => {
    const {structs} = await contractOf(
      'typedef struct {\n unsigned a : 3, : 2, b : 4;\n unsigned : 0;\n union { int c; float d; };\n' +
        ' struct { int x; } pos[2];\n int (*cb)(struct s *, ...);\n unsigned char hash[16], *p;\n} rec;',
    );
    expect(structs[0]).toMatchObject({
      name: 'rec',
      fields: [
        {name: 'a', type: 'unsigned int', bits: 3},
        {name: 'b', bits: 4},
        {name: 'c', type: 'int'},
        {name: 'd', type: 'float'},
        {
          name: 'pos',
          type: 'struct (unnamed) [2]',
          fields: [{name: 'x', type: 'int'}],
        },
        {name: 'cb', type: 'int (*)(struct s *, ...)'},
        {name: 'hash', type: 'unsigned char [16]'},
        {name: 'p', type: 'unsigned char *'},
      ],
    });
  });

  it('are opaque without a body', async () => {
    const {structs} = await contractOf(
      'typedef struct X X;\nstruct Y;\nvoid f(struct Z *z);\nunion U { int a; };\nstruct X { int b; };',
    );
    expect(
      structs.map(({name, kind, fields}) => [name, kind, fields.length]),
    ).toEqual([
      ['X', 'struct', 1],
      ['Y', 'struct', 0],
      ['U', 'union', 1],
    ]);
  });
});

describe('what cannot be read', () => {
  it.each([
    [
      'an unknown macro',
      'int a;\n\nEXPORT int f(void);',
      /^a\.h:3: "\w+" in "EXPORT int f\(void\)\s?;"\n {4}expected a C declaration\n.*-D /,
    ],
    [
      'one that is not found',
      '#include "gone.h"\nint f(int a int b);',
      /Not found: "gone\.h" \(a\.h:1\)/,
    ],
    ['a line out of a macro', '#define BAD int +;\n\n\nBAD', /^a\.h:4: /],
    ['an open bracket', 'int f(void;\n', /^a\.h:1: \( that is not closed/],
    [
      'an open end',
      'int f(void)\n',
      /^a\.h:1: int … to the end of the file\n {4}expected ;/,
    ],
    [
      'a prototype without its end',
      'int f(void)\n\n/** Adds. */\nint g(void);',
      /^a\.h:1: "\)" that the next line goes on after\n {4}expected a ";"/,
    ],
    [
      'a value that is no constant',
      'enum e {\n A = f(1)\n};',
      /^a\.h:2: f in "f\(1\)"/,
    ],
    ['C++', 'class A { int f(); };', /^a\.h:1: /],
  ])('%s', async (_, source, message) => {
    await expect(contractOf(source)).rejects.toThrow(message);
  });
});
