// Converts validation rules to and from Office Open XML.
import type {DataValidation} from 'hucre/xlsx';
import {formatCornersAddress, parseAddress} from '../../area/address';
import type {
  ValidationRule,
  AreaBounds,
  CellOperand,
  ComparisonOperator,
  TextRule,
} from '../../contract';
import type {ValidationState} from '../../state/types';
import {type XmlElement, findKeyOfValue} from '../xml';
import {serialToDate, dateToSerial} from '../../values/dates';
import {catchSpreadsheetError} from '../../objects/typedText';

/**
 * Maximum length of a list in files. In other programs, lists that are longer or whose values contain commas
 * accept all values.
 */
const MAX_LIST_LENGTH = 255;

export function toXlsxValidation({
  area,
  rule,
}: ValidationState): DataValidation {
  const common = {
    range: formatCornersAddress(area),
    allowBlank: rule.allowBlank ?? true,
    showErrorMessage: true,
    errorStyle: rule.onInvalid ?? 'stop',
    ...(rule.message !== undefined && {errorMessage: rule.message}),
    ...(rule.prompt !== undefined && {
      showInputMessage: true,
      inputMessage: rule.prompt,
    }),
  };
  switch (rule.type) {
    case 'list': {
      const {source} = rule;
      if (typeof source === 'string') {
        return {...common, type: 'list', formula1: source.replace(/^=/, '')};
      }
      const list = source.join(',');
      return list.length > MAX_LIST_LENGTH ||
        source.some((one) => /,/.test(one))
        ? {...common, type: 'custom', formula1: 'TRUE'}
        : {...common, type: 'list', formula1: quoteFormulaText(list)};
    }
    case 'formula':
      return {
        ...common,
        type: 'custom',
        formula1: rule.formula.replace(/^=/, ''),
      };
    default: {
      const [formula1, formula2] = toOperandFormulas(rule.values);
      return {
        ...common,
        type: rule.type,
        operator: XLSX_OPERATORS[rule.operator],
        formula1,
        ...(formula2 !== undefined && {formula2}),
      };
    }
  }
}

/** Converts a validation rule from XML; returns `undefined` if it is not supported. */
export function fromXlsxValidation(
  element: XmlElement,
): ValidationRule | undefined {
  const {type, operator, error, prompt, errorStyle} = element.attributes;
  const {formula1, formula2} = element.named;
  const first = formula1?.text ?? '';
  const onInvalid = element.flag('showErrorMessage')
    ? ERROR_STYLES.find((style) => style === errorStyle)
    : 'information';
  const common = {
    ...(!element.flag('allowBlank') && {allowBlank: false}),
    ...(onInvalid && {onInvalid}),
    ...(error && {message: error}),
    ...(prompt && {prompt}),
  };
  switch (type) {
    case 'list': {
      const [, list] = /^\s*"(.*)"\s*$/s.exec(first) ?? [];
      return {...common, type, source: list?.split(',') ?? `=${first}`};
    }
    case 'custom':
      return {...common, type: 'formula', formula: `=${first}`};
    case 'whole':
    case 'decimal':
    case 'date':
    case 'textLength':
      return {
        ...common,
        type,
        operator: readOperator(operator),
        values: fromOperandFormulas(
          [formula1?.text || undefined, formula2?.text || undefined],
          type === 'date',
        ),
      };
    default:
      return undefined;
  }
}

const ERROR_STYLES = ['warning', 'information'] as const;

// Converts operators, operands and areas of rules to and from their form in files.
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
