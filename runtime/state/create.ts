import {nextId} from './ids';
import {NORMAL} from './normalFormat';
import type {SheetState, WorkbookState} from './types';

/** An empty sheet. */
export function emptySheet(name: string): SheetState {
  return {
    id: nextId('sheet'),
    name,
    visibility: 'visible',
    tabColor: null,
    cells: new Map(),
    rows: new Map(),
    columns: new Map(),
    frozen: {rows: 0, columns: 0},
    merges: [],
    validations: [],
    conditionalFormats: [],
    filter: null,
    pivotTables: [],
    drawings: [],
    sparklines: [],
    protection: null,
  };
}

/** A workbook with empty sheets of these names. */
export function emptyWorkbook(sheetNames: readonly string[]): WorkbookState {
  return {
    sheets: sheetNames.map(emptySheet),
    names: [],
    styles: new Map([['Normal', NORMAL]]),
    protection: null,
  };
}
