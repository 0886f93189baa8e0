import type {AreaBounds} from '../contract';
import {isOnSheet} from '../area/bounds';
import {
  type FormulaReference,
  rewriteReferences,
  type ReferenceReplacement,
  shiftFormula,
} from '../formula/rewrite';
import {keyToBounds, changeCellFormulas, getFirstCellKey} from './cells';
import {
  BOUNDS_BY_AXIS,
  type LineChange,
  shiftArea,
  shiftInterval,
} from './lineChange';
import type {StoredRange, SheetState, WorkbookState} from './types';

/** A validation rule or conditional format. Formulas of its rule are relative to the first cell of its area. */
interface RuleEntry {
  area: AreaBounds;
  rule: object;
}

/** Inserts or deletes rows or columns. Moves cells, areas, rules and drawings, and updates formulas. */
export function insertOrDeleteLines(
  workbook: WorkbookState,
  sheet: SheetState,
  change: LineChange,
): void {
  moveCells(sheet, change);
  moveLines(sheet, change);
  moveAreas(sheet, change);
  moveNamesAndSources(workbook, sheet.id, change);
  rewriteFormulas(workbook, sheet, change);
}

function moveCells(sheet: SheetState, change: LineChange): void {
  const moved: SheetState['cells'] = new Map();
  for (const [key, cell] of sheet.cells) {
    const place = shiftArea(keyToBounds(key), change);
    if (place && isOnSheet(place)) {
      const array = cell.array && shiftArea(cell.array, change);
      moved.set(getFirstCellKey(place), array ? {...cell, array} : cell);
    }
  }
  sheet.cells = moved;
}

function moveLines(sheet: SheetState, change: LineChange): void {
  const moved = [...sheet[`${change.axis}s`]].flatMap(([index, line]) => {
    const run = shiftInterval(index, index, change);
    return run ? [[run[0], line] as const] : [];
  });
  sheet[`${change.axis}s`] = new Map(moved);
}

function moveAreas(sheet: SheetState, change: LineChange): void {
  /** Moves an area of an item; returns `false` if all cells of the area were deleted. */
  const moveBounds = <K extends string>(
    item: Record<K, AreaBounds>,
    name: K,
  ) => {
    const area = shiftArea(item[name], change);
    item[name] = area ?? item[name];
    return area !== null;
  };
  const moveArea = (item: {area: AreaBounds}): boolean =>
    moveBounds(item, 'area');
  const rules: RuleEntry[] = [
    ...sheet.validations,
    ...sheet.conditionalFormats,
  ];
  for (const entry of rules) {
    entry.rule = rebaseRule(
      entry.rule,
      entry.area,
      skipDeletedLines(entry.area, change),
    );
  }
  sheet.merges = sheet.merges.flatMap(
    (merge) => shiftArea(merge, change) ?? [],
  );
  sheet.validations = sheet.validations.filter(moveArea);
  sheet.conditionalFormats = sheet.conditionalFormats.filter(moveArea);
  sheet.filter = sheet.filter && moveArea(sheet.filter) ? sheet.filter : null;
  sheet.pivotTables = sheet.pivotTables.filter((pivot) => {
    moveBounds(pivot.definition, 'target');
    return moveArea(pivot);
  });
  sheet.sparklines = sheet.sparklines.filter(({definition}) =>
    moveBounds(definition, 'target'),
  );
  // Drawings are kept even if all cells below them are deleted.
  sheet.drawings.forEach(({anchor}) => 'area' in anchor && moveArea(anchor));
}

/** If the first rows or columns of an area are deleted, returns the area without them. */
function skipDeletedLines(
  area: AreaBounds,
  {axis, index, count}: LineChange,
): AreaBounds {
  const [first] = BOUNDS_BY_AXIS[axis];
  const isGone = area[first] >= index && area[first] < index - count;
  return isGone ? {...area, [first]: index - count} : area;
}

/** Rewrites the formulas of a rule for a new area. They are relative to the first cell of the old area. */
export function rebaseRule<T extends object>(
  rule: T,
  from: AreaBounds,
  to: AreaBounds,
): T {
  const rows = to.firstRow - from.firstRow;
  const columns = to.firstColumn - from.firstColumn;
  return mapFormulas(
    rule,
    (formula) => shiftFormula(formula, rows, columns),
    // The source of a list rule does not move with the area.
    (source) => source,
  );
}

