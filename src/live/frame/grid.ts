import type {
  CellView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import {translate} from '@docusaurus/Translate';
import {createElement} from '../dom';
import {
  getCellKey,
  listVisibleLines,
  type VisibleLines,
} from '../grid/cellLayout';
import {renderOverlays} from '../grid/drawings';
import {getLabels} from '../grid/labels';
import {markup} from '../grid/markup';
import {formatColumnName, renderTable} from '../grid/table';
import type {CellPosition, UserAction} from '../protocol';

/**
 * Interactive grid of a sheet (https://www.w3.org/WAI/ARIA/apg/patterns/grid/). A formula bar above it edits
 * the active cell.
 */
export class SheetGrid {
  readonly element: HTMLElement;
  readonly #labels = getLabels(document.documentElement.lang);
  readonly #address = createElement('output');
  readonly #entry = createElement('input', {
    autocomplete: 'off',
    spellcheck: false,
  });
  readonly #scroller = createElement('div', {className: 'sheet-scroller'});
  #view: SheetView | undefined;
  #lines: VisibleLines = {rows: [], columns: []};
  #cells: ReadonlyMap<string, CellView> = new Map();
  #active: CellPosition = {row: 0, column: 0};

  constructor(private readonly act: (action: UserAction) => void) {
    this.element = createElement(
      'div',
      {className: 'grid', hidden: true},
      createElement('div', {className: 'entry'}, this.#address, this.#entry),
      this.#scroller,
    );
    this.#entry.onkeydown = (event) => this.#handleEntryKey(event);
    // The `change` event fires when an edited field loses the focus.
    this.#entry.onchange = () =>
      this.act({type: 'edit', ...this.#active, text: this.#entry.value});
    this.#scroller.onpointerdown = (event) => this.#handlePointer(event);
    this.#scroller.ondblclick = () => this.#edit();
    this.#scroller.onkeydown = (event) => this.#handleGridKey(event);
  }

  /**
   * Shows a view.
   *
   * @param isOutdated - true if the view does not include the reader's last action; the active cell then
   * stays where the reader moved it, so that the next input does not go to another cell
   */
  show(view: SheetView | undefined, isOutdated: boolean): void {
    const hadFocus = this.#scroller.contains(document.activeElement);
    const activeSheet = (one: SheetView | undefined) =>
      one?.sheets.find(({isActive}) => isActive)?.name;
    const isSameSheet = activeSheet(this.#view) === activeSheet(view);
    this.#view = view;
    this.element.hidden = view === undefined;
    if (!view) {
      return;
    }
    this.#cells = new Map(
      view.cells.map((cell) => [getCellKey(cell.row, cell.column), cell]),
    );
    this.#lines = listVisibleLines(view);
    const table = renderTable(view, {
      lines: this.#lines,
      labels: this.#labels,
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
    const overlays = renderOverlays(view, this.#labels);
    this.#scroller.innerHTML = String(markup`${table}${overlays}`);
    this.#entry.readOnly = view.isReadOnly;
    if (!isSameSheet) {
      this.#scroller.scrollTo(0, 0);
    }
    const keepsActive =
      isSameSheet &&
      (isOutdated || this.#isEditing) &&
      this.#elementAt(this.#active) !== null;
    this.#activate(keepsActive ? this.#active : view.active, hadFocus);
  }

  get #isEditing(): boolean {
    return document.activeElement === this.#entry;
  }

  /** Returns the formula or text of the active cell. */
  get #input(): string {
    const {row, column} = this.#active;
    return this.#cells.get(getCellKey(row, column))?.input ?? '';
  }

  #elementAt({row, column}: CellPosition): HTMLElement | null {
    return this.#scroller.querySelector(
      `[data-row="${row}"][data-column="${column}"]`,
    );
  }

  #activate(cell: CellPosition, takesFocus: boolean): void {
    const previous = this.#elementAt(this.#active);
    previous?.removeAttribute('aria-selected');
    previous?.setAttribute('tabindex', '-1');
    this.#active = cell;
    const active = this.#elementAt(cell);
    active?.setAttribute('aria-selected', 'true');
    active?.setAttribute('tabindex', '0');
    const address = `${formatColumnName(cell.column)}${cell.row + 1}`;
    this.#address.textContent = address;
    this.#entry.setAttribute('aria-label', address);
    if (!this.#isEditing) {
      this.#entry.value = this.#input;
    }
    if (takesFocus) {
      active?.focus({preventScroll: true});
      active?.scrollIntoView({block: 'nearest', inline: 'nearest'});
    }
  }

  #select(cell: CellPosition): void {
    // Commits the edited text to the previously active cell.
    this.#entry.blur();
    this.#activate(cell, true);
    this.act({type: 'select', ...cell});
  }

  #handlePointer({target}: PointerEvent): void {
    const pointed = (target as Element).closest<HTMLElement>('[data-row]');
    if (pointed) {
      const {row, column} = pointed.dataset;
      this.#select({row: Number(row), column: Number(column)});
    }
  }

  #handleGridKey(event: KeyboardEvent): void {
    if (!this.#view || event.isComposing) {
      return;
    }
    const {key} = event;
    const isFar = event.ctrlKey || event.metaKey;
    const next = findNextCell(key, isFar, this.#active, this.#lines);
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
        // The browser types the character into the field after this handler, since the event is not
        // prevented.
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

  #handleEntryKey(event: KeyboardEvent): void {
    const {key, isComposing} = event;
    if (!this.#view || isComposing || !['Enter', 'Escape'].includes(key)) {
      return;
    }
    event.preventDefault();
    if (key === 'Escape') {
      this.#entry.value = this.#input;
      this.#elementAt(this.#active)?.focus();
    } else {
      this.#select(
        findNextCell('ArrowDown', false, this.#active, this.#lines)!,
      );
    }
  }
}

type Steps = Readonly<Record<string, readonly [rows: number, columns: number]>>;

const STEPS: Steps = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-8, 0],
  PageDown: [8, 0],
};

/** Moves of the active cell while Ctrl or Cmd is pressed. */
const FAR_STEPS: Steps = {
  ArrowUp: [-Infinity, 0],
  ArrowDown: [Infinity, 0],
  ArrowLeft: [0, -Infinity],
  ArrowRight: [0, Infinity],
  Home: [-Infinity, -Infinity],
  End: [Infinity, Infinity],
};

/**
 * Finds the cell to which a key moves: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 *
 * @param isFar - true if Ctrl or Cmd is pressed
 * @returns `undefined` if the key does not move the active cell
 */
export function findNextCell(
  key: string,
  isFar: boolean,
  {row, column}: CellPosition,
  {rows, columns}: VisibleLines,
): CellPosition | undefined {
  const steps = (isFar && FAR_STEPS[key]) || STEPS[key];
  return (
    steps && {
      row: moveAlong(rows, row, steps[0]),
      column: moveAlong(columns, column, steps[1]),
    }
  );
}

/** Moves by a number of visible rows or columns. Stops at the first and last one. */
function moveAlong(visible: readonly number[], from: number, step: number) {
  const index = visible.filter((line) => line <= from).length - 1 + step;
  return visible[Math.max(0, Math.min(visible.length - 1, index))] ?? from;
}
