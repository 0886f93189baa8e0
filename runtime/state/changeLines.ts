import type {AreaBounds} from '../contract';
import {cellBounds, isOnSheet} from '../area/bounds';
import {
  type FormulaReference,
  rewriteReferences,
  type Rewritten,
  shiftFormula,
} from '../formula/rewrite';
import {boundsOf, changeFormulas, firstKey} from './cells';
import {type LineChange, shiftArea, shiftRun} from './lineChange';
import type {Place, SheetState, WorkbookState} from './types';

interface CellPlace {
  row: number;
  column: number;
}

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
    const place = shiftArea(boundsOf(key), change);
    if (place && isOnSheet(place)) {
      const array = cell.array && shiftArea(cell.array, change);
      moved.set(firstKey(place), array ? {...cell, array} : cell);
    }
  }
  sheet.cells = moved;
}

function moveLines(sheet: SheetState, change: LineChange): void {
  const moved = [...sheet[`${change.axis}s`]].flatMap(([index, line]) => {
    const run = shiftRun(index, index, change);
    return run ? [[run[0], line] as const] : [];
  });
  sheet[`${change.axis}s`] = new Map(moved);
}

function moveAreas(sheet: SheetState, change: LineChange): void {
  /** Moves an area of an item where any of it is left; tells whether it is. */
  const moves = <K extends string>(item: Record<K, AreaBounds>, name: K) => {
    const area = shiftArea(item[name], change);
    item[name] = area ?? item[name];
    return area !== null;
  };
  const hasArea = (item: {area: AreaBounds}): boolean => moves(item, 'area');
  for (const entry of sheet.validations) {
    const first = survivor(entry.origin, change);
    const cell = {area: cellBounds(first.row, first.column)};
    moves(cell, 'area');
    entry.rule = rebased(entry.rule, entry.origin, first);
    entry.origin = firstCell(cell.area);
  }
  for (const entry of sheet.conditionalFormats) {
    const origin = firstCell(entry.area);
    entry.rule = rebased(entry.rule, origin, survivor(origin, change));
  }
  sheet.merges = sheet.merges.flatMap(
    (merge) => shiftArea(merge, change) ?? [],
  );
  sheet.validations = sheet.validations.filter(hasArea);
  sheet.conditionalFormats = sheet.conditionalFormats.filter(hasArea);
  sheet.filter = sheet.filter && hasArea(sheet.filter) ? sheet.filter : null;
  sheet.pivotTables = sheet.pivotTables.filter((pivot) => {
    moves(pivot.definition, 'target');
    return hasArea(pivot);
  });
  sheet.sparklines = sheet.sparklines.filter(({definition}) =>
    moves(definition, 'target'),
  );
  // Drawings stay without the cells that they stood on.
  sheet.drawings.forEach(({anchor}) => 'area' in anchor && hasArea(anchor));
}

/** The first cell of an area. */
export const firstCell = ({firstRow, firstColumn}: AreaBounds): CellPlace => ({
  row: firstRow,
  column: firstColumn,
});

/** A cell, or the first after it that a change of lines leaves. */
function survivor(
  cell: CellPlace,
  {axis, index, count}: LineChange,
): CellPlace {
  const isGone = cell[axis] >= index && cell[axis] < index - count;
  return isGone ? {...cell, [axis]: index - count} : cell;
}

/** A rule whose formulas are written for one cell, written for another. */
export function rebased<T extends object>(
  rule: T,
  from: CellPlace,
  to: CellPlace,
): T {
  return mapFormulas(
    rule,
    (formula) =>
      shiftFormula(formula, to.row - from.row, to.column - from.column),
    // The cells of a list are the same for every cell.
    (source) => source,
  );
}

function movePlaces(
  workbook: WorkbookState,
  sheetId: string,
  change: LineChange,
): void {
  const follow = (place: Place | null): Place | null => {
    const area =
      place?.sheetId === sheetId ? shiftArea(place.area, change) : undefined;
    return area === undefined ? place : area && {sheetId, area};
  };
  workbook.names.forEach((name) => {
    name.place = follow(name.place);
  });
  workbook.sheets.forEach((sheet) => mapSources(sheet, follow));
}

/** Changes where charts, sparklines and pivot tables of a sheet have their data from. */
export function mapSources(
  {drawings, sparklines, pivotTables}: SheetState,
  change: (source: Place | null) => Place | null,
): void {
  const charts = drawings.filter((drawing) => drawing.kind === 'chart');
  for (const {definition} of [...charts, ...sparklines, ...pivotTables]) {
    definition.source = change(definition.source);
  }
}

function rewriteFormulas(
  workbook: WorkbookState,
  changed: SheetState,
  change: LineChange,
): void {
  const follow = (formula: string, sheetName: string): string =>
    rewriteReferences(formula, (reference) =>
      followReference(reference, sheetName, changed.name, change),
    );
  changeFormulas(workbook, (formula, {name}) => follow(formula, name));
  for (const sheet of workbook.sheets) {
    const followRule = <T extends {rule: object}>(entry: T): T => ({
      ...entry,
      rule: mapFormulas(entry.rule, (formula) => follow(formula, sheet.name)),
    });
    sheet.conditionalFormats = sheet.conditionalFormats.map(followRule);
    sheet.validations = sheet.validations.map(followRule);
  }
  workbook.formulaNames = workbook.formulaNames?.map((entry) => ({
    ...entry,
    // Relative references of names mean no lines of their own.
    formula: rewriteReferences(entry.formula, (reference) =>
      isFixed(reference, change)
        ? followReference(reference, '', changed.name, change)
        : undefined,
    ),
  }));
}

/** First and last line of a reference along an axis. */
const SIDES = {row: ['top', 'bottom'], column: ['left', 'right']} as const;

function isFixed({range}: FormulaReference, {axis}: LineChange): boolean {
  return SIDES[axis].every((side) => range[`$${side}`]);
}

/** A reference after a change of lines, of a formula on a sheet. */
function followReference(
  {sheetName, range}: FormulaReference,
  ownSheet: string,
  changedSheet: string,
  change: LineChange,
): Rewritten {
  const isHere =
    (sheetName ?? ownSheet).toLowerCase() === changedSheet.toLowerCase();
  const [first, last] = SIDES[change.axis];
  const [start, end] = [range[first], range[last]];
  if (!isHere || typeof start !== 'number' || typeof end !== 'number') {
    return undefined;
  }
  const run = shiftRun(start, end, change);
  return run
    ? {sheetName, range: {...range, [first]: run[0], [last]: run[1]}}
    : '#REF!';
}

/** A rule with its formulas changed: texts behind `=` where a rule may have a formula. */
function mapFormulas<T extends object>(
  rule: T,
  change: (formula: string) => string,
  changeSource = change,
): T {
  const mapped = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('=') ? change(value) : value;
  const changes: Readonly<Record<string, (value: unknown) => unknown>> = {
    formula: mapped,
    source: (source) =>
      typeof source === 'string' ? changeSource(source) : source,
    values: (values) => (values as readonly unknown[]).map(mapped),
  };
  const entries = Object.entries(rule).map(([key, value]) => [
    key,
    changes[key]?.(value) ?? (value as unknown),
  ]);
  return Object.fromEntries(entries) as T;
}