function moveNamesAndSources(
  workbook: WorkbookState,
  sheetId: string,
  change: LineChange,
): void {
  const follow = (place: StoredRange | null): StoredRange | null => {
    const area =
      place?.sheetId === sheetId ? shiftArea(place.area, change) : undefined;
    return area === undefined ? place : area && {sheetId, area};
  };
  workbook.names.forEach((name) => {
    name.place = follow(name.place);
  });
  workbook.sheets.forEach((sheet) => mapDataSources(sheet, follow));
}

/** Replaces the sources of all charts, sparklines and pivot tables of a sheet. */
export function mapDataSources(
  {drawings, sparklines, pivotTables}: SheetState,
  change: (source: StoredRange | null) => StoredRange | null,
): void {
  const charts = drawings.filter((drawing) => drawing.kind === 'chart');
  for (const {definition} of [...charts, ...sparklines, ...pivotTables]) {
    definition.source = change(definition.source);
  }
}

function rewriteFormulas(
  workbook: WorkbookState,
  {name: changed}: SheetState,
  change: LineChange,
): void {
  changeFormulas(workbook, (formula, ownSheet) =>
    rewriteReferences(formula, (reference) =>
      // In named formulas, updates absolute references only: the relative ones depend on the cell that uses
      // the name.
      ownSheet !== undefined || isFixed(reference, change)
        ? followReference(reference, ownSheet ?? '', changed, change)
        : undefined,
    ),
  );
}

/** Replaces all formulas of a workbook. `change` also receives the name of the sheet, except for formulas of names. */
function changeFormulas(
  workbook: WorkbookState,
  change: (formula: string, ownSheet?: string) => string,
): void {
  changeCellFormulas(workbook, (formula, {name}) => change(formula, name));
  for (const {name, conditionalFormats, validations} of workbook.sheets) {
    const rules: RuleEntry[] = [...conditionalFormats, ...validations];
    for (const entry of rules) {
      entry.rule = mapFormulas(entry.rule, (formula) => change(formula, name));
    }
  }
  workbook.formulaNames?.forEach((entry) => {
    entry.formula = change(entry.formula);
  });
}

/** Replaces the name of a sheet in all formulas of a workbook. */
export function renameSheetInFormulas(
  workbook: WorkbookState,
  before: string,
  name: string,
): void {
  changeFormulas(workbook, (formula) =>
    rewriteReferences(formula, ({sheetName, range}) =>
      sheetName?.toLowerCase() === before.toLowerCase()
        ? {sheetName: name, range}
        : undefined,
    ),
  );
}

/** Names of the properties that contain the first and last row or column of a reference. */
const SIDES = {row: ['top', 'bottom'], column: ['left', 'right']} as const;

function isFixed({range}: FormulaReference, {axis}: LineChange): boolean {
  return SIDES[axis].every((side) => range[`$${side}`]);
}

/** Updates a reference after rows or columns were inserted or deleted. */
function followReference(
  {sheetName, range}: FormulaReference,
  ownSheet: string,
  changedSheet: string,
  change: LineChange,
): ReferenceReplacement {
  const isHere =
    (sheetName ?? ownSheet).toLowerCase() === changedSheet.toLowerCase();
  const [first, last] = SIDES[change.axis];
  const [start, end] = [range[first], range[last]];
  if (!isHere || typeof start !== 'number' || typeof end !== 'number') {
    return undefined;
  }
  const run = shiftInterval(start, end, change);
  return run
    ? {sheetName, range: {...range, [first]: run[0], [last]: run[1]}}
    : '#REF!';
}

/** Replaces the formulas of a rule, and its source if that is a formula. */
function mapFormulas<T extends object>(
  rule: T,
  change: (formula: string) => string,
  changeSource = change,
): T {
  const mapped = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('=') ? change(value) : value;
  const {formula, values, source} = rule as Partial<Record<string, unknown>>;
  return {
    ...rule,
    ...(formula !== undefined && {formula: mapped(formula)}),
    ...(Array.isArray(values) && {values: values.map(mapped)}),
    ...(typeof source === 'string' && {source: changeSource(source)}),
  };
}
