// @vitest-environment jsdom
import {createBounds} from '@document-sdk/spreadsheet-reference/area';
import {
  findKeyBinding,
  KEY_BINDINGS,
} from '@document-sdk/spreadsheet-reference/keys';
import type {
  CellView,
  DrawingView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {FrameBars} from '../../src/live/frame/bars';
import {SheetCanvas} from '../../src/live/frame/canvas';
import {SheetGrid} from '../../src/live/frame/grid';
import {moveSelection} from '../../src/live/frame/keyboard';
import {renderDrawing} from '../../src/live/grid/drawings';
import {getLabels} from '../../src/live/grid/labels';
import {formatColumnName} from '../../src/live/grid/table';
import type {AreaBounds} from '../../contracts/spreadsheet/spreadsheet-sdk';
import type {UserAction} from '../../src/live/protocol';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => message,
}));

Element.prototype.scrollIntoView = vi.fn();
Element.prototype.scrollTo = vi.fn();

/** Last observer of the edges of a sheet. */
let edges: {see: (...edges: Element[]) => void};
globalThis.IntersectionObserver = class {
  readonly observed: Element[] = [];
  constructor(report: (entries: object[]) => void) {
    edges = {
      see: (...targets) =>
        report(targets.map((target) => ({target, isIntersecting: true}))),
    };
  }
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
document.documentElement.lang = 'en';

const cellView = (row: number, column: number, text: string): CellView => ({
  row,
  column,
  text,
  input: text,
  style: {},
});

const VIEW: SheetView = {
  sheets: [{name: 'Sheet1', isActive: true, color: null}],
  rowCount: 4,
  columnCount: 3,
  isCut: false,
  heights: [20, 20, 20, 20],
  widths: [64, 64, 64],
  frozen: {rows: 0, columns: 0},
  cells: [
    cellView(0, 0, 'Tea'),
    cellView(0, 1, '12'),
    {...cellView(2, 0, 'Both'), span: {rows: 1, columns: 2}},
  ],
  drawings: [],
  hasGridlines: true,
  selected: {firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 0},
  summary: {count: 1, numberCount: 0, sum: 0},
  isReadOnly: false,
  commands: [
    {
      id: 'bold',
      label: 'Bold',
      shortcut: 'Ctrl+B',
      isEnabled: true,
      isPressed: true,
    },
    {id: 'undo', label: 'Undo', shortcut: 'Ctrl+Z', isEnabled: false},
    {id: 'app.send', label: 'Send', shortcut: '', isEnabled: true},
    {id: 'find', label: 'Find', shortcut: 'Ctrl+F', isEnabled: true},
    {id: 'filter', label: 'Filter', shortcut: '', isEnabled: true},
  ],
  toolbar: ['undo', '|', 'bold', 'app.send', 'filter', 'find', 'app.later'],
  hiddenParts: [],
};

const cellAt = (row: number, column: number) =>
  document.querySelector<HTMLElement>(
    `[data-row="${row}"][data-column="${column}"]`,
  )!;

const actions: UserAction[] = [];
const press = (key: string, keys: KeyboardEventInit = {}) => {
  const init = {key, bubbles: true, cancelable: true, ...keys};
  const event = new KeyboardEvent('keydown', init);
  document.activeElement!.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  actions.length = 0;
});

