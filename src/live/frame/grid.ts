import type {CellView, SheetView} from '../../../runtime/view/types';
import {element} from '../element';
import {keyOf} from '../grid/covering';
import {floating} from '../grid/drawing';
import {markup} from '../grid/markup';
import {columnName, tableDrawing, wholePart} from '../grid/table';
import {wordsIn} from '../grid/words';
import type {Action, FrameTexts} from '../protocol';
import {moveBy, type Cell} from './move';

/** The grid of a sheet: https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
export class Grid {
  readonly element: HTMLElement;
  readonly #texts: FrameTexts;
  readonly #act: (action: Action) => void;
  readonly #words = wordsIn(document.documentElement.lang);
  readonly #place = element('output', {className: 'place'});
  readonly #scroller = element('div', {className: 'sheet-scroller'});
  /** Takes what is written into a cell, while that is open. */
  #field: HTMLInputElement | undefined;
  #view: SheetView | undefined;
  /** What came while a cell was being edited. */
  #waiting: Parameters<Grid['show']> | undefined;
  #cells: ReadonlyMap<string, CellView> = new Map();
  #active: Cell = {row: 0, column: 0};

  constructor(texts: FrameTexts, act: (action: Action) => void) {
    this.#texts = texts;
    this.#act = act;
    this.element = element(
      'div',
      {className: 'grid', hidden: true},
      this.#place,
      this.#scroller,
    );
    this.#scroller.onpointerdown = (event) => this.#point(event);
    this.#scroller.ondblclick = () => this.#edit();
    this.#scroller.onkeydown = (event) => this.#press(event);
  }

  /**
   * Shows a sheet; while a cell is being edited, later.
   *
   * @param isBehind - whether the reader has gone on since: then the reader's place holds, not the sheet's,
   *   or what is typed next would land in a cell that the reader has left
   */
  show(view: SheetView | undefined, isBehind: () => boolean): void {
    if (this.#field) {
      this.#waiting = [view, isBehind];
      return;
    }
    const hadFocus = this.#scroller.contains(document.activeElement);
    const activeSheet = (one: SheetView | undefined) =>
      one?.sheets.find(({isActive}) => isActive)?.name;
    const isSame = activeSheet(this.#view) === activeSheet(view);
    this.#view = view;
    this.element.hidden = view === undefined;
    if (!view) {
      return;
    }
    this.#cells = new Map(
      view.cells.map((cell) => [keyOf(cell.row, cell.column), cell]),
    );
    const table = tableDrawing(view, {
      part: wholePart(view),
      words: this.#words,
      isPicture: false,
      table: {
        role: 'grid',
        'aria-label': this.#texts.grid,
        'aria-readonly': view.isReadOnly,
      },
      cell: (row, column) => ({
        tabindex: -1,
        'data-row': row,
        'data-column': column,
      }),
    });
    const drawings = floating(view, this.#words);
    this.#scroller.innerHTML = String(markup`${table}${drawings}`);
    if (!isSame) {
      this.#scroller.scrollTo(0, 0);
    }
    const isKept =
      isSame && isBehind() && this.#elementOf(this.#active) !== null;
    this.#mark(isKept ? this.#active : view.active, hadFocus);
  }

  #elementOf({row, column}: Cell): HTMLElement | null {
    return this.#scroller.querySelector(
      `[data-row="${row}"][data-column="${column}"]`,
    );
  }

  /** What the editor opens with. */
  #inputOf({row, column}: Cell): string {
    return this.#cells.get(keyOf(row, column))?.input ?? '';
  }

  #mark(cell: Cell, isFocused: boolean): void {
    const before = this.#elementOf(this.#active);
    before?.removeAttribute('aria-selected');
    before?.setAttribute('tabindex', '-1');
    this.#active = cell;
    const marked = this.#elementOf(cell);
    marked?.setAttribute('aria-selected', 'true');
    marked?.setAttribute('tabindex', '0');
    this.#place.textContent = `${addressOf(cell)}  ${this.#inputOf(cell)}`;
    if (isFocused) {
      marked?.focus({preventScroll: true});
      marked?.scrollIntoView({block: 'nearest', inline: 'nearest'});
    }
  }

  #select(cell: Cell): void {
    this.#mark(cell, true);
    this.#act({type: 'select', ...cell});
  }

  #point(event: PointerEvent): void {
    const target = event.target as Element;
    const pointed = target.closest<HTMLElement>('[data-row]');
    if (!pointed || target === this.#field) {
      return;
    }
    const isAgain =
      pointed === this.#elementOf(this.#active) &&
      pointed === document.activeElement;
    const {row, column} = pointed.dataset;
    if (this.#field) {
      this.#close(this.#field.value);
    }
    if (isAgain && event.pointerType === 'touch') {
      event.preventDefault();
      this.#edit();
    } else {
      this.#select({row: Number(row), column: Number(column)});
    }
  }

  #press(event: KeyboardEvent): void {
    if (this.#field || !this.#view || event.isComposing) {
      return;
    }
    const {key} = event;
    const isFar = event.ctrlKey || event.metaKey;
    const next = moveBy(key, isFar, this.#active, wholePart(this.#view));
    if (next) {
      this.#select(next);
    } else if (key === 'Enter' || key === 'F2') {
      this.#edit();
    } else if (key === 'Delete' || key === 'Backspace') {
      this.#act({type: 'edit', ...this.#active, text: ''});
    } else if (isFar && /^[zy]$/i.test(key)) {
      const isRedo = event.shiftKey || key.toLowerCase() === 'y';
      this.#act({type: isRedo ? 'redo' : 'undo'});
    } else {
      if (!isFar && !event.altKey && key.length === 1) {
        // The key goes on to the field, which has the focus by then.
        this.#edit('');
      }
      return;
    }
    event.preventDefault();
  }

  /** Opens a field over the active cell. */
  #edit(text = this.#inputOf(this.#active)): void {
    const cell = this.#elementOf(this.#active);
    if (!cell || !this.#view || this.#view.isReadOnly) {
      return;
    }
    const field = element('input', {
      className: 'editor',
      'aria-label': addressOf(this.#active),
      autocomplete: 'off',
      spellcheck: false,
      value: text,
      onblur: () => this.#close(field.value),
      onkeydown: (event: KeyboardEvent) => {
        const {key, isComposing} = event;
        if (isComposing || !['Enter', 'Tab', 'Escape'].includes(key)) {
          return;
        }
        event.stopPropagation();
        if (key !== 'Tab') {
          event.preventDefault();
        }
        this.#close(key === 'Escape' ? undefined : field.value, key);
      },
    });
    this.#field = field;
    cell.append(field);
    field.focus();
  }

  /** @param text - absent when the reader has given up */
  #close(text: string | undefined, key = ''): void {
    const field = this.#field;
    if (!field) {
      return;
    }
    this.#field = undefined;
    field.remove();
    const at = this.#active;
    if (text !== undefined) {
      this.#act({type: 'edit', ...at, text});
    }
    if (this.#waiting) {
      const shown = this.#waiting;
      this.#waiting = undefined;
      this.show(...shown);
    }
    if (key === 'Enter' && this.#view) {
      const below = moveBy('ArrowDown', false, at, wholePart(this.#view));
      this.#select(below ?? at);
    } else {
      this.#elementOf(at)?.focus();
    }
  }
}

function addressOf({row, column}: Cell): string {
  return `${columnName(column)}${row + 1}`;
}
