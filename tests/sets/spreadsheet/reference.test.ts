import type {Root} from 'mdast';
import {describe, expect, it, vi} from 'vitest';
import {readContract} from '../../../src/sets/spreadsheet/contract/readContract';
import {parseMarkdown} from '../../../src/sets/page/markdown';
import type {PageSettings} from '../../../src/sets/setBuild';
import remarkSpreadsheetReference from '../../../src/sets/spreadsheet/reference';
import {
  expandTag,
  firstVersion,
} from '../../../src/sets/spreadsheet/reference/expand';
import {toJavaScript} from '../../../src/sets/spreadsheet/reference/languageTabs';
import {
  anchorOf,
  NameLinker,
} from '../../../src/sets/spreadsheet/reference/links';
import {
  findApiTags,
  type Home,
} from '../../../src/sets/spreadsheet/reference/pages';

// Reading the whole contract takes its time on a busy machine.
vi.setConfig({testTimeout: 60_000});

const contract = readContract(
  'pens.d.ts',
  `
/** A pen. @since 1.0 */
export interface Pen {
  /**
   * Colour, see {@link Colors}.
   * @defaultValue \`'black'\`
   * @since 1.0
   */
  readonly color?: Color;
  /**
   * Draws.
   * @throws SpreadsheetError \`ABORTED\`
   * @since 1.2
   */
  draw(color: Color): void;
}
/** Values of Color. */
export interface Colors {
  /**
   * As ink.
   * @since 1.0
   */
  readonly black: 'black';
}
/** One of Colors. */
export type Color = keyof Colors;
`,
);
const homes = new Map<string, Home>([
  ['Pen', {page: '/set/pens', members: new Map([['draw', '/set/drawing']])}],
  ['Colors', {page: '/set/colors', members: new Map()}],
]);
const linker = new NameLinker(contract, homes);

describe('NameLinker', () => {
  it('leads a member to the page that lists it, and an alias to its values', () => {
    expect(linker.address('Pen')).toBe('/set/pens#api-pen');
    expect(linker.address('Pen', 'draw')).toBe('/set/drawing#api-pen-draw');
    expect(linker.address('Color')).toBe('/set/colors#api-colors');
    expect(linker.address('Pencil')).toBeUndefined();
  });

  it('links types within a type, and leaves the rest', () => {
    const nodes = linker.type('readonly Color[]');
    expect(nodes).toMatchObject([
      {type: 'text', value: 'readonly '},
      {type: 'link', url: '/set/colors#api-colors'},
      {type: 'text', value: '[]'},
    ]);
  });
});

describe('expandTag', () => {
  const expand = (of: string[], only: string[] = []) =>
    JSON.stringify(expandTag({of, only}, contract, linker, new Set()));

  it('lists members with anchor, default, errors and their own version', () => {
    const json = expand(['Pen']);
    expect(json).toContain('"value":"api-pen-color"');
    expect(json).toContain(`"value":"'black'"`);
    expect(json).toContain('"value":"ABORTED"');
    expect(json).toContain('"value":"1.2"');
  });

  it('says nothing of the version that all have in common', () => {
    expect(firstVersion(contract)).toBe('1.0');
    const json = expand(['Pen', 'Colors']);
    expect(json.match(/Since/g)).toHaveLength(1);
    expect(json).not.toContain('1.0');
    expect(json).not.toContain('ApiNote');
  });

  it('says what is deprecated, and what to use instead where the contract does', () => {
    const old = readContract(
      'a.d.ts',
      'export interface Old {\n/**\n * Draws.\n * @deprecated Use `paint`.\n */\ndraw(): void;\n/** @deprecated */\nwipe(): void;\npaint(): void; }',
    );
    const json = JSON.stringify(
      expandTag(
        {of: ['Old'], only: []},
        old,
        new NameLinker(old, homes),
        new Set(),
      ),
    );
    expect(json.match(/Deprecated/g)).toHaveLength(2);
    expect(json).toContain('"value":"paint"');
    expect(json).toContain('the contract names no replacement');
    expect(expand(['Pen'])).not.toContain('Deprecated');
  });

  it('lists only what is asked for', () => {
    expect(expand(['Pen'], ['draw'])).not.toContain('api-pen-color');
  });

  it('refuses names that the contract lacks', () => {
    expect(() => expand(['Pencil'])).toThrow(
      /^found <ApiTable of="Pencil">; expected a name that pens\.d\.ts exports\./,
    );
    expect(() => expand(['Pen'], ['erase'])).toThrow(
      /^found only="erase"; expected a member of Pen\. It has color, draw/,
    );
    expect(() => expand([])).toThrow(/without names/);
  });
});

describe('findApiTags', () => {
  it('reads names and members with their lines', () => {
    expect(
      findApiTags(
        'Text\n\n<ApiTable of="A B" only="c d" />\n<ApiTable\n of="E" />',
      ),
    ).toEqual([
      {line: 3, of: ['A', 'B'], only: ['c', 'd']},
      {line: 4, of: ['E'], only: []},
    ]);
  });
});

describe('anchorOf', () => {
  it('leaves out signs', () => {
    expect(anchorOf('CellErrorCodes', '#DIV/0!')).toBe(
      'api-cellerrorcodes-div0',
    );
  });
});

describe('toJavaScript', () => {
  it('takes types out and keeps comments and blank lines', async () => {
    const code = await toJavaScript(
      `import {a, type B} from 'm';\n\n// Why.\nexport function f(b: B): void {\n  a(b);\n}`,
    );
    expect(code).toBe(
      `import {a} from 'm';\n\n// Why.\nexport function f(b) {\n  a(b);\n}`,
    );
  });
});

describe('remarkSpreadsheetReference', () => {
  const run = async (
    source: string,
    settings?: PageSettings,
  ): Promise<Root> => {
    const {tree} = parseMarkdown(source, 'page.mdx');
    await remarkSpreadsheetReference(settings)(tree, {path: 'page.mdx'});
    return tree;
  };

  it('draws a table from the contract and imports what the page uses', async () => {
    const json = JSON.stringify(await run('<ApiTable of="FrozenPanes" />'));
    expect(json).toContain('api-frozenpanes-rows');
    expect(json).toContain('@site/src/components/sheet/ApiTable');
    expect(json).not.toContain('SheetPicture');
  });

  it('makes tabs of a fence that asks for them', async () => {
    const json = JSON.stringify(
      await run('```ts js-tab title="a.ts"\nconst a: number = 1;\n```'),
    );
    expect(json).toContain('"TabItem"');
    expect(json).toContain('const a = 1;');
    expect(json).toContain('a.js');
  });

  it('names the package as the settings do, and a placeholder without', async () => {
    const fence = '```bash\nnpm install {SITE_SPREADSHEET_PACKAGE}\n```';
    const archive = 'https://packages.example/spreadsheet-sdk-1.2.0.tgz';
    expect(JSON.stringify(await run(fence))).toContain(
      'npm install <address-of-the-archive-from-your-vendor>"',
    );
    expect(
      JSON.stringify(await run(fence, {spreadsheetPackage: archive})),
    ).toContain(`npm install spreadsheet-sdk@${archive}"`);
  });

  it('names page and line of a wrong name', async () => {
    await expect(run('Text.\n\n<ApiTable of="Nothing" />')).rejects.toThrow(
      /^page\.mdx:3: <ApiTable of="Nothing">/,
    );
  });
});
