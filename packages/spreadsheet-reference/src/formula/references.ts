// Finds the areas to which addresses and defined names refer.
import {createCellError, isCellError} from '../values/scalar';
import {intersectBounds, unionBounds} from '../area/bounds';
import {createNameTest} from '../state/identity';
import {shiftFormula} from './rewrite';
import {analyzeFormula, readReference} from './syntax';
import {CellReference, type FormulaScope, type FormulaValue} from './value';

/** Returns the id of the sheet with a name, or of the sheet that contains the formula if no name is given. */
export function resolveSheetId(
  {workbook, sheetId}: FormulaScope,
  name: string | undefined,
): string | undefined {
  return name === undefined
    ? sheetId
    : workbook.sheets.find(createNameTest(name))?.id;
}

/**
 * Returns the formula of a defined name. Its relative references are relative to `A1`. Names of the given
 * sheet take precedence over those of the workbook.
 */
export function findNamedFormula(
  name: string,
  {workbook, sheetId: ownSheetId}: FormulaScope,
  sheetId = ownSheetId,
) {
  if (!workbook.formulaNames) {
    return undefined;
  }
  const all = workbook.formulaNames.filter(createNameTest(name));
  const own = all.find((one) => one.sheetId === sheetId);
  return (own ?? all.find((one) => one.sheetId === undefined))?.formula;
}

/** Returns the sheets of a 3D reference such as `First:Last`. */
function findSheetSpan(names: string, {workbook: {sheets}}: FormulaScope) {
  const ends = names
    .split(':')
    .map((name) => sheets.findIndex(createNameTest(name)));
  return ends.includes(-1)
    ? []
    : sheets.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/** Returns all areas that a formula refers to, even if the formula cannot be parsed. */
export function findReferences(formula: string, scope: FormulaScope) {
  const {references, areas} = analyzeFormula(formula);
  return references.flatMap((text) => {
    try {
      const found = resolveReference(text, {...scope, areas});
      return found instanceof CellReference
        ? found.areas.map((area) => ({sheetId: found.sheetId, area}))
        : [];
    } catch {
      return [];
    }
  });
}

/** Returns what an address or a defined name refers to; an error value if it does not exist. */
export function resolveReference(
  text: string,
  scope: FormulaScope,
): FormulaValue {
  const found = readReference(text);
  const {sheetName, name, isExternal, placeholder} = found;
  const area =
    placeholder === undefined ? undefined : scope.areas?.[placeholder];
  const bounds = area ?? found.bounds;
  if (isExternal) {
    return createCellError('#REF!', `${sheetName} is in another workbook.`);
  }
  if (name !== undefined) {
    const formula = findNamedFormula(
      name,
      scope,
      resolveSheetId(scope, sheetName),
    );
    if (formula !== undefined) {
      const moved = shiftFormula(formula, scope.row, scope.column, true);
      return scope.inputs.evaluateText(moved, scope);
    }
    const place = scope.workbook.names.find(createNameTest(name))?.place;
    if (place === undefined) {
      return createCellError('#NAME?', `There is no name ${name}.`);
    }
    return place
      ? new CellReference(place.sheetId, [place.area])
      : createCellError('#REF!');
  }
  const several =
    bounds && sheetName?.includes(':') ? findSheetSpan(sheetName, scope) : [];
  if (several.length > 0) {
    // References across several sheets (3D references) are evaluated like arrays.
    return several.flatMap(({id}) => scope.inputs.view(id, bounds!).toRows());
  }
  const sheetId = resolveSheetId(scope, sheetName);
  return sheetId && bounds
    ? new CellReference(sheetId, [bounds])
    : createCellError('#REF!', `There is no sheet ${sheetName}.`);
}

/** Applies an operator of references: range, union or intersection. */
export function joinReferences(
  operator: ':' | ',' | ' ',
  left: FormulaValue,
  right: FormulaValue,
): FormulaValue {
  const areReferences =
    left instanceof CellReference && right instanceof CellReference;
  if (!areReferences || left.sheetId !== right.sheetId) {
    return [left, right].find(isCellError) ?? createCellError('#VALUE!');
  }
  const {sheetId, areas} = left;
  const joined = {
    ',': () => [...areas, ...right.areas],
    ':': () => [unionBounds(areas[0]!, right.areas[0]!)],
    ' ': () =>
      areas.flatMap((area) =>
        right.areas.flatMap((other) => intersectBounds(area, other) ?? []),
      ),
  }[operator]();
  return joined.length > 0
    ? new CellReference(sheetId, joined)
    : createCellError('#NULL!');
}
