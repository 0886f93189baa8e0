import {COLUMN_WIDTH, ROW_HEIGHT} from '../files/geometry';
import {assertWithin, limits} from '../limits';
import {usedBounds} from '../state/cells';
import {changeLines} from '../state/changeLines';
import type {LineChange} from '../state/lineChange';
import type {LineState} from '../state/types';
import {longestText} from './autoFit';
import {invalidArgument} from '../errors';
import {SheetPlace} from './sheetPlace';
import {sheetIn} from '../state/find';

function assertCount(count: number): void {
  if (!Number.isInteger(count) || count < 1) {
    throw invalidArgument(
      `The count is ${count}; expected a whole number from 1.`,
      {count},
    );
  }
}

/** Throws `INVALID_ARGUMENT` unless all rows or columns are on the sheet. */
function assertLines(
  axis: 'rows' | 'columns',
  first: number,
  count: number,
): void {
  assertCount(count);
  if (!Number.isInteger(first) || first < 0 || first + count > limits[axis]) {
    throw invalidArgument(
      `${count} ${axis} from ${first}: the sheet has the ${axis} 0 to ${limits[axis] - 1}.`,
      {first, count},
    );
  }
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
      const used = usedBounds(this.state);
      const last = used
        ? axis === 'row'
          ? used.lastRow
          : used.lastColumn
        : -1;
      assertWithin(
        axis === 'row' ? 'rows' : 'columns',
        Math.max(last, index - 1) + 1 + count,
      );
    }
    this.assertAlive();
    const change = {sheetId: this.id, axis, index, count};
    this.context.store.act(
      label,
      (workbook) => {
        const sheet = sheetIn(workbook, this.id)!;
        changeLines(workbook, sheet, change);
      },
      {lineChanges: [change]},
    );
  }

  insertRows(before: number, count = 1): void {
    assertCount(count);
    this.#changeLines('Insert rows', 'row', before, count);
  }

  deleteRows(first: number, count = 1): void {
    assertCount(count);
    this.#changeLines('Delete rows', 'row', first, -count);
  }

  insertColumns(before: number, count = 1): void {
    assertCount(count);
    this.#changeLines('Insert columns', 'column', before, count);
  }

  deleteColumns(first: number, count = 1): void {
    assertCount(count);
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
    if (parts.size !== undefined && !(parts.size >= 0)) {
      throw invalidArgument(
        `A size of ${parts.size} pixels: expected 0 or more.`,
        {size: parts.size},
      );
    }
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
