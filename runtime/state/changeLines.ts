import type {AreaBounds} from '../contract';
import {rewriteReferences} from '../formula/rewrite';
import {limits} from '../limits';
import {cellKey, columnOf, rowOf} from './cells';
import {shiftArea, shiftRun, type LineChange} from './lineChange';
import type {LineState, Place, SheetState, WorkbookState} from './types';

/** Inserts or removes lines of a sheet; cells, areas, rules, drawings and formulas follow. */
export function changeLines(
  workbook: WorkbookState,
  sheet: SheetState,
  change: LineChange,
): void {
  moveCells(sheet, change);
  moveLines(sheet, change);
  moveAreas(sheet, change);
  movePlaces(workbook, sheet.id, change);
  rewriteFormulas(workbook, sheet, change);
}

function moveCells(sheet: SheetState, change: LineChange): void {
  const moved: SheetState['cells'] = new Map();
  for (const [key, cell] of sheet.cells) {
    const [row, column] = [rowOf(key), columnOf(key)];
    const place = shiftArea(
      {firstRow: row, lastRow: row, firstColumn: column, lastColumn: column},
      change,
    );
    if (
      place &&
      place.firstRow < limits.rows &&
      place.firstColumn < limits.columns
    ) {
      moved.set(cellKey(place.firstRow, place.firstColumn), cell);
    }
  }
  sheet.cells = moved;
}

function moveLines(sheet: SheetState, change: LineChange): void {
  const lines = change.axis === 'row' ? sheet.rows : sheet.columns;
  const moved = new Map<number, LineState>();
  for (const [index, line] of lines) {
    const run = shiftRun(index, index, change);
    if (run) {
      moved.set(run[0], line);
    }
  }
  sheet[change.axis === 'row' ? 'rows' : 'columns'] = moved;
}

function moveAreas(sheet: SheetState, change: LineChange): void {
  const keep = <T extends {area: AreaBounds}>(items: readonly T[]): T[] =>
    items.flatMap((item) => {
      const area = shiftArea(item.area, change);
      return area ? [{...item, area}] : [];
    });
  sheet.merges = sheet.merges.flatMap(
    (merge) => shiftArea(merge, change) ?? [],
  );
  sheet.validations = keep(sheet.validations);
  sheet.conditionalFormats = keep(sheet.conditionalFormats);
  sheet.pivotTables = keep(sheet.pivotTables);
  sheet.filter = sheet.filter && (keep([sheet.filter])[0] ?? null);
  sheet.sparklines = sheet.sparklines.flatMap((group) => {
    const target = shiftArea(group.definition.target, change);
    return target
      ? [{...group, definition: {...group.definition, target}}]
      : [];
  });
  sheet.drawings = sheet.drawings.map((drawing) => {
    if (!('area' in drawing.anchor)) {
      return drawing;
    }
    const area = shiftArea(drawing.anchor.area, change);
    return area ? {...drawing, anchor: {area}} : drawing;
  });
}

function movePlaces(
  workbook: WorkbookState,
  sheetId: string,
  change: LineChange,
): void {
  const follow = (place: Place | null): Place | null => {
    if (place?.sheetId !== sheetId) {
      return place;
    }
    const area = shiftArea(place.area, change);
    return area && {sheetId, area};
  };
  workbook.names = workbook.names.map(({name, place}) => ({
    name,
    place: follow(place),
  }));
  for (const sheet of workbook.sheets) {
    for (const drawing of sheet.drawings) {
      if (drawing.kind === 'chart') {
        drawing.definition = {
          ...drawing.definition,
          source: follow(drawing.definition.source),
        };
      }
    }
    for (const item of [...sheet.sparklines, ...sheet.pivotTables]) {
      item.definition = {
        ...item.definition,
        source: follow(item.definition.source),
      } as never;
    }
  }
}

function rewriteFormulas(
  workbook: WorkbookState,
  changed: SheetState,
  change: LineChange,
): void {
  for (const sheet of workbook.sheets) {
    for (const [key, cell] of sheet.cells) {
      if (cell.formula === undefined) {
        continue;
      }
      const formula = rewriteReferences(cell.formula, ({sheetName, range}) => {
        const isHere =
          (sheetName ?? sheet.name).toLowerCase() ===
          changed.name.toLowerCase();
        if (!isHere) {
          return undefined;
        }
        const [start, end] =
          change.axis === 'row'
            ? [range.top, range.bottom]
            : [range.left, range.right];
        if (typeof start !== 'number' || typeof end !== 'number') {
          return undefined;
        }
        const run = shiftRun(start, end, change);
        if (!run) {
          return '#REF!';
        }
        const moved =
          change.axis === 'row'
            ? {top: run[0], bottom: run[1]}
            : {left: run[0], right: run[1]};
        return {sheetName, range: {...range, ...moved}};
      });
      if (formula !== cell.formula) {
        sheet.cells.set(key, {...cell, formula});
      }
    }
  }
}
