import type {CellView, SheetView} from '../../../runtime/view/types';
import type {Action, FrameTexts} from '../protocol';
import {columnName} from '../grid/columnName';
import {floating} from '../grid/drawing';
import {toElement} from '../grid/node';
import {tableDrawing, wholePart} from '../grid/table';
import {wordsIn} from '../grid/words';
import {CellEditor} from './cellEditor';
import {moveBy, type Cell} from './move';

/** The grid of a sheet: https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
export class Grid {
  readonly element = document.createElement('div');
  readonly #texts: FrameTexts;
  readonly #act: (action: Action) => void;
  readonly #place = document.createElement('output');
  readonly #scroller = document.createElement('div');
  readonly #words = wordsIn(document.documentElement.lang);
  readonly #table = document.createElement('table');
  readonly #editor: CellEditor;
  #view: SheetView | undefined;
  /** What came while a cell was being edited. */
  #waiting: Parameters<Grid['show']> | undefined;
  #cells: ReadonlyMap<string, CellView> = new Map();
  #active: Cell = {row: 0, column: 0};

  constructor(texts: FrameTexts, act: (action: Action) => void) {
    this.#texts = texts;
    this.#act = act;
    this.element.className = 'grid';
    this.element.hidden = true;
    this.#place.className = 'place';
    this.#scroller.className = 'sheet-scroller';
    this.#table.setAttribute('role', 'grid');
    this.#table.setAttribute('aria-label', texts.grid);
    this.#scroller.append(this.#table);
    this.element.append(this.#place, this.#scroller);
    this.#editor = new CellEditor((text, move) => this.#finish(text, move));
    this.#table.addEventListener('pointerdown', (event) => this.#point(event));
    this.#table.addEventListener('dblclick', () => this.#edit());
    this.#table.addEventListener('keydown', (event) => this.#press(event));
  }

  /**
   * Shows a sheet; while a cell is being edited, later.
   *
   * @param isBehind - whether the reader has gone on since: then the reader's place holds, not the sheet's,
   *   or what is typed next would land in a cell that the reader has left
   */
  show(view: SheetView | undefined, isBehind: () => boolean): void {
    if (this.#editor.isOpen) {
      this.#waiting = [view, isBehind];
      return;
    }
    const hadFocus = this.#table.contains(document.activeElement);
    const isSame =
      this.#view?.sheets.find(({isActive}) => isActive)?.name ===
      view?.sheets.find(({isActive}) => isActive)?.name;
    this.#view = view;
    this.element.hidden = view === undefined;
    if (!view) {
      return;
    }
    this.#cells = new Map(
      view.cells.map((cell) => [`${cell.row} ${cell.column}`, cell]),
    );
    const table = toElement(
      tableDrawing(view, {
        part: wholePart(view),
        words: this.#words,
        isPicture: false,
        cell: (row, column) => ({
          tabindex: -1,
          'data-row': row,
          'data-column': column,
        }),
      }),
    );
    this.#table.setAttribute('aria-readonly', String(view.isReadOnly));
    this.#table.className = table.className;
    this.#table.style.width = table.style.width;
    this.#table.replaceChildren(...table.children);
    this.#scroller.replaceChildren(
      this.#table,
      ...floating(view, this.#words).map((drawing) => toElement(drawing)),
    );
    if (!isSame) {
      this.#scroller.scrollTo(0, 0);
    }
    const isKept =
      isSame && isBehind() && this.#cellElement(this.#active) !== null;
    this.#mark(isKept ? this.#active : view.active, hadFocus);
  }

  #cellElement({row, column}: Cell): HTMLElement | null {
    return this.#table.querySelector(
      `[data-row="${row}"][data-column="${column}"]`,
    );
  }

  #mark(cell: Cell, isFocused: boolean): void {
    const before = this.#cellElement(this.#active);
    before?.removeAttribute('aria-selected');
    before?.setAttribute('tabindex', '-1');
    this.#active = cell;
    const element = this.#cellElement(cell);
    element?.setAttribute('aria-selected', 'true');
    element?.setAttribute('tabindex', '0');
    const input = this.#cells.get(`${cell.row} ${cell.column}`)?.input ?? '';
    this.#place.textContent = `${columnName(cell.column)}${cell.row + 1}  ${input}`;
    if (isFocused) {
      element?.focus({preventScroll: true});
      element?.scrollIntoView({block: 'nearest', inline: 'nearest'});
    }
  }

  #select(cell: Cell): void {
    this.#mark(cell, true);
    this.#act({type: 'select', ...cell});
  }

  #point(event: PointerEvent): void {
    const element = (event.target as Element).closest<HTMLElement>(
      '[data-row]',
    );
    if (!element || this.#editor.holds(event.target as Element)) {
      return;
    }
    const cell = {
      row: Number(element.dataset['row']),
      column: Number(element.dataset['column']),
    };
    const isAgain =
      cell.row === this.#active.row &&
      cell.column === this.#active.column &&
      document.activeElement === element;
    this.#editor.commit();
    if (isAgain && event.pointerType === 'touch') {
      event.preventDefault();
      this.#edit();
    } else {
      this.#select(cell);
    }
  }

  #press(event: KeyboardEvent): void {
    if (this.#editor.isOpen || !this.#view || event.isComposing) {
      return;
    }
    const isFar = event.ctrlKey || event.metaKey;
    const next = moveBy(event.key, isFar, this.#active, this.#view);
    if (next) {
      event.preventDefault();
      this.#select(next);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      this.#edit();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      this.#act({type: 'edit', ...this.#active, text: ''});
    } else if (isFar && /^[zy]$/i.test(event.key)) {
      event.preventDefault();
      const isRedo = event.shiftKey || event.key.toLowerCase() === 'y';
      this.#act({type: isRedo ? 'redo' : 'undo'});
    } else if (!isFar && !event.altKey && event.key.length === 1) {
      // The key goes on to the field, which has the focus by then.
      this.#edit('');
    }
  }

  #edit(text?: string): void {
    const element = this.#cellElement(this.#active);
    if (element && this.#view && !this.#view.isReadOnly) {
      const {row, column} = this.#active;
      const input = this.#cells.get(`${row} ${column}`)?.input ?? '';
      this.#editor.open(
        element,
        text ?? input,
        `${columnName(column)}${row + 1}`,
      );
    }
  }

  /** @param text - absent when the reader has given up */
  #finish(text: string | undefined, isOnward: boolean): void {
    const at = this.#active;
    if (text !== undefined) {
      this.#act({type: 'edit', ...at, text});
    }
    if (this.#waiting) {
      const shown = this.#waiting;
      this.#waiting = undefined;
      this.show(...shown);
    }
    if (isOnward && this.#view) {
      this.#select(moveBy('ArrowDown', false, at, this.#view) ?? at);
    } else {
      this.#cellElement(at)?.focus();
    }
  }
}