describe('the grid', () => {
  let grid: SheetGrid;
  let editor: HTMLInputElement;
  let bar: HTMLInputElement;
  const resize = vi.fn();

  beforeEach(() => {
    resize.mockReset();
    grid = new SheetGrid((action) => actions.push(action), resize);
    document.body.replaceChildren(grid.element);
    grid.show(VIEW, false);
    editor = document.querySelector('.cell-editor')!;
    bar = document.querySelector('.entry input')!;
    editor.focus();
  });

  /** Types text into the focused field, as a browser or an input method does. */
  function type(text: string): void {
    const field = document.activeElement as HTMLInputElement;
    field.value += text;
    field.dispatchEvent(new InputEvent('input'));
  }

  const point = (name: string, target: Element, init: PointerEventInit = {}) =>
    target.dispatchEvent(
      Object.assign(new MouseEvent(name, {bubbles: true, button: 0, ...init}), {
        pointerType: init.pointerType ?? 'mouse',
      }),
    );

  /** Moves the pressed pointer to a cell and releases it there. */
  function dragTo(target: Element): void {
    document.elementFromPoint = () => target;
    point('pointermove', target);
    point('pointerup', target);
  }

  const selectedCells = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-selected]')].map(
      ({dataset}) => `${dataset['row']} ${dataset['column']}`,
    );
  const area = (
    firstRow: number,
    firstColumn: number,
    lastRow = firstRow,
    lastColumn = firstColumn,
  ) => ({firstRow, firstColumn, lastRow, lastColumn});
  const edits = () => actions.filter(({type: name}) => name === 'edit');
  const lastArea = () => {
    const last = actions.at(-1);
    return last && 'area' in last ? [last.type, last.area] : last;
  };

  it('keeps the active cell when an outdated view arrives', () => {
    press('ArrowDown');
    grid.show(VIEW, true);
    expect(editor.parentElement).toBe(cellAt(1, 0));
    expect(document.activeElement).toBe(editor);
    type('2000');
    press('Enter');
    expect(edits()).toEqual([{type: 'edit', row: 1, column: 0, text: '2000'}]);
  });

  it('keeps the focus, the entry and its cell when a view arrives', () => {
    press('ArrowDown');
    type('7');
    grid.show({...VIEW, cells: [cellView(0, 0, 'new')]}, false);
    expect(document.activeElement).toBe(editor);
    expect([editor.value, bar.value]).toEqual(['7', '7']);
    expect(cellAt(0, 0).textContent).toBe('new');
    press('Tab');
    expect(edits()).toEqual([{type: 'edit', row: 1, column: 0, text: '7'}]);
    expect(selectedCells()).toEqual(['1 1']);
  });

  it('shows typed text in the cell and in the formula bar', () => {
    type('1');
    expect(editor.classList).toContain('open');
    expect([bar.value, editor.size]).toEqual(['1', 2]);
    press('Escape');
    expect(editor.classList).not.toContain('open');
    expect(bar.value).toBe('Tea');
    press('F2');
    expect(editor.value).toBe('Tea');
    press('Enter', {shiftKey: true});
    expect(edits()).toEqual([]);
    bar.focus();
    type('pot');
    expect(editor.value).toBe('Teapot');
    press('Enter');
    expect(edits()).toEqual([
      {type: 'edit', row: 0, column: 0, text: 'Teapot'},
    ]);
  });

  it.each([
    ['Enter', {}, '1 0'],
    ['Tab', {}, '0 1'],
    ['ArrowDown', {}, '1 0'],
    ['Enter', {shiftKey: true}, '0 0'],
  ])('enters typed text with %s %o, and selects %s', (key, keys, selected) => {
    type('x');
    expect(press(key, keys).defaultPrevented).toBe(true);
    expect(edits()).toHaveLength(1);
    expect(selectedCells()).toEqual([selected]);
  });

  it('moves the caret with arrow keys in contents, and leaves with Tab', () => {
    press('F2');
    expect(press('ArrowLeft').defaultPrevented).toBe(false);
    press('Escape');
    expect(press('Tab').defaultPrevented).toBe(false);
  });

  it('leaves keys to the input method during a composition', () => {
    type('하');
    expect(press('Enter', {isComposing: true}).defaultPrevented).toBe(false);
    press('Process');
    expect([edits(), editor.value]).toEqual([[], '하']);
  });

  it('extends the selection with Shift, and covers merged cells', () => {
    press('ArrowRight', {shiftKey: true});
    press('ArrowDown', {shiftKey: true});
    expect(lastArea()).toEqual(['select', area(0, 0, 1, 1)]);
    expect(selectedCells()).toEqual(['0 0', '0 1', '1 0', '1 1']);
    expect(cellAt(1, 1).style.getPropertyValue('--edges')).toBe('0 2px 2px 0');
    press('ArrowLeft', {shiftKey: true});
    press('ArrowDown', {shiftKey: true});
    expect(lastArea()).toEqual(['select', area(0, 0, 2, 1)]);
    press('Delete');
    expect(actions.at(-1)).toEqual({type: 'clear'});
  });

  it('asks once for more when the last row or column comes into view', () => {
    const [column, row] = ['[scope=col]', '[scope=row]'].map((scope) =>
      document.querySelector(scope)!,
    );
    edges.see();
    expect(resize).not.toHaveBeenCalled();
    edges.see(row!);
    edges.see(row!, column!);
    edges.see(row!, column!);
    expect(resize.mock.calls).toEqual([
      [{rows: 44, columns: 16}],
      [{rows: 44, columns: 19}],
    ]);
  });

  it('changes only the rows that differ', () => {
    const rows = () => [...document.querySelectorAll('tbody tr')];
    rows().forEach((row) => row.setAttribute('data-old', ''));
    grid.show({...VIEW, cells: [...VIEW.cells, cellView(3, 0, 'new')]}, false);
    expect(cellAt(3, 0).textContent).toBe('new');
    expect(rows().map((row) => row.hasAttribute('data-old'))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('does not scroll to the end of a column, a row or all contents', () => {
    vi.mocked(Element.prototype.scrollIntoView).mockClear();
    press('a', {ctrlKey: true});
    document
      .querySelectorAll('th')
      .forEach((heading) => point('pointerdown', heading));
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    press('ArrowDown');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('leaves merged cells in one step', () => {
    press('End', {ctrlKey: true});
    press('ArrowUp');
    press('ArrowLeft');
    expect(selectedCells()).toEqual(['2 0']);
    press('ArrowRight');
    expect(selectedCells()).toEqual(['2 2']);
  });

  it('selects all contents, then the sheet', () => {
    press('a', {ctrlKey: true});
    expect(lastArea()).toEqual(['select', area(0, 0, 2, 1)]);
    press('a', {metaKey: true});
    expect(lastArea()).toEqual(['select', area(0, 0, 3, 2)]);
  });

  it('selects with the mouse: cells, ranges, rows and columns', () => {
    point('pointerdown', cellAt(1, 1));
    dragTo(cellAt(1, 2));
    expect(lastArea()).toEqual(['select', area(1, 1, 1, 2)]);
    point('pointerdown', cellAt(0, 2), {shiftKey: true});
    expect(lastArea()).toEqual(['select', area(0, 1, 1, 2)]);
    const [, , column, , row] = document.querySelectorAll('th');
    point('pointerdown', column!);
    expect(lastArea()).toEqual(['select', area(0, 2, 3, 2)]);
    point('pointerup', column!);
    point('pointerdown', row!);
    expect(lastArea()).toEqual(['select', area(1, 0, 1, 2)]);
  });

  it('edits a cell that is pressed twice, also by touch', () => {
    const touch = {pointerType: 'touch'};
    point('pointerdown', cellAt(0, 1), touch);
    expect(actions).toEqual([]);
    point('pointerup', cellAt(0, 1), touch);
    expect([editor.inputMode, lastArea()]).toEqual([
      'none',
      ['select', area(0, 1)],
    ]);
    document.elementFromPoint = () => cellAt(0, 1);
    point('dblclick', cellAt(0, 1));
    expect([editor.value, editor.inputMode]).toEqual(['12', 'text']);
  });

  it('fills with the handle, by dragging or by pressing twice', () => {
    press('ArrowRight', {shiftKey: true});
    const handle = document.querySelector('.fill-handle')!;
    expect(handle.parentElement).toBe(cellAt(0, 1));
    point('pointerdown', handle);
    dragTo(cellAt(3, 1));
    expect(lastArea()).toEqual(['fill', area(0, 0, 3, 1)]);
    point('pointerdown', handle);
    document.elementFromPoint = () => cellAt(3, 1);
    point('pointerup', handle);
    point('pointerdown', cellAt(1, 2));
    document.elementFromPoint = () => cellAt(1, 2);
    point('pointerup', cellAt(1, 2));
    expect(lastArea()).toEqual(['fill', area(0, 0, 3, 2)]);
  });

  it('copies lines with tabs, and tells its own text from that of others', () => {
    press('ArrowRight', {shiftKey: true});
    const clipboard = new Map<string, string>();
    const send = (name: string) => {
      const clipboardData = {
        setData: (format: string, text: string) => clipboard.set(format, text),
        getData: (format: string) => clipboard.get(format),
      };
      const event = new Event(name, {bubbles: true, cancelable: true});
      editor.dispatchEvent(Object.assign(event, {clipboardData}));
    };
    send('copy');
    expect(clipboard.get('text/plain')).toBe('Tea\t12');
    expect(actions.at(-1)).toEqual({type: 'command', id: 'copy'});
    send('paste');
    const text = 'Tea\t12';
    expect(actions.at(-1)).toEqual({type: 'paste', text, isOwn: true});
    clipboard.set('text/plain', 'other');
    send('paste');
    expect(actions.at(-1)).toMatchObject({text: 'other', isOwn: false});
  });

  it('runs commands with their shortcuts', () => {
    press('b', {metaKey: true});
    press('Z', {ctrlKey: true, shiftKey: true});
    press('f', {ctrlKey: true});
    expect(actions).toEqual([
      {type: 'command', id: 'bold'},
      {type: 'command', id: 'redo'},
    ]);
  });

  it('cannot be edited if it is read-only', () => {
    grid.show({...VIEW, isReadOnly: true}, false);
    press('F2');
    expect([editor.readOnly, editor.classList.contains('open')]).toEqual([
      true,
      false,
    ]);
    expect(document.querySelector('.fill-handle')).toBeNull();
  });

  it('activates the cell of the view when its own no longer exists', () => {
    press('End');
    grid.show(
      {...VIEW, cells: [...VIEW.cells], columnCount: 1, widths: [64]},
      true,
    );
    expect(editor.parentElement).toBe(cellAt(0, 0));
    expect(document.activeElement).toBe(editor);
  });
});

describe('the toolbar', () => {
  const bars = new FrameBars((action) => actions.push(action));
  const buttons = () => [
    ...bars.top.querySelectorAll<HTMLElement>('.toolbar button'),
  ];

  beforeEach(() => {
    document.body.replaceChildren(bars.top);
    bars.show([], VIEW, '');
  });

  it('shows registered commands with their state', () => {
    const state = buttons().map((one) => [
      one.getAttribute('aria-label'),
      one.title,
      one.getAttribute('aria-disabled'),
      one.getAttribute('aria-pressed'),
    ]);
    expect(state).toEqual([
      ['Undo', 'Undo (Ctrl+Z)', 'true', null],
      ['Bold', 'Bold (Ctrl+B)', 'false', 'true'],
      ['Send', 'Send', 'false', null],
    ]);
    buttons().forEach((one) => one.click());
    expect(actions.map((one) => 'id' in one && one.id)).toEqual([
      'bold',
      'app.send',
    ]);
  });

  it('is one stop for Tab, and keeps the focus when its state changes', () => {
    const [undo, bold, send] = buttons();
    undo!.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(bold);
    press('ArrowRight');
    press('ArrowRight');
    press('End');
    expect(document.activeElement).toBe(send);
    expect(buttons().map(({tabIndex}) => tabIndex)).toEqual([-1, -1, 0]);
    bars.show([], {...VIEW, commands: [...VIEW.commands].reverse()}, '');
    expect(document.activeElement).toBe(send);
  });

  it('is hidden if the spreadsheet hides it', () => {
    bars.show([], {...VIEW, hiddenParts: ['toolbar']}, '');
    expect(buttons()).toEqual([]);
  });
});

it('renders many rows in several tasks', async () => {
  const rendered = vi.fn();
  const canvas = new SheetCanvas(vi.fn(), rendered);
  const rows = () => canvas.element.querySelectorAll('tbody tr');
  const show = (rowCount: number, text: string) => {
    const heights = Array.from({length: rowCount}, () => 20);
    const cells = VIEW.cells.map((cell) => ({...cell, row: 99, text}));
    canvas.show({...VIEW, rowCount, heights, cells}, []);
  };
  show(100, 'first');
  expect(rows()).toHaveLength(40);
  await vi.waitFor(() => expect(rendered).toHaveBeenCalledTimes(2));
  expect(rows()).toHaveLength(100);
  expect(rows()[99]!.textContent).toContain('first');
  const before = [...rows()];
  show(100, 'second');
  expect(rows()[99]!.textContent).toContain('first');
  await vi.waitFor(() => expect(rendered).toHaveBeenCalledTimes(4));
  expect(rows()[99]!.textContent).toContain('second');
  expect([...rows()]).toEqual(before);
  show(30, 'third');
  expect(rows()).toHaveLength(30);
});

it('places drawings on the cells that they cover', () => {
  const canvas = new SheetCanvas(vi.fn(), vi.fn());
  document.body.replaceChildren(canvas.element);
  const place = (firstRow: number, firstColumn: number) => {
    const box = {left: 70, top: 45, width: 64, height: 30};
    const area = {firstRow, firstColumn, lastRow: 3, lastColumn: 2};
    const drawing = {...box, area, name: '', altText: ''} as DrawingView;
    const cells = [...VIEW.cells];
    canvas.show({...VIEW, cells, drawings: [drawing]}, []);
    const shown = canvas.element.querySelector<HTMLElement>('.over')!;
    const {row, column} = shown.closest('td')!.dataset;
    return [row, column, shown.style.left, shown.style.top];
  };
  expect(place(1, 1)).toEqual(['1', '1', '6px', '25px']);
  // The cell is part of a merged one.
  expect(place(2, 1)).toEqual(['2', '0', '70px', '5px']);
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
])('%s (with Ctrl: %s) moves from %o to %o', (key, ctrlKey, from, to) => {
  const canvas = {lines: LINES, expand: (cell: AreaBounds) => cell};
  const cell = createBounds(from.row, from.column);
  const event = new KeyboardEvent('keydown', {key, ctrlKey});
  const {move} = findKeyBinding(event, KEY_BINDINGS.grid)!;
  expect(moveSelection(move!, false, [cell, cell], canvas)[1]).toEqual(
    createBounds(to.row, to.column),
  );
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
