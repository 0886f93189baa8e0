import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, expect, it, vi} from 'vitest';
import ScrollingTable from '@site/src/components/ScrollingTable';

afterEach(() => vi.restoreAllMocks());

function renderTable(columns: readonly string[], cells: readonly string[]) {
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

it.each([
  ['is focusable if it is too wide', 900, true],
  ['is not focusable if it fits', 300, false],
])('a table %s', async (_, width, isStop) => {
  // jsdom has no layout.
  const {prototype} = Element;
  vi.spyOn(prototype, 'scrollWidth', 'get').mockReturnValue(width);
  vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(300);
  renderTable(['Name'], ['cell']);
  await userEvent.tab();
  const {activeElement} = document;
  expect(activeElement === screen.getByRole('table').parentElement).toBe(
    isStop,
  );
});

it('labels each cell of a row that a phone shows as a block', () => {
  renderTable(['Code', 'Cause', 'What to do'], ['302', 'no file', 'check it']);
  expect(
    screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label')),
  ).toEqual([null, 'Cause', 'What to do']);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});

it.each([
  ['a name', 'an address', false],
  ['a name', "workbook.range('Sales!B2:D9')", true],
  ['302', 'no file', false],
  ['initFromMakeUpJsonStr', 'no file', true],
])('of two columns, %s and %s: blocks %s', (first, second, blocks) => {
  renderTable(['Name', 'Cause'], [first, second]);
  expect(screen.getByText(second).hasAttribute('data-label')).toBe(blocks);
});
