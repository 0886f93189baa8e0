// Conditional formats, as documents and as files have them.
import type {ConditionalRule as LibraryRule} from 'hucre/xlsx';
import {cellAddress} from '../../area/address';
import type * as Sdk from '../../contract';
import {cellParts} from '../../edits/formats';
import {
  OPERATORS,
  ownName,
  ownOperator,
  quoted,
  toFormulas,
  toOperands,
} from './operands';
import {fromCellStyle, toRuleStyle} from './styles';
import {type Attributes, isOn} from './xml';

/** A rule of a file. */
export interface FileRule extends Partial<LibraryRule> {
  readonly type: LibraryRule['type'];
  /** Attributes that the library does not know, of the rule or of its bar. */
  readonly more?: Attributes;
}

type Threshold = NonNullable<LibraryRule['dataBar']>['cfvo'][number];

const TEXTS = {
  contains: 'containsText',
  notContains: 'notContainsText',
  startsWith: 'beginsWith',
  endsWith: 'endsWith',
} as const satisfies Record<Sdk.TextRule['operator'], LibraryRule['type']>;

/** Formula of a rule about a part of a text. */
function textTest(
  {operator, text}: Sdk.TextRule,
  area: Sdk.AreaBounds,
): string {
  const cell = cellAddress(area.firstRow, area.firstColumn);
  // `SEARCH` reads these letters as patterns.
  const part = quoted(text.replace(/[~*?]/g, '~$&'));
  const search = `ISERROR(SEARCH(${part},${cell}))`;
  return {
    contains: `NOT(${search})`,
    notContains: search,
    startsWith: `LEFT(${cell},${text.length})=${quoted(text)}`,
    endsWith: `RIGHT(${cell},${text.length})=${quoted(text)}`,
  }[operator];
}

/** Sets of icons; files have no quarters of four. */
const ICONS: Readonly<Record<Sdk.IconSet, string>> = {
  arrows3: '3Arrows',
  signs3: '3Signs',
  symbols3: '3Symbols',
  quarters4: '4Rating',
  bars5: '5Rating',
};

const argb = (color: Sdk.Color) => `FF${color.slice(1).toUpperCase()}`;
const hex = (color: string): Sdk.Color => `#${color.slice(-6).toUpperCase()}`;

/** Parts of a scale that begin at these percentages. */
const percentages = (set: string) => {
  const count = Number(set[0]);
  return Array.from({length: count}, (_part, index) => ({
    type: 'percent' as const,
    value: String(Math.round((100 * index) / count)),
  }));
};

const scaleOf = (thresholds: readonly Threshold[] = []) =>
  thresholds.map(({type, value}) => `${type}${value ?? ''}`).join(' ');

/** Ends of a bar: those of the values, or numbers. */
const BAR = /^(?:min\d*|num[-+.\de]+) (?:max\d*|num[-+.\de]+)$/i;

