import {readFileSync} from 'node:fs';
import {KEY_BINDINGS} from '@document-sdk/spreadsheet-reference/keys';
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it, vi} from 'vitest';
import {parseMarkdown} from '../../../src/content';
import {SPREADSHEET_REFERENCE} from '../../../src/reference/spreadsheet';
import {buildKeyTable} from '../../../src/reference/spreadsheet/keyTable';
import {DECLARATIONS} from '../../support/contracts';

vi.setConfig({testTimeout: 60_000});

const run = async (source: string) => {
  const {tree} = parseMarkdown(source, 'page.mdx');
  await SPREADSHEET_REFERENCE.step()(tree, {path: 'page.mdx'});
  return tree;
};

describe('<KeyTable>', () => {
  const rows = (table: Table | undefined) =>
    table!.children.map(({children}) => children.map((cell) => toString(cell)));

  it('shows the keys of each system next to those of Excel', () => {
    const grid = rows(buildKeyTable(['grid'], 'en'));
    expect(grid[0]).toEqual([
      'In the grid',
      'Windows, Linux',
      'macOS',
      'Excel (Windows)',
    ]);
    expect(grid).toContainEqual([
      'move to the first or last cell',
      'Ctrl+Home, Ctrl+End',
      'Command+Fn+Left, Command+Fn+Right',
      'the same',
    ]);
    expect(grid).toContainEqual([
      'edit the cell',
      'Enter, F2',
      'Return, F2',
      'F2',
    ]);
    expect(rows(buildKeyTable(['commands'], 'ko'))).toContainEqual([
      '다시 실행',
      'Ctrl+Y, Ctrl+Shift+Z',
      'Command+Y, Command+Shift+Z',
      'Ctrl+Y',
    ]);
  });

  it('refuses other groups', () => {
    expect(() => buildKeyTable(['menu'], 'en')).toThrow(
      /expected commands, grid/,
    );
  });

  it('has a key only if the contract names it', () => {
    const text = (type: string) =>
      DECLARATIONS.symbols
        .get(type)!
        .members.map((member) => member.text)
        .join(' ');
    const contract = `${text('Spreadsheet')} ${text('BuiltinCommands')}`;
    const {commands, grid, editor} = KEY_BINDINGS;
    const parts = [...grid, ...editor].flatMap(({keys}) =>
      keys.flatMap((key) => key.split('+')),
    );
    const keys = [...commands.flatMap((binding) => binding.keys), ...parts].map(
      (key) => key.replace(/^Arrow.*/, 'arrow keys').replace('Page', 'Page '),
    );
    expect(keys.filter((key) => !contract.includes(key))).toEqual([]);
  });
});

describe('<ApiLines>', () => {
  it('shows the call, the first part of its comment, and a link to its entry', async () => {
    const json = JSON.stringify(
      await run('<ApiLines of="documents.open SpreadsheetEvents.error" />'),
    );
    expect(json).toContain('"value":"documents.open(source, options?)"');
    expect(json).toContain(
      '/spreadsheet/reference/documents#DocumentCollection-open',
    );
    expect(json).toContain('"value":"error"');
  });

  it('refuses names that the contract lacks', async () => {
    await expect(run('<ApiLines of="sheet.fly" />')).rejects.toThrow(
      /Sheet has no member fly/,
    );
  });
});

it('names of other products are not linked to entries of the same name', async () => {
  const tree = await run(
    readFileSync('docs-spreadsheet/migration.mdx', 'utf8'),
  );
  const linked: string[] = [];
  visit(tree, 'table', ({children: [head, ...body]}: Table) => {
    if (toString(head!.children[1]) === 'Here') {
      for (const {children} of body) {
        visit(children[0]!, 'link', (link) => {
          linked.push(toString(link));
        });
      }
    }
  });
  // Write such a name as <code>name()</code>.
  expect(linked).toEqual([]);
});
