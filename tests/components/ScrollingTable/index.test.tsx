import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, it} from 'vitest';
import ScrollingTable from '@site/src/components/ScrollingTable';

it('puts the table into a box that the keyboard reaches', async () => {
  render(
    <ScrollingTable>
      <tbody>
        <tr>
          <td>cell</td>
        </tr>
      </tbody>
    </ScrollingTable>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('table').parentElement);
});

function table(columns: readonly string[], cells: readonly string[]) {
  render(
    <ScrollingTable>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name}>
              <code>{name}</code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {cells.map((text) => (
            <td key={text}>{text}</td>
          ))}
        </tr>
      </tbody>
    </ScrollingTable>,
  );
}

it('names the column in each cell of a row that a phone shows as a block', () => {
  table(['Code', 'Cause', 'What to do'], ['302', 'no file', 'check the path']);
  const labels = screen
    .getAllByRole('cell')
    .map((cell) => cell.getAttribute('data-label'));
  expect(labels).toEqual([null, 'Cause', 'What to do']);
  expect(screen.getByText('no file').closest('[role="row"]')).not.toBeNull();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});

it.each([
  ['an address', false],
  ["workbook.range('Sales!B2:D9')", true],
])('of two columns, the second with %s: blocks %s', (call, blocks) => {
  table(['You have', 'Call'], ['a name', call]);
  expect(screen.getByText(call).hasAttribute('data-label')).toBe(blocks);
});

it.each([
  ['302', false],
  ['any word of the text', false],
  ['initFromMakeUpJsonStr', true],
])('of two columns, the first with %s: blocks %s', (name, blocks) => {
  table(['Name', 'Cause'], [name, 'no file']);
  expect(screen.getByText('no file').hasAttribute('data-label')).toBe(blocks);
});
