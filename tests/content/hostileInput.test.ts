// Hostile text in contracts and front matter stays text, or is refused with a remedy.
import path from 'node:path';
import {createOcrReference} from '../../src/reference/ocr';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {buildDeclarations} from '@document-sdk/contract';
import {buildHeader, loadSetContract} from '../../src/reference';
import {
  findFrontMatterProblems,
  parseMarkdown,
  type SourcePage,
} from '../../src/content';
import {
  getFrontMatterSchemas,
  isValidFrontMatterValue,
} from '../../src/content/pages/frontMatterSchema';
import {buildEntries} from '../../src/reference/spreadsheet/entries';
import {buildApiTables} from '../../src/reference/spreadsheet/table';
import {flatten} from '../../src/content/mdast';
import {NameLinker} from '../../src/reference/spreadsheet/links';
import {findEntryPages} from '../../src/reference/spreadsheet/links';
import {
  contractOf,
  writeContract,
} from '../../packages/contract/tests/support/contractText';
import {HOSTILE_STRINGS, MARK, wellFormed} from '../support/hostileStrings';
import {harmInTree} from '../support/hostileTree';
import {scratchFolder} from '../support/scratchFolder';

/** Texts that end a comment of a contract, and the hostile strings of all other tests. */
const TEXTS = [
  ...HOSTILE_STRINGS,
  ...['javascript:', '&#106;avascript:', 'java\tscript:'].flatMap((scheme) => [
    `[press](<${scheme}window.${MARK}=1>)`,
    `![picture](${scheme}window.${MARK}=1)`,
    `<${scheme}window.${MARK}=1>`,
    `[press][a]\n\n[a]: ${scheme}window.${MARK}=1`,
  ]),
  `{window.${MARK}=1}`,
  `import x from 'data:text/javascript,window.${MARK}=1'`,
  `<Tabs onClick={() => (window.${MARK}=1)}>`,
  '`code`` ` ```',
  '{@link constructor} {@link __proto__|x} {@link javascript:x}',
  '@@@ @param @throws {',
  '`'.repeat(500),
  '['.repeat(500),
]
  // No language allows the end of a comment inside a comment.
  .map((text) => wellFormed(text).replaceAll('*/', '* /').replaceAll('\0', ''))
  .map((text) => text.replace(/[\r\n\u2028\u2029]+/g, '\n * '));

describe('comments stay text', () => {
  it('of declarations', () => {
    const source = TEXTS.map(
      (words, index) => `/** ${words} @since 1.0 */
export interface Pen${index} {
  /**
   * ${words}
   * @remarks ${words}
   * @defaultValue \`${words.replaceAll('`', '')}\`
   * @param width - ${words}
   * @returns ${words}
   * @throws SpreadsheetError \`ABORTED\` ${words}
   * @deprecated ${words}
   * @since 1.0
   */
  draw(width: number): void;
}`,
    ).join('\n');
    const declarations = buildDeclarations(contractOf(source, 'a.d.ts'));
    const names = [...declarations.symbols.keys()];
    expect(names).toHaveLength(TEXTS.length);
    const entries = names.map((name) => `<ApiEntries of="${name}" />`);
    const linker = new NameLinker(
      declarations,
      findEntryPages([{route: '/set/a', text: entries.join('\n\n')}]),
    );
    const facts = {
      linker,
      since: undefined,
      changedIn: () => [],
      uses: () => undefined,
    };
    for (const [index, name] of names.entries()) {
      const children = flatten([
        buildEntries([name], facts),
        buildApiTables({of: [name], only: []}, linker),
      ]);
      expect(
        harmInTree({type: 'root', children}),
        TEXTS[index]?.slice(0, 80),
      ).toEqual([]);
    }
  });

  const folder = scratchFolder('hostile-header');

  it('of headers', async () => {
    const codes = TEXTS.map(
      (words, at) => `  E${at} = ${at}, /**< ${words} */`,
    );
    const declared = TEXTS.map(
      (words, index) => `/**
 * @brief ${words}
 * @param[in] engine ${words}
 * @return ${words}
 * @retval E${index} ${words}
 * @since ${words}
 */
codes read${index}(void *engine);`,
    );
    const source = `/** Codes. */\ntypedef enum {\n${codes.join('\n')}\n} codes;\n${declared.join('\n')}`;
    const file = path.join(folder, 'hostile.h');
    writeContract(file, source);
    const {functions} = buildHeader(loadSetContract(file));
    expect(functions).toHaveLength(TEXTS.length);
    const parts = ['Parameters', 'Usage', 'Errors', 'Rules', 'SeeAlso'];
    const lists = ['IndexByTask', 'ErrorIndex', 'ErrorTable', 'NameTable'];
    const page = [
      ...functions.flatMap(({name}) =>
        parts.map((part) => `<Api${part} of="${name}" />`),
      ),
      ...lists.map((list) => `<Api${list} />`),
      '<ApiChangelog />',
    ].join('\n\n');
    const {tree} = parseMarkdown(page, 'docs-ocr/api/page.mdx');
    await createOcrReference(file).step()(tree, {
      path: 'docs-ocr/api/page.mdx',
    });
    expect(harmInTree(tree)).toEqual([]);
    expect(toString(tree)).toContain(`<img src=x onerror=window.${MARK}=1>`);
  });
});