/** A rule as a file has it. */
export function toFileRule(
  rule: Sdk.ConditionalRule,
  area: Sdk.AreaBounds,
): FileRule {
  const look = 'format' in rule && {
    style: toRuleStyle(cellParts(rule.format)),
    ...(rule.stopIfTrue && {stopIfTrue: true}),
  };
  switch (rule.type) {
    case 'value':
      return {
        ...look,
        type: 'cellIs',
        operator: OPERATORS[rule.operator],
        formula: toFormulas(rule.values),
      };
    case 'text': {
      const type = TEXTS[rule.operator];
      const operator = type.replace('notContainsText', 'notContains');
      return {
        ...look,
        type,
        operator: operator as LibraryRule['operator'],
        text: rule.text,
        formula: textTest(rule, area),
      };
    }
    case 'rank':
      return {
        ...look,
        type: 'top10',
        more: {
          rank: String(rule.count),
          ...(rule.percent && {percent: '1'}),
          ...(rule.end === 'bottom' && {bottom: '1'}),
        },
      };
    case 'average':
      return {
        ...look,
        type: 'aboveAverage',
        ...(rule.side === 'below' && {more: {aboveAverage: '0'}}),
      };
    case 'duplicate':
      return {...look, type: rule.unique ? 'uniqueValues' : 'duplicateValues'};
    case 'formula':
      return {
        ...look,
        type: 'expression',
        formula: rule.formula.replace(/^=/, ''),
      };
    case 'colorScale': {
      const middle: Threshold[] =
        rule.colors.length === 3 ? [{type: 'percentile', value: '50'}] : [];
      return {
        type: rule.type,
        colorScale: {
          cfvo: [{type: 'min'}, ...middle, {type: 'max'}],
          colors: rule.colors.map(argb),
        },
      };
    }
    case 'dataBar': {
      const end = (type: 'min' | 'max'): Threshold =>
        rule[type] === undefined
          ? {type}
          : {type: 'num', value: String(rule[type])};
      return {
        type: rule.type,
        dataBar: {cfvo: [end('min'), end('max')], color: argb(rule.color)},
        ...(rule.showValue === false && {more: {showValue: '0'}}),
      };
    }
    case 'iconSet': {
      const iconSet = ICONS[rule.icons];
      const cfvo = percentages(iconSet);
      const {reverse, showValue} = rule;
      return {type: rule.type, iconSet: {iconSet, cfvo, reverse, showValue}};
    }
  }
}

/** A rule of a file; `undefined` for those that documents have not. */
export function fromFileRule(rule: FileRule): Sdk.ConditionalRule | undefined {
  const {type, operator, text = '', style, stopIfTrue, more = {}} = rule;
  const formulas = [rule.formula ?? []].flat();
  const look = {
    format: (fromCellStyle(style, true) ?? {}) as Sdk.CellFormat,
    ...(stopIfTrue && {stopIfTrue}),
  };
  switch (type) {
    case 'cellIs':
      return {
        ...look,
        type: 'value',
        operator: ownOperator(operator),
        values: toOperands(formulas),
      };
    case 'expression':
    case 'containsBlanks':
    case 'notContainsBlanks':
      return {...look, type: 'formula', formula: `=${formulas[0]}`};
    case 'top10':
      return {
        ...look,
        type: 'rank',
        end: isOn(more.bottom) ? 'bottom' : 'top',
        count: Number(more.rank ?? 10),
        ...(isOn(more.percent) && {percent: true}),
      };
    case 'aboveAverage':
      return more.stdDev !== undefined || isOn(more.equalAverage)
        ? undefined
        : {
            ...look,
            type: 'average',
            side: isOn(more.aboveAverage ?? '1') ? 'above' : 'below',
          };
    case 'duplicateValues':
    case 'uniqueValues':
      return {
        ...look,
        type: 'duplicate',
        ...(type === 'uniqueValues' && {unique: true}),
      };
    case 'colorScale':
      return /^min\d* (?:percentile50 )?max\d*$/.test(
        scaleOf(rule.colorScale?.cfvo),
      )
        ? {
            type,
            colors: rule.colorScale!.colors.map(hex) as [Sdk.Color, Sdk.Color],
          }
        : undefined;
    case 'dataBar': {
      const {cfvo = [], color = ''} = rule.dataBar ?? {};
      const ends = cfvo.map((end, index) =>
        end.type === 'num' ? {[index ? 'max' : 'min']: Number(end.value)} : {},
      );
      const isHidden = !isOn(more.showValue ?? '1');
      return BAR.test(scaleOf(cfvo))
        ? Object.assign(
            {type, color: hex(color), ...(isHidden && {showValue: false})},
            ...ends,
          )
        : undefined;
    }
    case 'iconSet': {
      const {iconSet = '', cfvo, reverse, showValue} = rule.iconSet ?? {};
      const icons = ownName(ICONS, iconSet);
      return icons && scaleOf(cfvo) === scaleOf(percentages(iconSet))
        ? {
            type,
            icons,
            ...(reverse && {reverse}),
            ...(showValue === false && {showValue}),
          }
        : undefined;
    }
    default: {
      const found = ownName(TEXTS, type);
      return found && {...look, type: 'text', operator: found, text};
    }
  }
}
