// Converts conditional formats to and from the XML of Office Open XML files.
import {formatCellAddress} from '../../area/address';
import {listIndexes} from '../../area/bounds';
import type * as Sdk from '../../contract';
import {toFormatParts} from '../../edits/formats';
import type {ConditionalState, FormatParts} from '../../state/types';
import {
  XLSX_OPERATORS,
  readOperator,
  renderTextRuleFormula,
  toOperandFormulas,
  fromOperandFormulas,
} from './validations';
import {readColor, toRuleStyle} from './styles';
import {createElement, findKeyOfValue, XmlElement} from '../xml';

const TEXTS = {
  contains: 'containsText',
  notContains: 'notContainsText',
  startsWith: 'beginsWith',
  endsWith: 'endsWith',
} as const satisfies Record<Sdk.TextRule['operator'], string>;

/** Names of icon sets in files. Files have no equivalent of `quarters4`; `4Rating` is the closest one. */
const ICONS: Readonly<Record<Sdk.IconSet, string>> = {
  arrows3: '3Arrows',
  signs3: '3Signs',
  symbols3: '3Symbols',
  quarters4: '4Rating',
  bars5: '5Rating',
};

const colorElement = (color: Sdk.Color): XmlElement =>
  createElement('color', {rgb: `FF${color.slice(1).toUpperCase()}`});

const formula = (text: string): XmlElement =>
  new XmlElement('formula', {}, [], text);

const threshold = (type: string, val?: number): XmlElement =>
  createElement('cfvo', {type, val});

/** Creates the equally spaced thresholds of an icon set. */
const percentages = (set: string): XmlElement[] => {
  const count = Number(set[0]);
  return listIndexes(0, count - 1).map((index) =>
    threshold('percent', Math.round((100 * index) / count)),
  );
};

const describeScale = (thresholds: readonly XmlElement[]) =>
  thresholds.map(({attributes: {type, val = ''}}) => `${type}${val}`).join(' ');

/** Matches the supported end points of data bars: minimum and maximum of the values, or fixed numbers. */
const BAR = /^(?:min\d*|num[-+.\de]+) (?:max\d*|num[-+.\de]+)$/i;

/** Converts a conditional format to XML and its style. The caller adds its priority and the index of its style. */
export function toXlsxRule({rule, area}: ConditionalState) {
  const [attributes, children] = ruleParts(rule, area);
  const {stopIfTrue, format}: Partial<Sdk.FormattingRule> =
    'format' in rule ? rule : {};
  return {
    element: createElement('cfRule', {...attributes, stopIfTrue}, children),
    ...(format && {style: toRuleStyle(toFormatParts(format))}),
  };
}

type Attributes = Parameters<typeof createElement>[1];
type RuleParts = [attributes: Attributes, children?: XmlElement[]];

/** Creates a rule whose details are in a child element that has the same name as the type of the rule. */
const nested = (
  type: string,
  children: XmlElement[],
  attributes: Attributes = {},
): RuleParts => [{type}, [createElement(type, attributes, children)]];

function ruleParts(
  rule: Sdk.ConditionalRule,
  {firstRow, firstColumn}: Sdk.AreaBounds,
): RuleParts {
  switch (rule.type) {
    case 'value':
      return [
        {type: 'cellIs', operator: XLSX_OPERATORS[rule.operator]},
        toOperandFormulas(rule.values).map(formula),
      ];
    case 'text': {
      const type = TEXTS[rule.operator];
      const operator = type.replace('notContainsText', 'notContains');
      const test = renderTextRuleFormula(
        rule,
        formatCellAddress(firstRow, firstColumn),
      );
      return [{type, operator, text: rule.text}, [formula(test)]];
    }
    case 'rank': {
      const {count: rank, percent, end} = rule;
      return [{type: 'top10', rank, percent, bottom: end === 'bottom'}];
    }
    case 'average':
      return [
        {type: 'aboveAverage', aboveAverage: rule.side === 'below' ? '0' : '1'},
      ];
    case 'duplicate':
      return [{type: rule.unique ? 'uniqueValues' : 'duplicateValues'}];
    case 'formula':
      return [{type: 'expression'}, [formula(rule.formula.replace(/^=/, ''))]];
    case 'colorScale': {
      const isLong = rule.colors.length === 3;
      const middle = isLong ? [threshold('percentile', 50)] : [];
      const ends = [threshold('min'), ...middle, threshold('max')];
      return nested(rule.type, [...ends, ...rule.colors.map(colorElement)]);
    }
    case 'dataBar': {
      const ends = (['min', 'max'] as const).map((end) =>
        rule[end] === undefined ? threshold(end) : threshold('num', rule[end]),
      );
      const children = [...ends, colorElement(rule.color)];
      return nested(rule.type, children, hideValue(rule));
    }
    case 'iconSet': {
      const iconSet = ICONS[rule.icons];
      const attributes = {iconSet, reverse: rule.reverse, ...hideValue(rule)};
      return nested(rule.type, percentages(iconSet), attributes);
    }
  }
}

