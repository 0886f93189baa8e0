import type {AreaBounds, ListValidation, ValidationRule} from '../contract';
import {
  listExistingCellKeys,
  isCellKeyInArea,
  listCellKeys,
  findUsedBounds,
} from '../state/cells';
import type {SheetState, ValidationState, WorkbookState} from '../state/types';
import type {CellLocation} from '../engine/dependencies';
import {readCell} from '../objects/context';
import {parseAddress} from '../area/address';
import {createInvalidArgumentError, SpreadsheetError} from '../errors';
import {parseFormula} from '../formula/parse';
import {formatDisplayText} from '../values/numberFormat';
import {isCellError, type Scalar} from '../values/scalar';
import {
  assertOperator,
  isFormulaOperand,
  meetsComparison,
  evaluateOperands,
  meetsRuleFormula,
  type RuleContext,
} from './comparison';
import {assertOptions} from '../choices';
import {createNameTest} from '../state/identity';

/** Tests whether a validation rule allows a value in a cell. */
export function isCellValueValid(
  context: RuleContext,
  {area, rule}: ValidationState,
  value: Scalar,
  cell: CellLocation,
): boolean {
  const place = {...cell, area};
  if (value === null || value === '') {
    return rule.allowBlank ?? true;
  }
  switch (rule.type) {
    case 'list': {
      const text = formatDisplayText(value, 'General', 'en').toLowerCase();
      return listAllowedTexts(context, rule, place.sheetId).some(
        (entry) => entry.toLowerCase() === text,
      );
    }
    case 'formula':
      return meetsRuleFormula(context, rule.formula, place);
    default: {
      const subject = rule.type === 'textLength' ? String(value).length : value;
      const isKind =
        typeof subject === 'number' &&
        (rule.type !== 'whole' || Number.isInteger(subject));
      const [first, second] = evaluateOperands(context, rule.values, place);
      return isKind && meetsComparison(subject, rule.operator, first!, second);
    }
  }
}

/** Types of rules, and the properties that they require. */
const VALIDATION_TYPES = {
  list: 'source',
  formula: 'formula',
  whole: 'operator values',
  decimal: 'operator values',
  date: 'operator values',
  textLength: 'operator values',
};

/**
 * Checks that a rule is well-formed.
 *
 * @throws SpreadsheetError `INVALID_FORMULA`, `INVALID_ADDRESS`, `INVALID_ARGUMENT`
 */
export function assertValidation(
  {names}: WorkbookState,
  rule: ValidationRule,
): void {
  assertOptions(rule, VALIDATION_TYPES);
  assertOperator(rule);
  switch (rule.type) {
    case 'list': {
      const {source} = rule;
      const isText = typeof source === 'string';
      if (!isText && source.length === 0) {
        throw createInvalidArgumentError(
          'The list is empty: no value would be valid.',
        );
      }
      const {name} = isText ? parseAddress(source.replace(/^=/, '')) : {};
      if (name !== undefined && !names.some(createNameTest(name))) {
        throw new SpreadsheetError(
          'INVALID_ADDRESS',
          `'${source}' is neither an address nor a defined name: define the name first, or pass the values as an array.`,
          {address: source},
        );
      }
      return;
    }
    case 'formula':
      parseFormula(rule.formula);
      return;
    default:
      for (const value of rule.values) {
        if (isFormulaOperand(value)) {
          parseFormula(value);
        } else if (typeof value !== 'number' && !(value instanceof Date)) {
          throw createInvalidArgumentError(
            `'${value}' cannot be compared with: pass a number, a Date, or a formula that begins with '='.`,
            {value},
          );
        }
      }
  }
}

/** Returns the texts that a list rule allows, from its array or from the cells of its source. */
function listAllowedTexts(
  {store}: RuleContext,
  {source}: ListValidation,
  sheetId: string,
): readonly string[] {
  if (typeof source !== 'string') {
    return source;
  }
  const {sheetName, bounds, name} = parseAddress(source.replace(/^=/, ''));
  const {names, sheets} = store.state;
  const place = names.find(createNameTest(name ?? ''))?.place ?? {
    sheetId: sheets.find(createNameTest(sheetName ?? ''))?.id ?? sheetId,
    area: bounds,
  };
  return place.area
    ? listCellKeys(place.area).flatMap((key) => {
        const value = readCell(store, place.sheetId, key);
        return value === null || isCellError(value)
          ? []
          : [formatDisplayText(value, 'General', 'en')];
      })
    : [];
}

/**
 * Finds cells whose values violate their validation rule.
 *
 * @param within - area to check; `null` checks the whole sheet
 * @returns keys of the cells in ascending order
 */
export function findInvalidCells(
  context: RuleContext,
  sheet: SheetState,
  within: AreaBounds | null,
): number[] {
  const lastColumn = findUsedBounds(sheet)?.lastColumn ?? 0;
  const found = sheet.validations.flatMap((entry) => {
    const {area, rule} = entry;
    // In rules for entire rows, only cells up to the last used column are checked.
    const looked = {
      ...area,
      lastColumn: Math.min(
        area.lastColumn,
        Math.max(lastColumn, area.firstColumn),
      ),
    };
    const keys =
      rule.allowBlank === false
        ? listCellKeys(looked)
        : listExistingCellKeys(sheet.cells, area);
    return keys.filter((key) => {
      const value = readCell(context.store, sheet.id, key);
      return (
        (!within || isCellKeyInArea(within, key)) &&
        !isCellValueValid(context, entry, value, {sheetId: sheet.id, key})
      );
    });
  });
  return found.sort((a, b) => a - b);
}
