import {createId} from './identity';
import {mapDataSources} from './changeLines';
import type {SheetState, WorkbookState} from './types';
import {NORMAL_FORMAT} from './formats';

export function createEmptySheet(name: string): SheetState {
  return {
    id: createId('sheet'),
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

export function createEmptyWorkbook(
  sheetNames: readonly string[],
): WorkbookState {
  return {
    sheets: sheetNames.map(createEmptySheet),
    names: [],
    styles: new Map([['Normal', NORMAL_FORMAT]]),
    protection: null,
  };
}

/**
 * Copies a sheet without its pivot tables. Charts and sparklines that show data of the sheet then refer to the copy.
 */
export function copySheetState(from: SheetState, name: string): SheetState {
  const copy = structuredClone(from);
  const id = createId('sheet');
  mapDataSources(copy, (place) =>
    place?.sheetId === from.id ? {...place, sheetId: id} : place,
  );
  const renewed = <T extends {id: string}>(item: T): T => ({
    ...item,
    id: createId(item.id.split('-')[0]!),
  });
  return {
    ...copy,
    id,
    name,
    visibility: 'visible',
    filter: copy.filter && renewed(copy.filter),
    conditionalFormats: copy.conditionalFormats.map(renewed),
    pivotTables: [],
    drawings: copy.drawings.map(renewed),
    sparklines: copy.sparklines.map(renewed),
  };
}
