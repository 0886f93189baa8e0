// Validation rules, as documents and as files have them.
import type {DataValidation} from 'hucre/xlsx';
import {cornersAddress} from '../../area/address';
import type {ValidationRule} from '../../contract';
import type {ValidationState} from '../../state/types';
import {
  OPERATORS,
  readOperator,
  quoteText,
  toFormulas,
  toOperands,
} from './operands';
import {parseBoolean, childrenByName, type XmlElement} from '../xml';

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
        : {...common, type: 'list', formula1: quoteText(list)};
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
export function fromFileValidation(
  element: XmlElement,
): ValidationRule | undefined {
  const {type, operator, allowBlank, showErrorMessage} = element.attributes;
  const {error, prompt, errorStyle} = element.attributes;
  const {formula1, formula2} = childrenByName(element);
  const first = formula1?.text ?? '';
  const onInvalid = parseBoolean(showErrorMessage)
    ? KINDS.find((kind) => kind === errorStyle)
    : 'information';
  const common = {
    ...(!parseBoolean(allowBlank) && {allowBlank: false}),
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
        values: toOperands(
          [formula1?.text || undefined, formula2?.text || undefined],
          type === 'date',
        ),
      };
    default:
      return undefined;
  }
}

/** What happens to an entry that is not valid, where it is not stopped. */
const KINDS = ['warning', 'information'] as const;
