// Contracts whose comments and names hold every hostile string: what pages are made of holds them as text.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {afterAll, expect, it} from 'vitest';
import {parseHeader} from '../../src/sets/ocr/contract/header';
import remarkOcrReference from '../../src/sets/ocr/reference';
import {parseMarkdown} from '../../src/sets/page/markdown';
import {readContract} from '../../src/sets/spreadsheet/contract/readContract';
import {
  expandEntries,
  expandTable,
} from '../../src/sets/spreadsheet/reference/expand';
import {NameLinker} from '../../src/sets/spreadsheet/reference/links';
import {findHomes} from '../../src/sets/spreadsheet/reference/pages';
import {HOSTILE_STRINGS, MARK, wellFormed} from '../support/hostileStrings';
import {harmInTree} from '../support/hostileTree';

/** What breaks out of the places that comments of a contract are read in, beside the strings of every sink. */
const TEXTS = [
  ...HOSTILE_STRINGS,
  ...[
    'javascript:',
    'JaVaScRiPt:',
    '&#106;avascript:',
    'data:text/html,',
    'vbscript:',
    'java\tscript:',
  ].flatMap((scheme) => [
    `[press](${scheme}window.${MARK}=1)`,
    `[press](<${scheme}window.${MARK}=1>)`,
    `![picture](${scheme}window.${MARK}=1)`,
    `<${scheme}window.${MARK}=1>`,
    `[press][a]\n\n[a]: ${scheme}window.${MARK}=1`,
  ]),
  `{window.${MARK}=1}`,
  `import x from 'data:text/javascript,window.${MARK}=1'`,
  `export const x = window.${MARK}=1`,
  `<Tabs onClick={() => (window.${MARK}=1)}>`,
  '`code`` ` ```',
  '# heading {#__docusaurus}',
  '| a | b |\n|---|---|',
  ':::danger',
  '{@link constructor} {@link __proto__|x} {@link javascript:x}',
  '@@@ @param @throws {',
  '\\brief \\param[in] \\c',
  '`'.repeat(500),
  '['.repeat(500),
  '*_'.repeat(500),
]
  // What ends a comment is the end of it in every language.
  .map((text) => wellFormed(text).replaceAll('*/', '* /').replaceAll('\0', ''));

const inComment = (text: string) =>
  text.replace(/[\r\n\u2028\u2029]+/g, '\n * ');

/** Comments of a declaration file that each hold a text wherever one may stand. */
const declarations = (texts: readonly string[]) =>
  texts
    .map((text, index) => {
      const words = inComment(text);
      return `/** ${words} @since 1.0 */
export interface Pen${index} {
  /**
   * ${words}
   * @remarks ${words}
   * @defaultValue \`${words.replaceAll('`', '')}\`
   * @since 1.0
   */
  readonly color?: string;
  /**
   * ${words}
   * @param width - ${words}
   * @returns ${words}
   * @throws SpreadsheetError \`ABORTED\` ${words}
   * @deprecated ${words}
   * @since 1.0
   */
  draw(width: number): void;
}`;
    })
    .join('\n');

it('declarations: comments stay text', () => {
  const contract = readContract('a.d.ts', declarations(TEXTS));
  const names = [...contract.symbols.keys()];
  const linker = new NameLinker(
    contract,
    findHomes([
      {
        route: '/set/a',
        source: names.map((name) => `<ApiEntries of="${name}" />`).join('\n\n'),
      },
    ]),
  );
  const context = {
    contract,
    linker,
    since: undefined,
    notes: () => [],
    uses: () => undefined,
  };
  let blocks = 0;
  for (const [index, name] of names.entries()) {
    const children = [
      ...expandEntries([name], context),
      ...expandTable(
        {element: 'ApiTable', of: [name], only: []} as never,
        contract,
        linker,
      ),
    ];
    blocks += children.length;
    expect(
      harmInTree({type: 'root', children} as Root),
      TEXTS[index]?.slice(0, 80),
    ).toEqual([]);
  }
  expect(names).toHaveLength(TEXTS.length);
  expect(blocks).toBeGreaterThan(TEXTS.length * 3);
});

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-header-'));
afterAll(() => rmSync(folder, {recursive: true}));

const header = (texts: readonly string[]) => `
/** Codes. */
typedef enum {
${texts.map((text, index) => `  OCR_E${index} = ${index}, /**< ${inComment(text)} */`).join('\n')}
} ocr_result;
${texts
  .map((text, index) => {
    const words = inComment(text);
    return `/**
 * \\brief ${words}
 * \\param[in] engine ${words}
 * \\return ${words}
 * \\retval OCR_E${index} ${words}
 * @since ${words}
 */
ocr_result ocr_read${index}(void *engine);`;
  })
  .join('\n')}
`;

it('headers: comments stay text', async () => {
  const file = path.join(folder, 'hostile.h');
  // One page draws one function: some of them are all kinds of strings.
  writeFileSync(file, header(TEXTS));
  const {functions, codes} = await parseHeader(header(TEXTS), file);
  expect([functions.length, codes.length]).toEqual([
    TEXTS.length,
    TEXTS.length,
  ]);
  const step = remarkOcrReference(file);
  const page = [
    ...functions.flatMap(({name}) =>
      ['ApiParameters', 'ApiUsage', 'ApiErrors', 'ApiRules', 'ApiSeeAlso'].map(
        (element) => `<${element} of="${name}" />`,
      ),
    ),
    ...[
      'ApiIndexByTask',
      'ApiIndexByName',
      'ApiOwnership',
      'ApiThreads',
      'ApiErrorIndex',
      'ApiErrorTable',
      'ApiNames',
      'ApiNameTable',
      'ApiChangelog',
    ].map((element) => `<${element} />`),
  ].join('\n\n');
  const {tree} = parseMarkdown(page, 'docs-ocr/api/page.mdx');
  await step(tree, {path: 'docs-ocr/api/page.mdx'});
  expect(harmInTree(tree)).toEqual([]);
  expect(toString(tree)).toContain(`<img src=x onerror=window.${MARK}=1>`);
});

it.each([
  '<b>',
  '{x}',
  '`x`',
  '</script>',
  '\u202Ex',
  'a\0b',
  '${x}',
  'a b',
  '"',
  'javascript:x',
])(
  'the name %j is none of C, and is refused with file and line',
  async (name) => {
    await expect(
      parseHeader(`/** Reads. */\nint ${name}(void);`, 'a.h'),
    ).rejects.toThrow(/a\.h:\d/);
  },
);

it('names that every object has are names like others', async () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];
  const {functions} = await parseHeader(
    names.map((name) => `/** Reads. */\nint ${name}(void);`).join('\n'),
    'a.h',
  );
  expect(functions.map(({name}) => name)).toEqual(names);
  const contract = readContract(
    'a.d.ts',
    names
      .map((name) => `/** A. */ export declare function ${name}(): void;`)
      .join('\n'),
  );
  expect([...contract.symbols.keys()]).toEqual(names);
});

it('a comment of 1 MB is read, in both languages', async () => {
  const enormous = 'word '.repeat(2e5);
  const {functions} = await parseHeader(
    `/** ${enormous} */\nint ocr_read(void);`,
    'a.h',
  );
  expect(functions[0]!.brief.length).toBeGreaterThan(9e5);
  const {symbols} = readContract(
    'a.d.ts',
    `/** ${enormous} */\nexport declare function draw(): void;`,
  );
  expect([...symbols.keys()]).toEqual(['draw']);
});

it('says how many there are', () => {
  console.log(
    `${TEXTS.length} texts in 8 places of the comments of two languages`,
  );
});
