// Converts operators, operands and areas of rules to and from their form in files.
import type {DataValidation} from 'hucre/xlsx';
import {parseAddress} from '../../area/address';
import type {
  AreaBounds,
  CellOperand,
  ComparisonOperator,
  TextRule,
} from '../../contract';
import {serialToDate, dateToSerial} from '../../values/dates';
import {catchSpreadsheetError} from '../../objects/typedText';
import {findKeyOfValue} from '../xml';

type Operator = NonNullable<DataValidation['operator']>;

/** Names of comparison operators in files. */
export const XLSX_OPERATORS = {
  equal: 'equal',
  notEqual: 'notEqual',
  greater: 'greaterThan',
  greaterOrEqual: 'greaterThanOrEqual',
  less: 'lessThan',
  lessOrEqual: 'lessThanOrEqual',
  between: 'between',
  notBetween: 'notBetween',
} as const satisfies Record<ComparisonOperator, Operator>;

/** Returns the operator for its name in a file. Files omit the default, `between`. */
export const readOperator = (theirs: string | undefined): ComparisonOperator =>
  findKeyOfValue(XLSX_OPERATORS, theirs) ?? 'between';

/** Returns a string literal for use in a formula. */
export const quoteFormulaText = (text: string): string =>
  `"${text.replaceAll('"', '""')}"`;

/** Converts operands of a rule to formulas without a leading `=`. */
export function toOperandFormulas(values: readonly CellOperand[]): string[] {
  return values.map((value) => {
    if (value instanceof Date) {
      return String(dateToSerial(value));
    }
    return typeof value === 'string'
      ? value.startsWith('=')
        ? value.slice(1)
        : quoteFormulaText(value)
      : String(value);
  });
}

/** Returns a formula that is true for cells whose text meets the rule. */
export function renderTextRuleFormula(
  {operator, text}: TextRule,
  cell: string,
): string {
  // Escapes characters that `SEARCH` would treat as wildcards.
  const part = quoteFormulaText(text.replace(/[~*?]/g, '~$&'));
  const search = `ISERROR(SEARCH(${part},${cell}))`;
  return {
    contains: `NOT(${search})`,
    notContains: search,
    startsWith: `LEFT(${cell},${text.length})=${quoteFormulaText(text)}`,
    endsWith: `RIGHT(${cell},${text.length})=${quoteFormulaText(text)}`,
  }[operator];
}

/** Converts formulas to operands: the inverse of {@link toOperandFormulas}. */
export function fromOperandFormulas(
  formulas: readonly (string | undefined)[],
  isDate = false,
): readonly [CellOperand] {
  const found = formulas.flatMap((text): CellOperand[] => {
    if (text === undefined) {
      return [];
    }
    const number = Number(text);
    if (Number.isFinite(number) && text.trim() !== '') {
      return [isDate ? serialToDate(number) : number];
    }
    const [, inner] = /^"((?:[^"]|"")*)"$/.exec(text) ?? [];
    return [inner?.replaceAll('""', '"') ?? `=${text}`];
  });
  return found as unknown as [CellOperand];
}

/** Parses the areas of a rule. Formulas of the rule are relative to the first cell of the first area. */
export function parseAreas(range: string): AreaBounds[] {
  return range
    .split(/\s+/)
    .flatMap(
      (address) =>
        catchSpreadsheetError(() => parseAddress(address).bounds) ?? [],
    );
}
