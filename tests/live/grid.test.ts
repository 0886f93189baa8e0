// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';
import type {
  DrawingView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import {pictureDrawing} from '../../src/live/grid/drawings';
import {labelsFor} from '../../src/live/grid/labels';
import {Grid} from '../../src/live/frame/grid';
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

function gridIn(): {
  grid: Grid;
  acts: UserAction[];
  press: (key: string) => void;
} {
  const acts: UserAction[] = [];
  const grid = new Grid((action) => acts.push(action));
  document.body.replaceChildren(grid.element);
  return {
    grid,
    acts,
    press: (key) =>
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', {key, bubbles: true}),
      ),
  };
}

/** Writes for the selected cell, as a reader does, and leaves the field by a key. */
function write(press: (key: string) => void, text: string, key: string): void {
  press(text[0]!);
  const field = document.activeElement as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('change'));
  press(key);
}

const cellAt = (row: number, column: number) =>
  document.querySelector<HTMLElement>(
    `[data-row="${row}"][data-column="${column}"]`,
  )!;

it('leaves a reader who has gone on where the reader is, whatever comes late', () => {
  const {grid, acts, press} = gridIn();
  grid.show(VIEW, false);
  cellAt(0, 0).focus();
  press('ArrowDown');
  // What the sheet says of an earlier step.
  grid.show({...VIEW, active: {row: 0, column: 0}}, true);
  expect(document.activeElement).toBe(cellAt(1, 0));
  write(press, '2000', 'Enter');
  expect(acts).toContainEqual({type: 'edit', row: 1, column: 0, text: '2000'});
});

it('leaves what a reader is writing, and its cell, whatever comes meanwhile', () => {
  const {grid, acts, press} = gridIn();
  grid.show(VIEW, false);
  cellAt(0, 0).focus();
  press('ArrowDown');
  press('7');
  const field = document.activeElement as HTMLInputElement;
  field.value = '7';
  grid.show({...VIEW, active: {row: 0, column: 0}}, false);
  expect(document.activeElement).toBe(field);
  write(press, '7', 'Tab');
  expect(acts.at(-1)).toEqual({type: 'edit', row: 1, column: 0, text: '7'});
  expect(cellAt(1, 0).getAttribute('aria-selected')).toBe('true');
});

it('forgets what was typed at Escape', () => {
  const {grid, acts, press} = gridIn();
  grid.show(VIEW, false);
  cellAt(0, 0).focus();
  press('7');
  press('Escape');
  expect(document.activeElement).toBe(cellAt(0, 0));
  expect(acts.filter(({type}) => type === 'edit')).toEqual([]);
});

it("goes where the sheet goes when the reader's cell is there no more", () => {
  const {grid, press} = gridIn();
  grid.show(VIEW, false);
  cellAt(0, 0).focus();
  press('End');
  grid.show({...VIEW, columnCount: 1, widths: [64]}, true);
  expect(document.activeElement).toBe(cellAt(0, 0));
});

const SHAPE: DrawingView = {
  name: 'Shape1',
  altText: 'A note',
  left: 0,
  top: 0,
  width: 64,
  height: 20,
  area: {firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 0},
  shape: {type: 'rectangle', text: '', fill: null, outline: null},
};

it('reads alternative texts aloud, and skips decoration', () => {
  const element = (drawing: DrawingView) => {
    document.body.innerHTML = String(pictureDrawing(drawing, labelsFor('en')));
    return document.body.firstElementChild!;
  };
  const note = element(SHAPE);
  expect(note.getAttribute('role')).toBe('img');
  expect(note.getAttribute('aria-label')).toBe('A note');
  const frame = element({...SHAPE, altText: ''});
  expect(frame.hasAttribute('role')).toBe(false);
  expect(frame.getAttribute('aria-hidden')).toBe('true');
});
