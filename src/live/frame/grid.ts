import type {SheetView} from '@document-sdk/spreadsheet-reference/view';
import {translate} from '@docusaurus/Translate';
import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {createElement} from '../dom';
import {getCellKey} from '../grid/cellLayout';
import {HEADING_SIZE} from '../grid/drawings';
import type {CellPosition, UserAction} from '../protocol';
import {SheetCanvas} from './canvas';
import {CellEditor} from './editor';
import {findCommand, moveSelection, type Corners} from './keyboard';
import {handlePointer} from './pointer';
import {
  formatAreaAddress,
  findAreaBetween,
  formatAreaText,
  getFirstCell,
  isSameArea,
  getLastCell,
  findUsedArea,
} from './selection';

const FILL = translate({
  id: 'site.live.fill',
  message: 'Fill: drag, or press it and then a cell',
});

/** Interactive grid of a sheet (https://www.w3.org/WAI/ARIA/apg/patterns/grid/) with a formula bar. */
export class SheetGrid {
  readonly element: HTMLElement;
  readonly #editor = new CellEditor(
    (text) => this.act({type: 'edit', ...getFirstCell(this.#area), text}),
    (event) => this.#press(event),
  );
  readonly #handle = createElement('span', {
    className: 'fill-handle',
    title: FILL,
  });
  readonly #canvas = new SheetCanvas();
  readonly #scroller = createElement(
    'div',
    {className: 'sheet-scroller'},
    this.#canvas.element,
  );
  #view: SheetView | undefined;
  /** Corner of the selection from which it is extended, and the opposite one. */
  #corners: Corners = [
    {row: 0, column: 0},
    {row: 0, column: 0},
  ];
  /** Text that was copied last. */
  #copied = '';

  /** @param reach - called with the numbers of rows and columns to show when the reader comes near the last ones */
  constructor(
    private readonly act: (action: UserAction) => void,
    private readonly reach: (rows: number, columns: number) => void,
  ) {
    this.element = createElement(
      'div',
      {className: 'grid', hidden: true},
      this.#editor.bar,
      this.#scroller,
    );
    this.#scroller.oncopy = (event) => this.#copy(event, 'copy');
    this.#scroller.oncut = (event) => this.#copy(event, 'cut');
    this.#scroller.onpaste = (event) => this.#paste(event);
    this.#scroller.onscroll = () => {
      const {scrollTop, clientHeight, scrollHeight} = this.#scroller;
      const {scrollLeft, clientWidth, scrollWidth} = this.#scroller;
      this.#grow(
        scrollTop > 0 && scrollTop + clientHeight > scrollHeight - 20,
        scrollLeft > 0 && scrollLeft + clientWidth > scrollWidth - 20,
      );
    };
    handlePointer(this.#scroller, {
      isEditing: ({target}) =>
        this.#editor.mode !== undefined && target === this.#editor.field,
      headedArea: (heading) => this.#canvas.headedArea(heading),
      select: (from = this.#corners[0], to, isScrolling) =>
        this.#select(from, to, isScrolling),
      edit: () => this.#editor.open(),
      selected: () => this.#area,
      showFill: (area) => this.#canvas.mark(area),
      fill: (area) => {
        this.#moveTo(getFirstCell(area), getLastCell(area));
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
    const hadFocus = document.activeElement === this.#editor.field;
    this.#canvas.show(view, [this.#editor.field, this.#handle]);
    const frozen = (sizes: readonly number[], count: number, heading: number) =>
      `${sizes.slice(0, count).reduce((sum, size) => sum + size, heading)}px`;
    const {rows, columns} = view.frozen;
    this.#scroller.style.scrollPaddingTop = frozen(
      view.heights,
      rows,
      HEADING_SIZE.height,
    );
    this.#scroller.style.scrollPaddingLeft = frozen(
      view.widths,
      columns,
      HEADING_SIZE.width,
    );
    this.#editor.isReadOnly = view.isReadOnly;
    this.#editor.bar.hidden = view.hiddenParts.includes('formulaBar');
    if (!isSameSheet) {
      this.#editor.cancel();
      this.#scroller.scrollTo(0, 0);
    }
    const keepsSelection =
      isSameSheet &&
      (isOutdated || this.#editor.mode !== undefined) &&
      this.#canvas.elementAt(getFirstCell(this.#area)) !== null;
    if (!keepsSelection && !isSameArea(view.selected, this.#area)) {
      const {row, column} = getLastCell(view.selected);
      this.#corners = [
        getFirstCell(view.selected),
        {
          row: Math.min(row, view.rowCount - 1),
          column: Math.min(column, view.columnCount - 1),
        },
      ];
    }
    this.#place(hadFocus);
  }

  /** Enters the typed text, if any. */
  commit(): void {
    this.#editor.commit();
  }

  get #area(): AreaBounds {
    return findAreaBetween(...this.#corners, this.#canvas.cells);
  }

  /** Puts the editor into the active cell, the fill handle into the last one, and marks the selection. */
  #place(takesFocus: boolean): void {
    const area = this.#area;
    const active =
      this.#canvas.elementAt(getFirstCell(area)) ?? this.#canvas.element;
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
    const {row, column} = getFirstCell(area);
    const {text = '', input = ''} =
      this.#canvas.cells.get(getCellKey(row, column)) ?? {};
    this.#editor.show(formatAreaAddress(area), text, input);
    if (takesFocus) {
      this.#editor.field.focus({preventScroll: true});
    }
  }

  /** Asks for more rows or columns. */
  #grow(isRow: boolean, isColumn: boolean): void {
    const {rowCount = 0, columnCount = 0} = this.#view ?? {};
    this.reach(isRow ? rowCount + 40 : 0, isColumn ? columnCount + 16 : 0);
  }

  #moveTo(anchor: CellPosition, head: CellPosition, isScrolling = true): void {
    this.#corners = [anchor, head];
    this.#place(true);
    if (isScrolling) {
      this.#canvas.elementAt(head)?.scrollIntoView({
        block: 'nearest',
        inline: 'nearest',
      });
    }
  }

  #select(
    anchor: CellPosition,
    head: CellPosition,
    isScrolling: boolean,
  ): void {
    this.#editor.commit();
    const before = this.#area;
    this.#moveTo(anchor, head, isScrolling);
    if (!isSameArea(before, this.#area)) {
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
    if (event.key === 'Escape') {
      this.#editor.cancel();
      this.#place(true);
      return true;
    }
    const move = this.#editor.press(event);
    return move !== undefined && this.#move(move, false, false);
  }

  #pressInGrid(event: KeyboardEvent): boolean {
    const {key, shiftKey} = event;
    const isFar = event.ctrlKey || event.metaKey;
    const id = findCommand(event, this.#view!.commands);
    if (key === 'Enter' || key === 'F2') {
      this.#editor.open();
    } else if (key === 'Delete' || key === 'Backspace') {
      this.#clear();
    } else if (isFar && key.toLowerCase() === 'a') {
      // Selects all contents, or the whole sheet if they are selected already.
      const used = findUsedArea(this.#canvas.cells);
      const all = this.#canvas.headedArea()!;
      const isUsed = !used || isSameArea(used, this.#area);
      const [from, to] = isUsed ? all : [getFirstCell(used), getLastCell(used)];
      this.#select(from, to, false);
    } else if (id !== undefined) {
      this.act({type: 'command', id});
    } else {
      return this.#move(key, isFar, shiftKey);
    }
    return true;
  }

  /** Moves the active cell, or the end of the selection. Returns false if the key does not move it. */
  #move(key: string, isFar: boolean, isExtending: boolean): boolean {
    const corners = moveSelection(
      key,
      isFar,
      isExtending,
      this.#corners,
      this.#canvas,
    );
    if (corners) {
      this.#select(...corners, true);
      const {rowCount, columnCount} = this.#view!;
      const {row, column} = corners[1];
      this.#grow(row > rowCount - 4, column > columnCount - 3);
    }
    return corners !== undefined;
  }

  #clear(): void {
    const first = getFirstCell(this.#area);
    const isCell = isSameArea(
      this.#area,
      findAreaBetween(first, first, this.#canvas.cells),
    );
    // A change of one cell is made with the editor, so that its origin is the user.
    this.act(isCell ? {type: 'edit', ...first, text: ''} : {type: 'clear'});
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
