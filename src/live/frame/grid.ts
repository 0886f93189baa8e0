import {
  areBoundsEqual,
  createBounds,
  intersectBounds,
  unionBounds,
} from '@document-sdk/spreadsheet-reference/area';
import {
  findKeyBinding,
  KEY_BINDINGS,
  type Move,
} from '@document-sdk/spreadsheet-reference/keys';
import type {SheetView} from '@document-sdk/spreadsheet-reference/view';
import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {createElement} from '../dom';
import {getCellArea, getCellKey} from '../grid/cellLayout';
import type {SheetSize, UserAction} from '../protocol';
import {SheetCanvas} from './canvas';
import {CellEditor} from './editor';
import {findCommand, moveSelection} from './keyboard';
import {createFillHandle, handlePointer} from './pointer';
import {
  formatAreaAddress,
  formatAreaText,
  getCorners,
  type Corners,
} from './selection';

/** Interactive grid of a sheet (https://www.w3.org/WAI/ARIA/apg/patterns/grid/) with a formula bar. */
export class SheetGrid {
  readonly element: HTMLElement;
  readonly #editor = new CellEditor(
    (text) => {
      const {firstRow: row, firstColumn: column} = this.#area;
      this.act({type: 'edit', row, column, text});
    },
    (event) => this.#press(event),
  );
  readonly #handle = createFillHandle();
  readonly #canvas: SheetCanvas;
  #view: SheetView | undefined;
  #corners: Corners = [createBounds(0, 0), createBounds(0, 0)];
  /** Text that was copied last. */
  #copied = '';

  /** @param resize - called with the numbers of rows and columns to show when the last ones come into view */
  constructor(
    private readonly act: (action: UserAction) => void,
    resize: (size: SheetSize) => void,
  ) {
    this.#canvas = new SheetCanvas(resize, () => this.#place(this.#hasFocus));
    const {scroller} = this.#canvas;
    this.element = createElement(
      'div',
      {className: 'grid', hidden: true},
      this.#editor.bar,
      scroller,
    );
    scroller.oncopy = (event) => this.#copy(event, 'copy');
    scroller.oncut = (event) => this.#copy(event, 'cut');
    scroller.onpaste = (event) => this.#paste(event);
    handlePointer(scroller, {
      headedArea: (heading) => this.#canvas.headedArea(heading),
      select: (from = this.#corners[0], to, isScrolling) =>
        this.#select([from, to], isScrolling),
      edit: () => this.#editor.open(),
      selected: () => this.#area,
      showFill: (area) => this.#canvas.mark(area),
      fill: (area) => {
        this.#moveTo(getCorners(area));
        this.act({type: 'fill', area});
      },
    });
  }

  /**
   * Shows a view.
   *
   * @param isOutdated - true if the view does not include the reader's last action; the selection then stays
   * where the reader moved it, so that the next input does not go to another cell
   */
  show(view: SheetView | undefined, isOutdated: boolean): void {
    const activeSheet = (one: SheetView | undefined) =>
      one?.sheets.find(({isActive}) => isActive)?.name;
    const isSameSheet = activeSheet(this.#view) === activeSheet(view);
    this.#view = view;
    this.element.hidden = view === undefined;
    if (!view) {
      return;
    }
    const hadFocus = this.#hasFocus;
    this.#canvas.show(view, [this.#editor.field, this.#handle]);
    this.#editor.isReadOnly = view.isReadOnly;
    this.#editor.bar.hidden = view.hiddenParts.includes('formulaBar');
    if (!isSameSheet) {
      this.#editor.cancel();
      this.#canvas.scroller.scrollTo(0, 0);
    }
    const keepsSelection =
      isSameSheet &&
      (isOutdated || this.#editor.mode !== undefined) &&
      this.#canvas.elementAt(this.#area) !== null;
    if (!keepsSelection && !areBoundsEqual(view.selected, this.#area)) {
      const all = createBounds(0, 0, view.rowCount, view.columnCount);
      // The selection can contain whole columns, or be outside of the view.
      const shown = intersectBounds(view.selected, all) ?? view.selected;
      this.#corners = getCorners(shown);
    }
    this.#place(hadFocus);
  }

  /** Enters the typed text, if any. */
  commit(): void {
    this.#editor.commit();
  }

  get #hasFocus(): boolean {
    return document.activeElement === this.#editor.field;
  }

  get #area(): AreaBounds {
    return this.#canvas.expand(unionBounds(...this.#corners));
  }

  /** Puts the editor into the active cell, the fill handle into the last one, and marks the selection. */
  #place(takesFocus: boolean): void {
    const area = this.#area;
    const active = this.#canvas.elementAt(area) ?? this.#canvas.element;
    if (this.#editor.field.parentNode !== active) {
      active.append(this.#editor.field);
    }
    const last = this.#canvas.lastElement(area);
    if (last && !this.#view?.isReadOnly) {
      last.append(this.#handle);
    } else {
      this.#handle.remove();
    }
    this.#canvas.mark(area);
    const key = getCellKey(area.firstRow, area.firstColumn);
    const {text = '', input = ''} = this.#canvas.cells.get(key) ?? {};
    this.#editor.show(formatAreaAddress(area), text, input);
    if (takesFocus) {
      this.#editor.field.focus({preventScroll: true});
    }
  }

  #moveTo(corners: Corners, isScrolling = true): void {
    this.#corners = corners;
    this.#place(true);
    if (isScrolling) {
      this.#canvas.elementAt(corners[1])?.scrollIntoView({
        block: 'nearest',
        inline: 'nearest',
      });
    }
  }

  #select(corners: Corners, isScrolling: boolean): void {
    this.#editor.commit();
    const before = this.#area;
    this.#moveTo(corners, isScrolling);
    if (!areBoundsEqual(before, this.#area)) {
      this.act({type: 'select', area: this.#area});
    }
  }

  /** Handles a key in the editor or in the formula bar. Returns false if the key does nothing here. */
  #press(event: KeyboardEvent): boolean {
    if (!this.#view) {
      return false;
    }
    if (this.#editor.mode === undefined) {
      return this.#pressInGrid(event);
    }
    const binding = findKeyBinding(event, KEY_BINDINGS.editor);
    if (binding?.id === 'cancel') {
      this.#editor.cancel();
      this.#place(true);
      return true;
    }
    const move = binding && this.#editor.press(binding, event.target);
    if (move) {
      this.#move(move, false);
    }
    return move !== undefined;
  }

  #pressInGrid(event: KeyboardEvent): boolean {
    const command = findCommand(event, this.#view!.commands);
    if (command !== undefined) {
      this.act({type: 'command', id: command});
      return true;
    }
    const {id, move} = findKeyBinding(event, KEY_BINDINGS.grid) ?? {};
    switch (id) {
      case undefined:
      // Browsers move the focus, so that readers can leave the sample.
      case 'next':
      case 'leave':
        return false;
      case 'edit':
        this.#editor.open();
        return true;
      case 'clear':
        this.act({type: 'clear'});
        return true;
      case 'selectUsed':
        this.#selectUsed();
        return true;
      default:
        this.#move(move!, id === 'extend');
        return true;
    }
  }

  /** Selects all contents, or the whole sheet if they are selected already. */
  #selectUsed(): void {
    const areas = [...this.#canvas.cells.values()].map(getCellArea);
    const used = areas.reduce(unionBounds, areas[0] ?? this.#area);
    const isUsed = areBoundsEqual(used, this.#area);
    const next = isUsed ? this.#canvas.headedArea() : used;
    this.#select(getCorners(next), false);
  }

  #move(move: Move, isExtending: boolean): void {
    this.#select(
      moveSelection(move, isExtending, this.#corners, this.#canvas),
      true,
    );
  }

  #copy(event: ClipboardEvent, id: 'copy' | 'cut'): void {
    if (this.#editor.mode === undefined) {
      event.preventDefault();
      this.#copied = formatAreaText(this.#area, this.#canvas.cells);
      event.clipboardData?.setData('text/plain', this.#copied);
      this.act({type: 'command', id});
    }
  }

  #paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain');
    if (this.#editor.mode === undefined && text) {
      event.preventDefault();
      const isOwn = text.replaceAll('\r', '') === this.#copied;
      this.act({type: 'paste', text, isOwn});
    }
  }
}
