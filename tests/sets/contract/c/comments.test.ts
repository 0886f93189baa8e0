import {describe, expect, it} from 'vitest';
import {contractOf} from './read';

async function briefOf(source: string): Promise<string> {
  const {functions} = await contractOf(source);
  return functions.find(({name}) => name === 'f')!.brief;
}

describe('the brief of a function', () => {
  it.each([
    ['/** Does it. And more. */\nint f(void);', 'Does it.'],
    ['/** Does it, e.g. Here. Then. */\nint f(void);', 'Does it, e.g. Here.'],
    [
      '/*! \\brief Does it\n * on lines.\n *\n * More. */\n\nint f(void);',
      'Does it on lines.',
    ],
    ['/// Does it\n/// on lines.\nint f(void);', 'Does it on lines.'],
    ['//! Does \\c it.\nint f(void);', 'Does it.'],
    ['/**\r\n * Does it.\r\n */\r\nint f(void);', 'Does it.'],
    ['/* Plain. */\nint f(void);', 'Plain.'],
    ['// Plain\n// lines.\nint f(void);', 'Plain lines.'],
    ['/* Section. */\n\nint f(void);', ''],
    ['int f(void); /* behind */\nint g(void);', 'behind'],
    ['int f(void); ///< behind\nint g(void);', 'behind'],
    ['int g(void); /* of g */\nint f(void);', ''],
    [
      'int f(void);\n/* below, as zlib has it */\n\nint g(void);',
      'below, as zlib has it',
    ],
    ['/** @file x */\nint f(void);', ''],
    [
      '/** @defgroup g Group\n * @{ */\n/** Does it. */\nint f(void);\n/** @} */',
      'Does it.',
    ],
    [
      '/** Does it. */\n#ifdef NO\nint f(char);\n#else\nint f(void);\n#endif',
      'Does it.',
    ],
    ['/** Not of f. */\n#ifdef NO\nint g(void);\n#endif\nint f(void);', ''],
    ['/** A macro. */\n#define M 1\nint f(void);', ''],
    ['#define E(t, n) t n(void)\n/** Does it. */\nE(int, f);', 'Does it.'],
    ['#define BEGIN\n/** Does it. */\nBEGIN int f(void);', 'Does it.'],
    ['/******* Does it *******/\nint f(void);', 'Does it'],
    ['/* -------- */\nint f(void);', ''],
    ['int f(void);\n/** Later. */\nint f(void);', 'Later.'],
    [
      '/*\n * @function:\n *   f\n *\n * @description:\n *   Does it.\n *\n * Note.\n */\nint f(void);',
      'Does it.',
    ],
    [
      '/**\n * f:\n * @a: the a\n *\n * Does it.\n */\nint f(int a);',
      'Does it.',
    ],
    ['#if 1\nint f(void);\n#endif /* of the condition */\n\nint g(void);', ''],
  ])('%j', async (source, brief) => {
    expect(await briefOf(source)).toBe(brief);
  });
});

describe('tags', () => {
  it('are read in both spellings', async () => {
    const {functions} = await contractOf(
      '/**\n * Does it.\n *\n * At length.\n * @param[in] a the a\n *   on lines\n * \\param[in,out] b - the b\n * @param c, d both\n' +
        ' * @returns A number.\n * @retval 0 fine\n * @retval -1 not\n * @since 2.0\n * @deprecated Use g().\n * @sa g, h\n * @note Mind.\n */\n' +
        'int f(int a, int *b, int c, int d);',
    );
    expect(functions[0]).toMatchObject({
      brief: 'Does it.',
      description: 'Does it.\n\nAt length.',
      parameters: [
        {name: 'a', direction: 'in', text: 'the a on lines'},
        {name: 'b', direction: 'in,out', text: 'the b'},
        {name: 'c', text: 'both'},
        {name: 'd', text: 'both'},
      ],
      returnText: 'A number.',
      retvals: [
        {value: '0', text: 'fine'},
        {value: '-1', text: 'not'},
      ],
      since: '2.0',
      deprecated: 'Use g().',
      see: ['g', 'h'],
      notes: ['Mind.'],
    });
  });

  it('include the attribute that compilers read', async () => {
    const {functions} = await contractOf(
      'int f(void) __attribute__((deprecated("use g")));',
    );
    expect(functions[0]!.deprecated).toBe('use g');
  });
});

describe('comments beside values and fields', () => {
  it('are theirs, before or behind, with the comma or without', async () => {
    const {enums, structs} = await contractOf(
      'enum e {\n  A, /**< first */\n  /** second */\n  B,\n  C /* third */,\n  D ///< fourth\n};\n' +
        'struct s {\n  int a; ///< field\n  /* above */\n  int b;\n  int c;\n};',
    );
    expect(enums[0]!.values.map(({brief}) => brief)).toEqual([
      'first',
      'second',
      'third',
      'fourth',
    ]);
    expect(structs[0]!.fields.map(({brief}) => brief)).toEqual([
      'field',
      'above',
      undefined,
    ]);
  });
});
