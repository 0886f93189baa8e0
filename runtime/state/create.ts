import {nextId} from './ids';
import type {Place, SheetState, WorkbookState} from './types';
import {NORMAL} from './formats';

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

/** A copy of a sheet with charts, rules and formats of its own; sources on the sheet move along. */
export function copySheetState(from: SheetState, name: string): SheetState {
  const copy = structuredClone(from);
  const id = nextId('sheet');
  const follow = (place: Place | null): Place | null =>
    place?.sheetId === from.id ? {...place, sheetId: id} : place;
  return {
    ...copy,
    id,
    name,
    visibility: 'visible',
    filter: copy.filter && {...copy.filter, id: nextId('filter')},
    conditionalFormats: copy.conditionalFormats.map((entry) => ({
      ...entry,
      id: nextId('conditionalFormat'),
    })),
    pivotTables: [],
    drawings: copy.drawings.map((drawing) =>
      drawing.kind === 'chart'
        ? {
            ...drawing,
            id: nextId('chart'),
            definition: {
              ...drawing.definition,
              source: follow(drawing.definition.source),
            },
          }
        : {...drawing, id: nextId(drawing.kind)},
    ),
    sparklines: copy.sparklines.map(({definition}) => ({
      id: nextId('sparklines'),
      definition: {...definition, source: follow(definition.source)},
    })),
  };
}
