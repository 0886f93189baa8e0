// @vitest-environment jsdom
import type {
  DrawingView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {SheetGrid, findNextCell} from '../../src/live/frame/grid';
import {renderDrawing} from '../../src/live/grid/drawings';
import {getLabels} from '../../src/live/grid/labels';
import {formatColumnName} from '../../src/live/grid/table';
import type {UserAction} from '../../src/live/protocol';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => message,
}));

Element.prototype.scrollIntoView = vi.fn();
Element.prototype.scrollTo = vi.fn();

const VIEW: SheetView = {
  sheets: [{name: 'Sheet1', isActive: true, color: null}],
  rowCount: 3,
  columnCount: 2,
  isCut: false,
  heights: [20, 20, 20],
  widths: [64, 64],
  frozen: {rows: 0, columns: 0},
  cells: [],
  drawings: [],
  hasGridlines: true,
  active: {row: 0, column: 0},
  isReadOnly: false,
};

const cellAt = (row: number, column: number) =>
  document.querySelector<HTMLElement>(
    `[data-row="${row}"][data-column="${column}"]`,
  )!;

describe('the grid', () => {
  const actions: UserAction[] = [];
  let grid: SheetGrid;

  beforeEach(() => {
    actions.length = 0;
    grid = new SheetGrid((action) => actions.push(action));
    document.body.replaceChildren(grid.element);
    grid.show(VIEW, false);
    cellAt(0, 0).focus();
  });

  const press = (key: string) =>
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', {key, bubbles: true}),
    );

  /** Types into the active cell, and leaves the field with a key. */
  function enter(text: string, key: string): void {
    press(text[0]!);
    const field = document.activeElement as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('change'));
    press(key);
  }

  it('keeps the active cell when an outdated view arrives', () => {
    press('ArrowDown');
    grid.show(VIEW, true);
    expect(document.activeElement).toBe(cellAt(1, 0));
    enter('2000', 'Enter');
    const edit = {type: 'edit', row: 1, column: 0, text: '2000'};
    expect(actions).toContainEqual(edit);
  });

  it('keeps the entry and its cell when a view arrives', () => {
    press('ArrowDown');
    press('7');
    const field = document.activeElement as HTMLInputElement;
    field.value = '7';
    grid.show(VIEW, false);
    expect(document.activeElement).toBe(field);
    enter('7', 'Tab');
    expect(actions.at(-1)).toEqual({
      type: 'edit',
      row: 1,
      column: 0,
      text: '7',
    });
    expect(cellAt(1, 0).getAttribute('aria-selected')).toBe('true');
  });

  it('discards the entry on Escape', () => {
    press('7');
    press('Escape');
    expect(document.activeElement).toBe(cellAt(0, 0));
    expect(actions.filter(({type}) => type === 'edit')).toEqual([]);
  });

  it('activates the cell of the view when its own no longer exists', () => {
    press('End');
    grid.show({...VIEW, columnCount: 1, widths: [64]}, true);
    expect(document.activeElement).toBe(cellAt(0, 0));
  });
});

const LINES = {rows: [0, 2, 3], columns: [0, 1]};

it.each([
  ['ArrowDown', false, {row: 0, column: 0}, {row: 2, column: 0}],
  ['ArrowUp', false, {row: 2, column: 0}, {row: 0, column: 0}],
  ['ArrowRight', false, {row: 0, column: 1}, {row: 0, column: 1}],
  ['ArrowLeft', false, {row: 0, column: 0}, {row: 0, column: 0}],
  ['End', true, {row: 0, column: 0}, {row: 3, column: 1}],
  ['Home', false, {row: 3, column: 1}, {row: 3, column: 0}],
  ['PageDown', false, {row: 0, column: 1}, {row: 3, column: 1}],
  ['a', false, {row: 0, column: 0}, undefined],
])('%s (with Ctrl: %s) moves from %o to %o', (key, isFar, from, to) => {
  expect(findNextCell(key, isFar, from, LINES)).toEqual(to);
});

it('names columns', () => {
  const names = [0, 25, 26, 701, 702].map(formatColumnName);
  expect(names).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});

it('gives drawings their text alternative, and hides decoration', () => {
  const drawing: DrawingView = {
    name: 'Shape1',
    altText: 'A note',
    left: 0,
    top: 0,
    width: 64,
    height: 20,
    area: {firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 0},
    shape: {type: 'rectangle', text: '', fill: null, outline: null},
  };
  const html = (altText: string) =>
    String(renderDrawing({...drawing, altText}, getLabels('en')));
  expect(html('A note')).toContain('role="img" aria-label="A note"');
  expect(html('')).toContain('aria-hidden="true"');
  expect(html('')).not.toContain('role=');
});
