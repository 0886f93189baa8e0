import type {
  CellView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import {translate} from '@docusaurus/Translate';
import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {createElement} from '../dom';
import {getCellKey, isInArea, listVisibleLines} from '../grid/cellLayout';
import {renderOverlays} from '../grid/drawings';
import {getLabels} from '../grid/labels';
import {markup} from '../grid/markup';
import {renderTable} from '../grid/table';
import type {CellPosition} from '../protocol';
import {morph} from './morph';
import {getCellArea} from './selection';

/** Table of a sheet with its drawings. */
export class SheetCanvas {
  readonly element = createElement('div', {className: 'canvas'});
  readonly #labels = getLabels(document.documentElement.lang);
  cells: ReadonlyMap<string, CellView> = new Map();
  lines: ReturnType<typeof listVisibleLines> = {rows: [], columns: []};

  /** @param own - elements inside cells that must stay */
  show(view: SheetView, own: readonly Node[]): void {
    this.cells = new Map(
      view.cells.map((cell) => [getCellKey(cell.row, cell.column), cell]),
    );
    this.lines = listVisibleLines(view);
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
    });
    const next = createElement('div', {className: 'canvas'});
    next.innerHTML = String(
      markup`${table}${renderOverlays(view, this.#labels)}`,
    );
    morph(this.element, next, own);
    this.#alignDrawings(view);
  }

  /** Moves drawings to the cells that they cover, since rows with large text are higher than in the document. */
  #alignDrawings({heights, drawings}: SheetView): void {
    const rows = [...this.element.querySelectorAll('tbody tr')];
    const origin = this.element.getBoundingClientRect().top;
    const place = (y: number): number => {
      let start = 0;
      const index = this.lines.rows.findIndex((row) => {
        const isInRow = y < start + heights[row]!;
        start += isInRow ? 0 : heights[row]!;
        return isInRow;
      });
      const {top, bottom} = rows.at(index)!.getBoundingClientRect();
      return (index < 0 ? bottom : top) - origin + y - start;
    };
    const shown = this.element.querySelectorAll<HTMLElement>('.over');
    shown.forEach(({style}, index) => {
      const {top, height} = drawings[index]!;
      style.top = `${place(top)}px`;
      style.height = `${place(top + height) - place(top)}px`;
    });
  }

  elementAt({row, column}: CellPosition): HTMLElement | null {
    return this.element.querySelector(
      `[data-row="${row}"][data-column="${column}"]`,
    );
  }

  /** Finds the element at the end of an area, which can be a merged cell that begins before it. */
  lastElement({lastRow, lastColumn}: AreaBounds): HTMLElement | null {
    const merged = [...this.cells.values()].find(
      (cell) => cell.span && isInArea(getCellArea(cell), lastRow, lastColumn),
    );
    return this.elementAt(merged ?? {row: lastRow, column: lastColumn});
  }

  /** Marks the cells and headings of an area. */
  mark(area: AreaBounds): void {
    const {rows, columns} = this.lines;
    const top = rows.find((row) => row >= area.firstRow);
    const left = columns.find((column) => column >= area.firstColumn);
    for (const cell of this.element.querySelectorAll('td')) {
      const row = Number(cell.dataset['row'] ?? -1);
      const column = Number(cell.dataset['column'] ?? -1);
      cell.removeAttribute('aria-selected');
      if (isInArea(area, row, column)) {
        const {span} = this.cells.get(getCellKey(row, column)) ?? {};
        const own = getCellArea({row, column, ...(span && {span})});
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
    const {firstRow, firstColumn} = area;
    const marks = [
      ...columns.map((column) => isInArea(area, firstRow, column)),
      ...rows.map((row) => isInArea(area, row, firstColumn)),
    ];
    this.element
      .querySelectorAll('th')
      .forEach(({classList}, index) => classList.toggle('on', marks[index]));
  }

  /** Returns the corners of the row or column of a heading, or of the sheet. Default: of the sheet. */
  headedArea(heading?: Element): [CellPosition, CellPosition] | undefined {
    const {rows, columns} = this.lines;
    const headings = [...this.element.querySelectorAll('th')];
    const index = headings.indexOf(heading as HTMLTableCellElement);
    const column = columns[index];
    const row = rows[index - columns.length];
    const line = column !== undefined ? {column} : row !== undefined && {row};
    const corner = (at: 0 | -1): CellPosition => ({
      row: rows.at(at) ?? 0,
      column: columns.at(at) ?? 0,
      ...line,
    });
    return line || !heading || heading.matches('.corner')
      ? [corner(0), corner(-1)]
      : undefined;
  }
}
