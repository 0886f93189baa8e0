// Validation rules, as documents and as files have them.
import type {DataValidation} from 'hucre/xlsx';
import {cornersAddress} from '../../area/address';
import type {ValidationRule} from '../../contract';
import type {ValidationState} from '../../state/types';
import {
  OPERATORS,
  ownOperator,
  quoted,
  toFormulas,
  toOperands,
} from './operands';

/** Most letters of a list: of longer ones, and of those with commas, files can only say that all is valid. */
const LONGEST_LIST = 255;

/** A rule as a file has it. */
export function toFileValidation({
  area,
  rule,
}: ValidationState): DataValidation {
  const common = {
    range: cornersAddress(area),
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
      return list.length > LONGEST_LIST || source.some((one) => /,/.test(one))
        ? {...common, type: 'custom', formula1: 'TRUE'}
        : {...common, type: 'list', formula1: quoted(list)};
    }
    case 'formula':
      return {
        ...common,
        type: 'custom',
        formula1: rule.formula.replace(/^=/, ''),
      };
    default: {
      const [formula1, formula2] = toFormulas(rule.values);
      return {
        ...common,
        type: rule.type,
        operator: OPERATORS[rule.operator],
        formula1,
        ...(formula2 !== undefined && {formula2}),
      };
    }
  }
}

/** A rule of a file; `undefined` for those that documents have not. */
export function fromFileValidation({
  type,
  operator,
  formula1,
  formula2,
  values,
  allowBlank,
  showErrorMessage,
  errorStyle = 'stop',
  errorMessage,
  inputMessage,
}: DataValidation): ValidationRule | undefined {
  const onInvalid = showErrorMessage ? errorStyle : 'information';
  const common = {
    ...(!allowBlank && {allowBlank: false}),
    ...(onInvalid !== 'stop' && {onInvalid}),
    ...(errorMessage !== undefined && {message: errorMessage}),
    ...(inputMessage !== undefined && {prompt: inputMessage}),
  } as const;
  switch (type) {
    case 'list':
      return {...common, type, source: values ?? `=${formula1}`};
    case 'custom':
      return {...common, type: 'formula', formula: `=${formula1}`};
    case 'whole':
    case 'decimal':
    case 'date':
    case 'textLength':
      return {
        ...common,
        type,
        operator: ownOperator(operator),
        values: toOperands([formula1, formula2], type === 'date'),
      };
    default:
      return undefined;
  }
}
