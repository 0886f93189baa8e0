import {translate} from '@docusaurus/Translate';
import type {
  CellView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import {element} from '../dom';
import {keyOf, wholePart} from '../grid/mergedCells';
import {floating} from '../grid/drawings';
import {markup} from '../grid/markup';
import {columnName, tableDrawing} from '../grid/table';
import {labelsFor} from '../grid/labels';
import type {UserAction, Cell} from '../protocol';
import {moveBy} from './keyboard';

/**
 * The grid of a sheet: https://www.w3.org/WAI/ARIA/apg/patterns/grid/. Above it stands what its active cell holds, in a
 * field that takes entries.
 */
export class Grid {
  readonly element: HTMLElement;
  readonly #words = labelsFor(document.documentElement.lang);
  readonly #place = element('output');
  readonly #entry = element('input', {autocomplete: 'off', spellcheck: false});
  readonly #scroller = element('div', {className: 'sheet-scroller'});
  #view: SheetView | undefined;
  #cells: ReadonlyMap<string, CellView> = new Map();
  #active: Cell = {row: 0, column: 0};

  constructor(private readonly act: (action: UserAction) => void) {
    this.element = element(
      'div',
      {className: 'grid', hidden: true},
      element('div', {className: 'entry'}, this.#place, this.#entry),
      this.#scroller,
    );
    this.#entry.onkeydown = (event) => this.#type(event);
    // Browsers say so when the field is left and its reader has changed it.
    this.#entry.onchange = () =>
      this.act({type: 'edit', ...this.#active, text: this.#entry.value});
    this.#scroller.onpointerdown = (event) => this.#point(event);
    this.#scroller.ondblclick = () => this.#edit();
    this.#scroller.onkeydown = (event) => this.#press(event);
  }

  /**
   * Shows a sheet.
   *
   * @param isBehind - whether the reader has gone on since: then the reader's place holds, not the sheet's,
   *   or what is typed next would land in a cell that the reader has left
   */
  show(view: SheetView | undefined, isBehind: boolean): void {
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
        'aria-label': translate({id: 'site.live.grid', message: 'Sheet'}),
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
    this.#entry.readOnly = view.isReadOnly;
    if (!isSame) {
      this.#scroller.scrollTo(0, 0);
    }
    const isKept =
      isSame &&
      (isBehind || this.#isEditing) &&
      this.#elementOf(this.#active) !== null;
    this.#mark(isKept ? this.#active : view.active, hadFocus);
  }

  get #isEditing(): boolean {
    return document.activeElement === this.#entry;
  }

  /** What the active cell holds: a formula, or its text. */
  get #input(): string {
    const {row, column} = this.#active;
    return this.#cells.get(keyOf(row, column))?.input ?? '';
  }

  #elementOf({row, column}: Cell): HTMLElement | null {
    return this.#scroller.querySelector(
      `[data-row="${row}"][data-column="${column}"]`,
    );
  }

  #mark(cell: Cell, isFocused: boolean): void {
    const before = this.#elementOf(this.#active);
    before?.removeAttribute('aria-selected');
    before?.setAttribute('tabindex', '-1');
    this.#active = cell;
    const marked = this.#elementOf(cell);
    marked?.setAttribute('aria-selected', 'true');
    marked?.setAttribute('tabindex', '0');
    const address = `${columnName(cell.column)}${cell.row + 1}`;
    this.#place.textContent = address;
    this.#entry.setAttribute('aria-label', address);
    // What the reader is writing stays.
    if (!this.#isEditing) {
      this.#entry.value = this.#input;
    }
    if (isFocused) {
      marked?.focus({preventScroll: true});
      marked?.scrollIntoView({block: 'nearest', inline: 'nearest'});
    }
  }

  #select(cell: Cell): void {
    // What stands in the field is for the cell that is left.
    this.#entry.blur();
    this.#mark(cell, true);
    this.act({type: 'select', ...cell});
  }

  #point({target}: PointerEvent): void {
    const pointed = (target as Element).closest<HTMLElement>('[data-row]');
    if (pointed) {
      const {row, column} = pointed.dataset;
      this.#select({row: Number(row), column: Number(column)});
    }
  }

  #press(event: KeyboardEvent): void {
    if (!this.#view || event.isComposing) {
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
      this.act({type: 'edit', ...this.#active, text: ''});
    } else if (isFar && /^[zy]$/i.test(key)) {
      const isRedo = event.shiftKey || key.toLowerCase() === 'y';
      this.act({type: isRedo ? 'redo' : 'undo'});
    } else {
      if (!isFar && !event.altKey && key.length === 1) {
        // The key goes on to the field, which has the focus by then.
        this.#edit('');
      }
      return;
    }
    event.preventDefault();
  }

  #edit(text = this.#input): void {
    if (!this.#entry.readOnly) {
      this.#entry.focus();
      this.#entry.value = text;
    }
  }

  #type(event: KeyboardEvent): void {
    const {key, isComposing} = event;
    if (!this.#view || isComposing || !['Enter', 'Escape'].includes(key)) {
      return;
    }
    event.preventDefault();
    if (key === 'Escape') {
      this.#entry.value = this.#input;
      this.#elementOf(this.#active)?.focus();
    } else {
      const part = wholePart(this.#view);
      this.#select(moveBy('ArrowDown', false, this.#active, part)!);
    }
  }
}
