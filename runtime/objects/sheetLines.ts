import {COLUMN_WIDTH, ROW_HEIGHT} from '../files/geometry';
import {assertWithin, limits} from '../limits';
import {usedBounds} from '../state/cells';
import {changeLines} from '../state/changeLines';
import {EDGES, type LineChange} from '../state/lineChange';
import type {LineState} from '../state/types';
import {longestText} from './autoFit';
import {SheetPlace} from './sheetPlace';
import {assertNumber, assertWhole} from '../errors';

/** Throws `INVALID_ARGUMENT` unless all rows or columns are on the sheet. */
function assertLines(
  axis: 'rows' | 'columns',
  first: number,
  count: number,
): void {
  assertWhole('count', count, 1);
  assertWhole('first', first, 0, limits[axis] - count);
}

/** Rows and columns of a sheet. */
export abstract class SheetLines extends SheetPlace {
  #changeLines(
    label: string,
    axis: LineChange['axis'],
    index: number,
    count: number,
  ): void {
    // Where lines are inserted, only the place is on the sheet: LIMIT_EXCEEDED says how many fit.
    assertLines(`${axis}s`, index, count > 0 ? 1 : -count);
    if (count > 0) {
      const last = usedBounds(this.state)?.[EDGES[axis][1]] ?? -1;
      assertWithin(`${axis}s`, Math.max(last, index - 1) + 1 + count);
    }
    this.assertAlive();
    const change = {sheetId: this.id, axis, index, count};
    this.context.store.actOn(
      this.id,
      label,
      (sheet, workbook) => changeLines(workbook, sheet, change),
      {lineChanges: [change]},
    );
  }

  insertRows(before: number, count = 1): void {
    assertWhole('count', count, 1);
    this.#changeLines('Insert rows', 'row', before, count);
  }

  deleteRows(first: number, count = 1): void {
    assertWhole('count', count, 1);
    this.#changeLines('Delete rows', 'row', first, -count);
  }

  insertColumns(before: number, count = 1): void {
    assertWhole('count', count, 1);
    this.#changeLines('Insert columns', 'column', before, count);
  }

  deleteColumns(first: number, count = 1): void {
    assertWhole('count', count, 1);
    this.#changeLines('Delete columns', 'column', first, -count);
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
    this.act(label, (sheet) => {
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
        this.setColumnWidth(
          column,
          longestText(this.context, this.state, column),
        );
      }
    });
  }

  setRowsHidden(first: number, count: number, hidden: boolean): void {
    this.#setLines('Hide rows', 'rows', first, count, {hidden});
  }

  setColumnsHidden(first: number, count: number, hidden: boolean): void {
    this.#setLines('Hide columns', 'columns', first, count, {hidden});
  }

  #line(axis: 'rows' | 'columns', index: number): LineState {
    assertLines(axis, index, 1);
    return this.state[axis].get(index) ?? {};
  }

  getRowHeight(row: number): number {
    return this.#line('rows', row).size ?? ROW_HEIGHT;
  }

  isRowHidden(row: number): boolean {
    const {hidden = false, filtered = false} = this.#line('rows', row);
    return hidden || filtered;
  }

  getColumnWidth(column: number): number {
    return this.#line('columns', column).size ?? COLUMN_WIDTH;
  }

  isColumnHidden(column: number): boolean {
    return this.#line('columns', column).hidden ?? false;
  }
}
