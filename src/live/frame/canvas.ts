import {createBounds} from '@document-sdk/spreadsheet-reference/area';
import type {
  CellView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import {translate} from '@docusaurus/Translate';
import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {createElement} from '../dom';
import {
  getCellArea,
  getCellKey,
  isInArea,
  listVisibleLines,
} from '../grid/cellLayout';
import {getLabels} from '../grid/labels';
import {markup} from '../grid/markup';
import {renderTable, SAME} from '../grid/table';
import {FIRST_SIZE, type SheetSize} from '../protocol';
import {render} from './morph';
import {includeMerges} from './selection';

const ROWS_PER_TASK = 40;

const SAME_ROW = markup`<tr ${SAME}></tr>`;

/** Scrolling table of a sheet with its drawings. */
export class SheetCanvas {
  readonly element = createElement('div', {className: 'canvas'});
  readonly scroller = createElement(
    'div',
    {className: 'sheet-scroller'},
    this.element,
  );
  readonly #labels = getLabels(document.documentElement.lang);
  cells: ReadonlyMap<string, CellView> = new Map();
  #merges: readonly AreaBounds[] = [];
  lines: ReturnType<typeof listVisibleLines> = {rows: [], columns: []};
  #shown: SheetView['cells'] | undefined;
  /** Markup of the rows that are shown. */
  #rows: string[] = [];
  /** Renders further rows. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Last column and row heading. */
  readonly #edges = new IntersectionObserver(
    (entries) => this.#grow(entries),
    // Asks before the reader sees the edge.
    {root: this.scroller, rootMargin: '0px 99px 99px 0px'},
  );
  /** Size that was asked for last. */
  #size = FIRST_SIZE;

  /**
   * @param resize - called with the size to show when the reader comes near the last row or column
   * @param rendered - called when rows were added later
   */
  constructor(
    private readonly resize: (size: SheetSize) => void,
    private readonly rendered: () => void,
  ) {}

  /**
   * Shows a view. Renders many rows in several tasks, so that they do not block the page.
   *
   * @param own - elements inside cells that must stay
   */
  show(view: SheetView, own: readonly Node[]): void {
    const {cells} = view;
    if (cells === this.#shown) {
      return;
    }
    this.#shown = cells;
    this.cells = new Map(
      cells.map((cell) => [getCellKey(cell.row, cell.column), cell]),
    );
    this.#merges = cells.filter(({span}) => span).map(getCellArea);
    this.lines = listVisibleLines(view);
    clearTimeout(this.#timer);
    this.#rows.length = Math.min(this.#rows.length, this.lines.rows.length);
    const renderFrom = (first: number): void => {
      const end = first + ROWS_PER_TASK;
      this.#renderRows(view, own, first, end);
      if (end < this.lines.rows.length) {
        this.#timer = setTimeout(() => {
          renderFrom(end);
          this.rendered();
        });
      }
    };
    renderFrom(0);
  }

  #renderRows(
    view: SheetView,
    own: readonly Node[],
    first: number,
    end: number,
  ): void {
    const table = renderTable(view, {
      lines: this.lines,
      labels: this.#labels,
      isPicture: false,
      table: {
        role: 'grid',
        'aria-label': translate({id: 'site.live.grid', message: 'Sheet'}),
        'aria-readonly': view.isReadOnly,
        'aria-multiselectable': true,
      },
      cell: (row, column) => ({'data-row': row, 'data-column': column}),
      row: (index, renderRow) => {
        const shown = this.#rows[index];
        if (index < first || index >= end) {
          return shown !== undefined && SAME_ROW;
        }
        const row = renderRow();
        this.#rows[index] = String(row);
        return shown === String(row) ? SAME_ROW : row;
      },
    });
    render(this.element, table, own);
    this.#edges.disconnect();
    if (end < this.lines.rows.length) {
      return;
    }
    const {headings} = this;
    const edges = [headings[this.lines.columns.length - 1], headings.at(-1)];
    // Undefined if all columns or rows are hidden.
    edges.forEach((heading) => heading && this.#edges.observe(heading));
  }

  /** Asks for more rows or columns. */
  #grow(entries: readonly IntersectionObserverEntry[]): void {
    const near = entries.filter((one) => one.isIntersecting);
    const isNear = (scope: string) =>
      near.some(({target}) => target.getAttribute('scope') === scope);
    const {rows, columns} = this.lines;
    const size = {
      rows: isNear('row') ? rows.at(-1)! + 41 : this.#size.rows,
      columns: isNear('col') ? columns.at(-1)! + 17 : this.#size.columns,
    };
    // The sheet stops growing at the limits of the view.
    if (size.rows > this.#size.rows || size.columns > this.#size.columns) {
      this.#size = size;
      this.resize(size);
    }
  }

  #rowElements(): HTMLTableRowElement[] {
    return [...this.element.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  }

  get headings(): HTMLTableCellElement[] {
    return [...this.element.querySelectorAll('th')];
  }

  /** Returns the smallest area that contains an area and all of each merged area that it touches. */
  readonly expand = (area: AreaBounds): AreaBounds =>
    includeMerges(area, this.#merges);

  /** Finds the element of the first cell of an area. */
  elementAt({firstRow, firstColumn}: AreaBounds): HTMLElement | null {
    return this.element.querySelector(
      `[data-row="${firstRow}"][data-column="${firstColumn}"]`,
    );
  }

  /** Finds the element at the end of an area, which can be a merged cell that begins before it. */
  lastElement({lastRow, lastColumn}: AreaBounds): HTMLElement | null {
    return this.elementAt(this.expand(createBounds(lastRow, lastColumn)));
  }

  /** Marks the cells and headings of an area. */
  mark(area: AreaBounds): void {
    for (const cell of this.element.querySelectorAll('[aria-selected]')) {
      cell.removeAttribute('aria-selected');
    }
    const isRowIn = (row: number) => isInArea(area, row, area.firstColumn);
    const isColumnIn = (column: number) =>
      isInArea(area, area.firstRow, column);
    const {rows, columns} = this.lines;
    const [top, left] = [rows.find(isRowIn), columns.find(isColumnIn)];
    const elements = this.#rowElements();
    for (const cell of elements.flatMap((element, index) =>
      isRowIn(rows[index]!) ? [...element.querySelectorAll('td')] : [],
    )) {
      const row = Number(cell.dataset['row']);
      const column = Number(cell.dataset['column']);
      if (isColumnIn(column)) {
        const own = this.expand(createBounds(row, column));
        const edges = [
          row === top,
          own.lastColumn >= area.lastColumn,
          own.lastRow >= area.lastRow,
          column === left,
        ];
        const widths = edges.map((isEdge) => (isEdge ? '2px' : '0'));
        cell.setAttribute('aria-selected', 'true');
        cell.style.setProperty('--edges', widths.join(' '));
      }
    }
    const marks = [...columns.map(isColumnIn), ...rows.map(isRowIn)];
    this.headings.forEach(({classList}, index) =>
      classList.toggle('on', marks[index]),
    );
  }

  /** Returns the row or column of a heading, or the sheet. Default: the sheet. */
  headedArea(heading?: Element): AreaBounds {
    const {rows, columns} = this.lines;
    const index = this.headings.indexOf(heading as HTMLTableCellElement);
    const column = columns[index];
    const row = rows[index - columns.length];
    return {
      firstRow: row ?? rows[0] ?? 0,
      lastRow: row ?? rows.at(-1) ?? 0,
      firstColumn: column ?? columns[0] ?? 0,
      lastColumn: column ?? columns.at(-1) ?? 0,
    };
  }
}
