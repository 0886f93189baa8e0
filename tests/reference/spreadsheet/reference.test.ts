import type {Root} from 'mdast';
import {describe, expect, it, vi} from 'vitest';
import {buildDeclarations} from '@document-sdk/contract';
import {parseMarkdown} from '../../../src/content';
import {formatChangedIn} from '../../../src/reference/shared/changelog';
import type {PageSettings} from '../../../src/reference/shared/setReference';
import {SPREADSHEET_REFERENCE} from '../../../src/reference/spreadsheet';
import {
  buildEntries,
  findFirstVersion,
} from '../../../src/reference/spreadsheet/entries';
import {buildApiTables} from '../../../src/reference/spreadsheet/table';
import {NameLinker} from '../../../src/reference/spreadsheet/links';
import {findEntryPages} from '../../../src/reference/spreadsheet/links';
import {contractOf} from '../../../packages/contract/tests/support/contractText';

const read = (name: string, source: string) =>
  buildDeclarations(contractOf(source, name));

// Reading the whole contract takes its time on a busy machine.
vi.setConfig({testTimeout: 60_000});

const declarations = read(
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
const linker = new NameLinker(
  declarations,
  findEntryPages([
    {route: '/set/pens', text: 'Pens.\n\n<ApiEntries of="Pen" />'},
    {route: '/set/colors', text: '<ApiEntries of="Colors" />'},
  ]),
);

describe('NameLinker', () => {
  it('leads to the one entry of each member, and from an alias to its values', () => {
    expect(linker.address('Pen')).toBe('/set/pens#Pen');
    expect(linker.address('Pen', 'draw')).toBe('/set/pens#Pen-draw');
    expect(linker.keyAddress('Pen.draw')).toBe('/set/pens#Pen-draw');
    expect(linker.address('Color')).toBe('/set/colors#Colors');
    expect(linker.address('Pencil')).toBeUndefined();
  });
});

describe('buildEntries', () => {
  const expand = (...of: string[]) =>
    JSON.stringify(
      buildEntries(of, {
        linker,
        since: findFirstVersion(declarations),
        changedIn: () => [],
        uses: (key) =>
          key === 'Pen.draw'
            ? {
                samples: [
                  {
                    route: '/set/drawing',
                    title: 'Draw',
                    heading: 'Lines',
                    anchor: 'lines',
                    times: 1,
                  },
                ],
                guides: [],
              }
            : undefined,
      }),
    );

  it('gives each member a heading, its default, its errors and its own version', () => {
    const json = expand('Pen');
    expect(json).toContain('"id":"Pen-color"');
    expect(json).toContain(`"value":"'black'"`);
    expect(json).toContain('"value":"ABORTED"');
    expect(json).toContain('"value":"1.2"');
  });

  it('says what is deprecated, what to use instead where the contract does, and when it changed', () => {
    const old = read(
      'a.d.ts',
      'export interface Old {\n/**\n * Draws.\n * @deprecated Use `paint`.\n */\ndraw(): void;\n/** @deprecated */\nwipe(): void;\npaint(): void; }',
    );
    const json = JSON.stringify(
      buildEntries(['Old'], {
        linker: new NameLinker(
          old,
          findEntryPages([
            {route: '/set/old', text: '<ApiEntries of="Old" />'},
          ]),
        ),
        since: undefined,
        changedIn: (key) =>
          formatChangedIn(
            key === 'Old.wipe'
              ? [
                  {version: '1.1', parts: ['signature', 'default']},
                  {version: '1.10', parts: ['deprecated']},
                ]
              : [],
            '/spreadsheet/changelog',
          ),
        uses: () => undefined,
      }),
    );
    expect(json.match(/Deprecated/g)).toHaveLength(2);
    expect(json).toContain('"value":"paint"');
    expect(json).toContain('the contract names no replacement');
    expect(json.match(/Changed in/g)).toHaveLength(1);
    expect(json).toContain('"url":"/spreadsheet/changelog#v1-10"');
    expect(json).toContain('"value":" (signature, default)"');
    expect(expand('Pen')).not.toContain('Deprecated');
  });

  it('lists plain values in a table of entries, with the type that takes them', () => {
    const json = expand('Colors');
    expect(json).toContain('"name":"id","value":"Colors-black"');
    expect(json).toContain('List of values');
    expect(json).toContain('"value":"Color"');
  });
});

describe('settings in entries', () => {
  const drawing = read(
    'drawing.d.ts',
    `
/** Starts. @param options - settings @since 1.0 */
export declare function start(options?: StartOptions): void;
/** Settings of start. @since 1.0 */
export interface StartOptions {
${['one', 'two', 'three', 'four', 'five'].map((name) => member(name)).join('')}}
`,
  );
  const context = {
    linker: new NameLinker(
      drawing,
      new Map(
        [...drawing.symbols.keys()].map((name) => [name, '/set/drawing']),
      ),
    ),
    since: '1.0',
    changedIn: () => [],
    uses: () => undefined,
  };
  const expand = (name: string) =>
    JSON.stringify(buildEntries([name], context));

  function member(name: string): string {
    return `  /** Sets ${name}. @defaultValue \`7\` @since 1.0 */\n  readonly ${name}?: number;\n`;
  }

  it('are in a table of the function that takes them, and have entries of their own', () => {
    const json = expand('start');
    expect(json).toContain('Members of StartOptions');
    expect(json).toContain('Default: ');
    expect(json).toContain('/set/drawing#StartOptions-one');
    const entries = expand('StartOptions');
    expect(entries).toContain('"id":"StartOptions-one"');
    expect(entries).not.toContain('Members of StartOptions');
  });
});

describe('buildApiTables', () => {
  const expand = (of: string[], only: string[] = []) =>
    JSON.stringify(buildApiTables({of, only}, linker));

  it('lists members with their meaning, and leads to their entries', () => {
    const json = expand(['Pen']);
    expect(json).toContain('"url":"/set/pens#Pen-color"');
    expect(json).toContain('"value":"Draws."');
    expect(json).not.toContain('ABORTED');
    expect(json).not.toContain('"name":"id"');
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

describe('SPREADSHEET_REFERENCE', () => {
  const run = async (
    source: string,
    settings?: PageSettings,
  ): Promise<Root> => {
    const {tree} = parseMarkdown(source, 'page.mdx');
    await SPREADSHEET_REFERENCE.step(settings)(tree, {path: 'page.mdx'});
    return tree;
  };

  it('draws a table from the contract and imports what the page uses', async () => {
    const json = JSON.stringify(await run('<ApiTable of="FrozenPanes" />'));
    expect(json).toContain('/spreadsheet/reference/sheet#FrozenPanes-rows');
    expect(json).toContain('@site/src/reference/ui/ApiTable');
    expect(json).not.toContain('SheetPicture');
  });

  it('names the package as the settings do, and a placeholder without', async () => {
    const fence = '```bash\nnpm install {SITE_SPREADSHEET_PACKAGE}\n```';
    const archive = 'https://packages.example/spreadsheet-sdk-1.2.0.tgz';
    expect(JSON.stringify(await run(fence))).toContain(
      'npm install <address-of-the-archive-that-we-sent-you>"',
    );
    expect(
      JSON.stringify(await run(fence, {spreadsheetPackage: archive})),
    ).toContain(`npm install spreadsheet-sdk@${archive}"`);
  });
});
