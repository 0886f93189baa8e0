// Converts conditional formats to and from XML.
import type {CellStyle} from 'hucre/xlsx';
import {cellAddress} from '../../area/address';
import {span} from '../../area/bounds';
import type * as Sdk from '../../contract';
import {cellParts} from '../../edits/formats';
import type {ConditionalState, FormatParts} from '../../state/types';
import {
  OPERATORS,
  readOperator,
  textRuleFormula,
  toFormulas,
  toOperands,
} from './operands';
import {readColor, toRuleStyle} from './styles';
import {
  type Attributes,
  createElement,
  findElements,
  parseBoolean,
  childrenByName,
  type XmlElement,
  findKey,
} from '../xml';

/** Rule in XML and its format. */
export interface FileRule {
  readonly element: XmlElement;
  readonly style?: CellStyle;
}

const TEXTS = {
  contains: 'containsText',
  notContains: 'notContainsText',
  startsWith: 'beginsWith',
  endsWith: 'endsWith',
} as const satisfies Record<Sdk.TextRule['operator'], string>;

/** The file format has no counterpart of `quarters4`; `4Rating` is the closest icon set. */
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
  createElement('formula', {}, [], text);

const threshold = (type: string, value?: string | number): XmlElement =>
  createElement('cfvo', {
    type,
    ...(value !== undefined && {val: String(value)}),
  });

/** Equally spaced thresholds of an icon set. */
const percentages = (set: string): XmlElement[] => {
  const count = Number(set[0]);
  return span(0, count - 1).map((index) =>
    threshold('percent', Math.round((100 * index) / count)),
  );
};

const describeScale = (thresholds: readonly XmlElement[]) =>
  thresholds.map(({attributes: {type, val = ''}}) => `${type}${val}`).join(' ');

/** Supported ends of data bars: smallest and largest value, or numbers. */
const BAR = /^(?:min\d*|num[-+.\de]+) (?:max\d*|num[-+.\de]+)$/i;

/** Converts a rule to XML, without its priority and the index of its format. */
export function toFileRule({rule, area}: ConditionalState): FileRule {
  const [attributes, children = []] = ruleParts(rule, area);
  const hasFormat = 'format' in rule;
  const stop = hasFormat && rule.stopIfTrue && {stopIfTrue: '1'};
  return {
    element: createElement('cfRule', {...attributes, ...stop}, children),
    ...(hasFormat && {style: toRuleStyle(cellParts(rule.format))}),
  };
}

function ruleParts(
  rule: Sdk.ConditionalRule,
  area: Sdk.AreaBounds,
): [attributes: Attributes, children?: XmlElement[]] {
  switch (rule.type) {
    case 'value':
      return [
        {type: 'cellIs', operator: OPERATORS[rule.operator]},
        toFormulas(rule.values).map(formula),
      ];
    case 'text': {
      const type = TEXTS[rule.operator];
      const operator = type.replace('notContainsText', 'notContains');
      return [
        {type, operator, text: rule.text},
        [
          formula(
            textRuleFormula(rule, cellAddress(area.firstRow, area.firstColumn)),
          ),
        ],
      ];
    }
    case 'rank':
      return [
        {
          type: 'top10',
          rank: String(rule.count),
          ...(rule.percent && {percent: '1'}),
          ...(rule.end === 'bottom' && {bottom: '1'}),
        },
      ];
    case 'average':
      return [
        {
          type: 'aboveAverage',
          ...(rule.side === 'below' && {aboveAverage: '0'}),
        },
      ];
    case 'duplicate':
      return [{type: rule.unique ? 'uniqueValues' : 'duplicateValues'}];
    case 'formula':
      return [{type: 'expression'}, [formula(rule.formula.replace(/^=/, ''))]];
    case 'colorScale': {
      const isLong = rule.colors.length === 3;
      const middle = isLong ? [threshold('percentile', 50)] : [];
      const ends = [threshold('min'), ...middle, threshold('max')];
      const colors = rule.colors.map(colorElement);
      return [
        {type: rule.type},
        [createElement(rule.type, {}, [...ends, ...colors])],
      ];
    }
    case 'dataBar': {
      const ends = (['min', 'max'] as const).map((end) =>
        rule[end] === undefined ? threshold(end) : threshold('num', rule[end]),
      );
      const attributes = rule.showValue === false ? {showValue: '0'} : {};
      const contents = [...ends, colorElement(rule.color)];
      return [
        {type: rule.type},
        [createElement(rule.type, attributes, contents)],
      ];
    }
    case 'iconSet': {
      const iconSet = ICONS[rule.icons];
      const attributes = {
        iconSet,
        ...(rule.reverse && {reverse: '1'}),
        ...(rule.showValue === false && {showValue: '0'}),
      };
      const thresholds = percentages(iconSet);
      return [
        {type: rule.type},
        [createElement(rule.type, attributes, thresholds)],
      ];
    }
  }
}

/** Converts a rule from XML; `undefined` if it is not supported. */
export function fromFileRule(
  given: XmlElement,
  format: FormatParts = {},
): Sdk.ConditionalRule | undefined {
  const {attributes} = given;
  const parts = childrenByName(given);
  const formulas = given.children
    .filter(({name}) => name === 'formula')
    .map(({text}) => text);
  const thresholds = findElements(given, 'cfvo');
  const colors = findElements(given, 'color').flatMap(
    (color) => readColor(color) ?? [],
  );
  const scale = describeScale(thresholds);
  const common = {
    format: format as Sdk.CellFormat,
    ...(parseBoolean(attributes.stopIfTrue) && {stopIfTrue: true}),
  };
  switch (attributes.type) {
    case 'cellIs':
      return {
        ...common,
        type: 'value',
        operator: readOperator(attributes.operator),
        values: toOperands(formulas),
      };
    case 'expression':
    case 'containsBlanks':
    case 'notContainsBlanks':
      return {...common, type: 'formula', formula: `=${formulas[0]}`};
    case 'top10':
      return {
        ...common,
        type: 'rank',
        end: parseBoolean(attributes.bottom) ? 'bottom' : 'top',
        count: Number(attributes.rank ?? 10),
        ...(parseBoolean(attributes.percent) && {percent: true}),
      };
    case 'aboveAverage':
      return attributes.stdDev !== undefined ||
        parseBoolean(attributes.equalAverage)
        ? undefined
        : {
            ...common,
            type: 'average',
            side: parseBoolean(attributes.aboveAverage ?? '1')
              ? 'above'
              : 'below',
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
      const isHidden = !parseBoolean(
        parts.dataBar?.attributes.showValue ?? '1',
      );
      return color && BAR.test(scale)
        ? Object.assign(
            {type: 'dataBar', color, ...(isHidden && {showValue: false})},
            ...ends,
          )
        : undefined;
    }
    case 'iconSet': {
      const {
        iconSet = '',
        reverse,
        showValue = '1',
      } = parts.iconSet?.attributes ?? {};
      const icons = findKey(ICONS, iconSet);
      return icons && scale === describeScale(percentages(iconSet))
        ? {
            type: 'iconSet',
            icons,
            ...(parseBoolean(reverse) && {reverse: true}),
            ...(!parseBoolean(showValue) && {showValue: false}),
          }
        : undefined;
    }
    default: {
      const operator = findKey(TEXTS, attributes.type);
      const {text = ''} = attributes;
      return operator && {...common, type: 'text', operator, text};
    }
  }
}