/** Returns the attribute that hides the values of cells; it is omitted by default. */
const hideValue = ({showValue}: {readonly showValue?: boolean}) =>
  showValue === false ? {showValue: '0'} : {};

/** Converts a conditional format from XML; returns `undefined` if it is not supported. */
export function fromXlsxRule(
  given: XmlElement,
  format: FormatParts = {},
): Sdk.ConditionalRule | undefined {
  const {attributes} = given;
  const parts = given.named;
  const formulas = given.children
    .filter(({name}) => name === 'formula')
    .map(({text}) => text);
  const thresholds = given.all('cfvo');
  const colors = given.all('color').flatMap((color) => readColor(color) ?? []);
  const scale = describeScale(thresholds);
  const common = {
    format: format as Sdk.CellFormat,
    ...(given.flag('stopIfTrue') && {stopIfTrue: true}),
  };
  switch (attributes.type) {
    case 'cellIs':
      return {
        ...common,
        type: 'value',
        operator: readOperator(attributes.operator),
        values: fromOperandFormulas(formulas),
      };
    case 'expression':
    case 'containsBlanks':
    case 'notContainsBlanks':
      return {...common, type: 'formula', formula: `=${formulas[0]}`};
    case 'top10':
      return {
        ...common,
        type: 'rank',
        end: given.flag('bottom') ? 'bottom' : 'top',
        count: Number(attributes.rank ?? 10),
        ...(given.flag('percent') && {percent: true}),
      };
    case 'aboveAverage':
      return attributes.stdDev !== undefined || given.flag('equalAverage')
        ? undefined
        : {
            ...common,
            type: 'average',
            side: given.flag('aboveAverage', true) ? 'above' : 'below',
          };
    case 'duplicateValues':
      return {...common, type: 'duplicate'};
    case 'uniqueValues':
      return {...common, type: 'duplicate', unique: true};
    case 'colorScale':
      return /^min\d* (?:percentile50 )?max\d*$/.test(scale) &&
        colors.length === thresholds.length
        ? {type: 'colorScale', colors: colors as [Sdk.Color, Sdk.Color]}
        : undefined;
    case 'dataBar': {
      const [color] = colors;
      const ends = thresholds.map(({attributes: {type, val}}, index) =>
        type === 'num' ? {[index ? 'max' : 'min']: Number(val)} : {},
      );
      const isHidden = parts.dataBar?.flag('showValue', true) === false;
      return color && BAR.test(scale)
        ? Object.assign(
            {type: 'dataBar', color, ...(isHidden && {showValue: false})},
            ...ends,
          )
        : undefined;
    }
    case 'iconSet': {
      const set = parts.iconSet ?? new XmlElement('iconSet');
      const {iconSet = ''} = set.attributes;
      const icons = findKeyOfValue(ICONS, iconSet);
      return icons && scale === describeScale(percentages(iconSet))
        ? {
            type: 'iconSet',
            icons,
            ...(set.flag('reverse') && {reverse: true}),
            ...(!set.flag('showValue', true) && {showValue: false}),
          }
        : undefined;
    }
    default: {
      const operator = findKeyOfValue(TEXTS, attributes.type);
      const {text = ''} = attributes;
      return operator && {...common, type: 'text', operator, text};
    }
  }
}
