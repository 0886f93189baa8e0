import type {CellView, SheetView} from '../../../runtime/view/types';
import {columnName} from './columnName';
import {sparklineSvg} from './drawing';
import {HEAD} from './head';
import {iconSign} from './iconSign';

function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

/** Columns with their widths. */
export function columnGroup({widths}: SheetView): HTMLElement {
  const group = create('colgroup');
  for (const width of [HEAD.width, ...widths]) {
    const column = create('col');
    column.style.width = `${width}px`;
    group.append(column);
  }
  return group;
}

/** The row of column letters. In a grid, parts of tables have their roles by themselves: https://www.w3.org/TR/html-aam-1.0/#el-td */
export function headRow(view: SheetView): HTMLElement {
  const head = create('thead');
  const row = create('tr');
  const corner = create('td', 'corner');
  row.append(corner);
  view.widths.forEach((width, column) => {
    const cell = create('th');
    cell.scope = 'col';
    cell.textContent = columnName(column);
    cell.hidden = width === 0;
    freezeColumn(cell, view, column);
    row.append(cell);
  });
  head.append(row);
  return head;
}

/** A row of cells; those that a merged area covers are left out. */
export function bodyRow(
  view: SheetView,
  row: number,
  cellAt: (row: number, column: number) => CellView | undefined,
  isCovered: (row: number, column: number) => boolean,
): HTMLElement {
  const element = create('tr');
  element.hidden = view.heights[row] === 0;
  element.style.height = `${view.heights[row]}px`;
  const number = create('th', 'number');
  number.scope = 'row';
  number.textContent = String(row + 1);
  freezeRow(number, view, row);
  element.append(number);
  view.widths.forEach((width, column) => {
    if (!isCovered(row, column)) {
      const cell = bodyCell(view, row, column, cellAt);
      cell.hidden = width === 0;
      element.append(cell);
    }
  });
  return element;
}

function bodyCell(
  view: SheetView,
  row: number,
  column: number,
  cellAt: (row: number, column: number) => CellView | undefined,
): HTMLTableCellElement {
  const cell = create('td');
  cell.tabIndex = -1;
  cell.dataset['row'] = String(row);
  cell.dataset['column'] = String(column);
  const content = cellAt(row, column);
  if (content) {
    const {text, style, span, bar, icon, sparkline} = content;
    Object.assign(cell.style, style);
    cell.colSpan = span?.columns ?? 1;
    cell.rowSpan = span?.rows ?? 1;
    if (bar) {
      const {color, share} = bar;
      cell.style.backgroundImage = `linear-gradient(to right, ${color} ${share * 100}%, transparent 0)`;
    }
    if (sparkline) {
      cell.append(
        sparklineSvg(sparkline, view.widths[column]!, view.heights[row]!),
      );
    }
    const label = create('span');
    label.textContent = icon ? `${iconSign(icon)} ${text}` : text;
    cell.append(label);
    const isFree =
      style['textAlign'] === 'left' &&
      !style['whiteSpace'] &&
      !cellAt(row, column + 1)?.text;
    cell.classList.toggle('spill', isFree);
  }
  freezeColumn(cell, view, column);
  freezeRow(cell, view, row);
  return cell;
}

function freezeColumn(
  cell: HTMLElement,
  {frozen, widths}: SheetView,
  column: number,
): void {
  if (column < frozen.columns) {
    const before = widths.slice(0, column).reduce((sum, one) => sum + one, 0);
    cell.classList.add('frozen-column');
    cell.style.insetInlineStart = `${HEAD.width + before}px`;
  }
}

function freezeRow(
  cell: HTMLElement,
  {frozen, heights}: SheetView,
  row: number,
): void {
  if (row < frozen.rows) {
    const before = heights.slice(0, row).reduce((sum, one) => sum + one, 0);
    cell.classList.add('frozen-row');
    cell.style.insetBlockStart = `${HEAD.height + before}px`;
  }
}
