// Converts validation rules to and from Office Open XML.
import type {DataValidation} from 'hucre/xlsx';
import {formatCornersAddress} from '../../area/address';
import type {ValidationRule} from '../../contract';
import type {ValidationState} from '../../state/types';
import {
  XLSX_OPERATORS,
  readOperator,
  quoteFormulaText,
  toOperandFormulas,
  fromOperandFormulas,
} from './operands';
import type {XmlElement} from '../xml';

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
