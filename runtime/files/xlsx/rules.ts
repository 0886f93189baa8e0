import type {DataValidation, WriteSheet} from 'hucre/xlsx';
import {boundsAddress, quoteSheetName} from '../../area/address';
import type {CellOperand, ComparisonOperator} from '../../contract';
import {serialOf} from '../../values/dates';
import type {SheetState, WorkbookState} from '../../state/types';
import {EDGES} from '../../state/lineChange';
import {span} from '../../area/bounds';

type Operator = NonNullable<DataValidation['operator']>;

const OPERATORS = {
  equal: 'equal',
  notEqual: 'notEqual',
  greater: 'greaterThan',
  greaterOrEqual: 'greaterThanOrEqual',
  less: 'lessThan',
  lessOrEqual: 'lessThanOrEqual',
  between: 'between',
  notBetween: 'notBetween',
} as const satisfies Record<ComparisonOperator, Operator>;

/** A comparison of a file by its name here. */
export function ownOperator(theirs: Operator): ComparisonOperator {
  const names = Object.keys(OPERATORS) as ComparisonOperator[];
  return names.find((name) => OPERATORS[name] === theirs)!;
}

function operand(value: CellOperand | undefined): string | undefined {
  if (value === undefined) {
    return undefined;
  }
  const text = value instanceof Date ? String(serialOf(value)) : String(value);
  return text.replace(/^=/, '');
}

/** Validation rules of a sheet as the file has them. */
export function validationsOf({validations}: SheetState): DataValidation[] {
  return validations.map(({area, rule}) => {
    const common = {
      range: boundsAddress(area),
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
      case 'list':
        return typeof rule.source === 'string'
          ? {...common, type: 'list', formula1: rule.source.replace(/^=/, '')}
          : {...common, type: 'list', values: [...rule.source]};
      case 'formula':
        return {
          ...common,
          type: 'custom',
          formula1: rule.formula.replace(/^=/, ''),
        };
      default: {
        const [first, second] = [
          operand(rule.values[0]),
          operand(rule.values[1]),
        ];
        return {
          ...common,
          type: rule.type,
          operator: OPERATORS[rule.operator],
          ...(first !== undefined && {formula1: first}),
          ...(second !== undefined && {formula2: second}),
        };
      }
    }
  });
}

/** Sparklines of a sheet, one for each cell. The file has lines, columns, and win-loss as stacked. */
export function sparklinesOf(
  workbook: WorkbookState,
  {sparklines}: SheetState,
): NonNullable<WriteSheet['sparklines']> {
  return sparklines.flatMap(
    ({definition: {source, target, type, color = '#376092'}}) => {
      const sheet = workbook.sheets.find(({id}) => id === source?.sheetId);
      if (!source || !sheet) {
        return [];
      }
      // One line of the source for each cell of the target.
      const isColumn = target.firstColumn === target.lastColumn;
      const [first, last] = EDGES[isColumn ? 'row' : 'column'];
      return span(0, target[last] - target[first]).map((index) => {
        const [cell, line] = [
          target[first] + index,
          source.area[first] + index,
        ];
        const data = {...source.area, [first]: line, [last]: line};
        return {
          location: boundsAddress({...target, [first]: cell, [last]: cell}),
          dataRange: `${quoteSheetName(sheet.name)}!${boundsAddress(data)}`,
          type: type === 'winLoss' ? ('stacked' as const) : type,
          color: color.slice(1),
        };
      });
    },
  );
}
