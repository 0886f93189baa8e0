import type {ProtectOptions} from '../contract';
import type {LineState, SheetState, WorkbookState} from '../state/types';
import {formatCellText, type DocumentContext} from './context';
import {ProtectedPart} from './part';
import {keyToColumn, findUsedBounds} from '../state/cells';
import {resolveFormat} from '../state/formats';
import {DEFAULT_COLUMN_WIDTH, DEFAULT_ROW_HEIGHT} from '../files/geometry';
import {insertOrDeleteLines} from '../state/changeLines';
import {findSheet} from '../state/identity';
import {BOUNDS_BY_AXIS, type LineChange} from '../state/lineChange';
import {
  assertNumber,
  assertInteger,
  assertWithinLimit,
  limits,
} from '../errors';

/** @throws SpreadsheetError `INVALID_ARGUMENT` if any of the rows or columns is not on the sheet */
function assertLines(
  axis: 'rows' | 'columns',
  first: number,
  count: number,
): void {
  assertInteger('count', count, 1);
  assertInteger('first', first, 0, limits[axis] - count);
}

/** Base class of sheets that implements operations on rows and columns. */
export abstract class SheetLinesObject extends ProtectedPart<
  'sheet',
  ProtectOptions,
  SheetState
> {
  constructor(context: DocumentContext, id: string) {
    super('sheet', id, context);
  }

  protected override stateIn(workbook: WorkbookState): SheetState | undefined {
    return findSheet(workbook, this.id);
  }

  #changeLines(
    label: string,
    axis: LineChange['axis'],
    index: number,
    lines: number,
    sign: 1 | -1,
  ): void {
    assertInteger('count', lines, 1);
    const count = lines * sign;
    // When inserting, checks only the first row or column: too many lines must result in LIMIT_EXCEEDED, not
    // INVALID_ARGUMENT.
    assertLines(`${axis}s`, index, count > 0 ? 1 : -count);
    if (count > 0) {
      const last = findUsedBounds(this.state)?.[BOUNDS_BY_AXIS[axis][1]] ?? -1;
      assertWithinLimit(`${axis}s`, Math.max(last, index - 1) + 1 + count);
    }
    const change = {sheetId: this.id, axis, index, count};
    this.edit(
      label,
      (sheet, workbook) => insertOrDeleteLines(workbook, sheet, change),
      {
        lineChanges: [change],
      },
    );
  }

  insertRows(before: number, count = 1): void {
    this.#changeLines('Insert rows', 'row', before, count, 1);
  }

  deleteRows(first: number, count = 1): void {
    this.#changeLines('Delete rows', 'row', first, count, -1);
  }

  insertColumns(before: number, count = 1): void {
    this.#changeLines('Insert columns', 'column', before, count, 1);
  }

  deleteColumns(first: number, count = 1): void {
    this.#changeLines('Delete columns', 'column', first, count, -1);
  }

  #setLines(
    label: string,
    axis: 'rows' | 'columns',
    first: number,
    count: number,
    parts: {size?: number; hidden?: boolean},
  ): void {
    assertLines(axis, first, count);
    assertNumber('size', parts.size, 0);
    this.edit(label, (sheet) => {
      for (let index = first; index < first + count; index += 1) {
        sheet[axis].set(index, {...sheet[axis].get(index), ...parts});
      }
    });
  }

  setRowHeight(first: number, height: number, count = 1): void {
    this.#setLines('Row height', 'rows', first, count, {size: height});
  }

  setColumnWidth(first: number, width: number, count = 1): void {
    this.#setLines('Column width', 'columns', first, count, {size: width});
  }

  autoFitColumns(first: number, count = 1): void {
    assertLines('columns', first, count);
    this.context.store.transaction('Fit columns', () => {
      for (let column = first; column < first + count; column += 1) {
        const width = estimateColumnWidth(this.context, this.state, column);
        this.setColumnWidth(column, width);
      }
    });
  }

  hideRows(first: number, count = 1): void {
    this.setRowsHidden(first, count, true);
  }

  showRows(first: number, count = 1): void {
    this.setRowsHidden(first, count, false);
  }

  setRowsHidden(first: number, count: number, hidden: boolean): void {
    this.#setLines('Hide rows', 'rows', first, count, {hidden});
  }

  hideColumns(first: number, count = 1): void {
    this.setColumnsHidden(first, count, true);
  }

  showColumns(first: number, count = 1): void {
    this.setColumnsHidden(first, count, false);
  }

  setColumnsHidden(first: number, count: number, hidden: boolean): void {
    this.#setLines('Hide columns', 'columns', first, count, {hidden});
  }

  #line(axis: 'rows' | 'columns', index: number): LineState {
    assertLines(axis, index, 1);
    return this.state[axis].get(index) ?? {};
  }

  getRowHeight(row: number): number {
    return this.#line('rows', row).size ?? DEFAULT_ROW_HEIGHT;
  }

  isRowHidden(row: number): boolean {
    const {hidden = false, filtered = false} = this.#line('rows', row);
    return hidden || filtered;
  }

  getColumnWidth(column: number): number {
    return this.#line('columns', column).size ?? DEFAULT_COLUMN_WIDTH;
  }

  isColumnHidden(column: number): boolean {
    return this.#line('columns', column).hidden ?? false;
  }
}

const PADDING = 12;

/** Average width of a letter in proportional fonts, as a fraction of the font size. */
const LETTER_WIDTH = 0.55;
const PIXELS_PER_POINT = 96 / 72;

/**
 * Estimates the width of the longest text in a column in CSS pixels. Nothing is rendered, so that texts
 * cannot be measured.
 */
function estimateColumnWidth(
  context: DocumentContext,
  sheet: SheetState,
  column: number,
): number {
  const widths = [...sheet.cells.keys()]
    .filter((key) => keyToColumn(key) === column)
    .map((key) => {
      const {font} = resolveFormat(context.store.state, sheet, key);
      const text = formatCellText(context, sheet, key);
      const longest = Math.max(...text.split('\n').map(({length}) => length));
      return longest * font.size * PIXELS_PER_POINT * LETTER_WIDTH + PADDING;
    });
  return widths.length === 0
    ? DEFAULT_COLUMN_WIDTH
    : Math.ceil(Math.max(...widths));
}
