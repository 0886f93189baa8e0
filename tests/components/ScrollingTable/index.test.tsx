import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import ScrollingTable from '@site/src/components/ScrollingTable';

function Box() {
  return (
    <ScrollingTable>
      <tbody>
        <tr>
          <td>cell</td>
        </tr>
      </tbody>
    </ScrollingTable>
  );
}

/** jsdom has no layout. */
function setWidths(content: number, box: number): void {
  const widths = {scrollWidth: content, clientWidth: box};
  for (const [name, value] of Object.entries(widths)) {
    vi.spyOn(Element.prototype, name as 'scrollWidth', 'get').mockReturnValue(
      value,
    );
  }
}
afterEach(() => vi.restoreAllMocks());

it('puts a table that is too wide into a box that the keyboard reaches', async () => {
  setWidths(900, 300);
  render(<Box />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('table').parentElement);
});

it('is no stop of the keyboard where all of it is seen', async () => {
  setWidths(300, 300);
  render(<Box />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('bears no role in the file, and each part its own in the page, where it is stacked', () => {
  const html = renderToString(
    <ScrollingTable>
      <thead>
        <tr>
          {['a', 'b', 'c'].map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
    </ScrollingTable>,
  );
  expect(html).not.toMatch(/role=|tabindex/i);
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