it('names of inherited properties are ordinary names', () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];
  const {functions} = buildHeader(
    contractOf(
      names.map((name) => `/** Reads. */\nint ${name}(void);`).join('\n'),
    ),
  );
  expect(functions.map(({name}) => name)).toEqual(names);
  const declared = names.map(
    (name) => `/** A. */ export declare function ${name}(): void;`,
  );
  const {symbols} = buildDeclarations(
    contractOf(declared.join('\n'), 'a.d.ts'),
  );
  expect([...symbols.keys()]).toEqual(names);
});

describe('front matter', () => {
  const SCHEMAS = {
    ...getFrontMatterSchemas('pages'),
    ...getFrontMatterSchemas('ocr'),
  };
  const problemsOf = (key: string, value: unknown) =>
    findFrontMatterProblems({
      file: 'docs-ocr/page.mdx',
      area: Object.hasOwn(getFrontMatterSchemas('ocr'), key) ? 'ocr' : 'pages',
      text: '---\n---\n',
      frontMatter: {
        title: 'A page',
        description:
          'A page that only tests see, with a description of the right length.',
        ...Object.fromEntries([[key, value]]),
      },
    } as unknown as SourcePage);

  /** Values that no front matter key may contain. */
  const NEVER = ['\0', '\u202Etxt', 'x'.repeat(1e6)];
  const VALUES: readonly unknown[] = [
    ...NEVER,
    ...[
      {toString: 'x'},
      [{}],
      null,
      -1,
      NaN,
      new Date(0),
      [],
      [[]],
      ['\0'],
      {},
      '',
      ' ',
      '\uD800',
    ],
    ...[true, 3, ['a'], '2026-01-31', 'terms'],
    ...HOSTILE_STRINGS,
  ];

  it.each(Object.keys(SCHEMAS))('%s: reports each invalid value', (key) => {
    const refused = VALUES.filter(
      (value) => !isValidFrontMatterValue(SCHEMAS[key]!, value),
    );
    expect(refused).toEqual(expect.arrayContaining(NEVER));
    expect(refused.length).toBeGreaterThan(10);
    for (const value of refused) {
      const [problem, ...others] = problemsOf(key, value);
      expect(others).toEqual([]);
      expect(problem).toMatchObject({file: 'docs-ocr/page.mdx', line: 1});
      expect(problem!.found).toMatch(new RegExp(`^\`${key}\` is .`));
      expect(problem!.found.length).toBeLessThan(400);
      expect(problem!.found).not.toMatch(/[\0-\x1F\u202A-\u202E\uD800-\uDFFF]/);
      expect(problem!.expected.length).toBeGreaterThan(5);
      expect(problem!.remedy).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('ignores keys that objects inherit', () => {
    const problem = problemsOf('toString', 'x').at(-1);
    expect(problem?.found).toMatch(/^front-matter key `/);
  });
});
