import {readFileSync} from 'node:fs';
import {KEY_BINDINGS} from '@document-sdk/spreadsheet-reference/keys';
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it, vi} from 'vitest';
import {parseMarkdown} from '../../../src/content';
import {SPREADSHEET_REFERENCE} from '../../../src/reference/spreadsheet';
import {DECLARATIONS} from '../../support/contracts';

vi.setConfig({testTimeout: 60_000});

const run = async (source: string) => {
  const {tree} = parseMarkdown(source, 'page.mdx');
  await SPREADSHEET_REFERENCE.step()(tree, {path: 'page.mdx'});
  return tree;
};

describe('the keys of the spreadsheet', () => {
  const bindings = Object.values(KEY_BINDINGS).flat();

  it.each([
    ['docs-spreadsheet', 'arrow keys'],
    ['i18n/ko/docusaurus-plugin-content-docs-spreadsheet/current', '화살표 키'],
  ])('are in the tables of %s', (folder, arrowKeys) => {
    const file = `${folder}/api/userinterface/what_users_can_do.mdx`;
    const listed: string[] = [];
    visit(
      parseMarkdown(readFileSync(file, 'utf8'), file).tree,
      'table',
      ({children: [head, ...rows]}: Table) => {
        if (toString(head!.children[2]) === 'macOS') {
          listed.push(
            ...rows.map(({children}) =>
              toString(children[1]).replace(/(?<!화살표) 키/g, ''),
            ),
          );
        }
      },
    );
    expect(listed).toEqual(
      bindings.map(({id, keys}) => {
        const names = keys.map((key) =>
          key.replace(/Arrow\w+$/, arrowKeys).replace('Page', 'Page '),
        );
        // Its keys are those above with Shift.
        return id === 'extend'
          ? expect.stringContaining('Shift')
          : [...new Set(names)].join(', ');
      }),
    );
  });

  it('are named by the contract', () => {
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
