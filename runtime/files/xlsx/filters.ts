// Conditions of a filter, as documents and as files have them.
import {cornersAddress} from '../../area/address';
import type {FilterCriteria, TextFilter} from '../../contract';
import type {FilterState} from '../../state/types';
import {serialOf} from '../../values/dates';
import {escapeXml} from '../escape';
import {OPERATORS, ownOperator} from './operands';
import {type Attributes, elementsIn, isOn, type XmlElement} from './xml';

/** What patterns have before and after the text that they look for. */
const PATTERNS: Readonly<
  Record<TextFilter['operator'], readonly [before: string, after: string]>
> = {
  contains: ['*', '*'],
  notContains: ['*', '*'],
  startsWith: ['', '*'],
  endsWith: ['*', ''],
};

/** Two comparisons that are one: both hold, or one of them. */
const PAIRS = {
  between: ['greaterThanOrEqual', 'lessThanOrEqual'],
  notBetween: ['lessThan', 'greaterThan'],
} as const;

/** The element `autoFilter` of a sheet. */
export function filterXml({area, criteria}: FilterState): string {
  const columns = [...criteria]
    .sort(([a], [b]) => a - b)
    .map(
      ([column, one]) =>
        `<filterColumn colId="${column}">${conditionXml(one)}</filterColumn>`,
    );
  return `<autoFilter ref="${cornersAddress(area)}">${columns.join('')}</autoFilter>`;
}

/** A condition as a file has it; nothing for one that files have not. */
export function conditionXml(criteria: FilterCriteria): string {
  switch (criteria.type) {
    case 'values': {
      const values = criteria.values.map(
        (value) => `<filter val="${escapeXml(value)}"/>`,
      );
      return `<filters>${values.join('')}</filters>`;
    }
    case 'value': {
      const {operator} = criteria;
      const values = criteria.values.map((value) =>
        String(value instanceof Date ? serialOf(value) : value),
      );
      return operator === 'between' || operator === 'notBetween'
        ? customXml(PAIRS[operator], values, operator === 'between')
        : customXml([OPERATORS[operator]], values);
    }
    case 'text': {
      const text = criteria.text.replace(/[~*?]/g, '~$&');
      const [before, after] = PATTERNS[criteria.operator];
      const isNot = criteria.operator === 'notContains';
      const operator = isNot ? 'notEqual' : 'equal';
      return customXml([operator], [before + text + after]);
    }
    case 'rank':
      return `<top10 top="${criteria.end === 'top' ? 1 : 0}" val="${criteria.count}"/>`;
    case 'color':
      return '';
  }
}

function customXml(
  operators: readonly string[],
  values: readonly string[],
  isBoth = false,
): string {
  const elements = operators.map(
    (operator, index) =>
      `<customFilter operator="${operator}" val="${escapeXml(values[index]!)}"/>`,
  );
  return `<customFilters${isBoth ? ' and="1"' : ''}>${elements.join('')}</customFilters>`;
}

/** Conditions of a filter by column; `undefined` for those that documents have not. */
export function readConditions(
  within: XmlElement,
): Map<number, FilterCriteria | undefined> {
  return new Map(
    elementsIn(within, 'filterColumn').flatMap(({attributes, children}) => {
      const kinds = children.filter(({name}) => name in CONDITIONS);
      return kinds.map((kind) => [
        Number(attributes.colId),
        CONDITIONS[kind.name]!(kind),
      ]);
    }),
  );
}

/** What the conditions of files are, by the names of their elements. */
const CONDITIONS: Readonly<
  Record<string, (element: XmlElement) => FilterCriteria | undefined>
> = {
  filters: (element) => ({
    type: 'values',
    values: elementsIn(element, 'filter').map(
      ({attributes: {val = ''}}) => val,
    ),
  }),
  customFilters: (element) =>
    conditionOf(
      elementsIn(element, 'customFilter').map(({attributes}) => attributes),
      isOn(element.attributes.and),
    ),
  top10: ({attributes: {val, top = '1', percent}}) =>
    isOn(percent)
      ? undefined
      : {type: 'rank', end: isOn(top) ? 'top' : 'bottom', count: Number(val)},
};

function conditionOf(
  custom: readonly Attributes[],
  isBoth: boolean,
): FilterCriteria | undefined {
  const operators = custom.map(({operator = 'equal'}) => operator);
  const texts = custom.map(({val = ''}) => val);
  const numbers = texts.map((text) =>
    text.trim() === '' ? NaN : Number(text),
  );
  const [operator, text] = [operators[0]!, texts[0]!];
  if (numbers.every(Number.isFinite)) {
    const pair = (['between', 'notBetween'] as const).find(
      (name) => PAIRS[name].join() === operators.join(),
    );
    const isPair = pair && isBoth === (pair === 'between');
    const comparison =
      numbers.length === 1
        ? ownOperator(operator as (typeof OPERATORS)['equal'])
        : isPair
          ? pair
          : undefined;
    return (
      comparison && {
        type: 'value',
        operator: comparison,
        values: numbers as unknown as [number],
      }
    );
  }
  const isEqual = operator === 'equal';
  if (custom.length > 1 || (!isEqual && operator !== 'notEqual')) {
    return undefined;
  }
  const [, first = '', inner = '', last = ''] =
    /^(\*?)(.*?)(\*?)$/s.exec(text) ?? [];
  const kinds = Object.keys(PATTERNS) as TextFilter['operator'][];
  const kind = kinds.find(
    (name) =>
      isEqual === (name !== 'notContains') &&
      PATTERNS[name].join('|') === `${first}|${last}`,
  );
  const plain = inner.replace(/~([~*?])/g, '$1');
  if (/(?:^|[^~])[*?]/.test(inner) || text === '*' || (!kind && !isEqual)) {
    return undefined;
  }
  return kind
    ? {type: 'text', operator: kind, text: plain}
    : {type: 'values', values: [plain]};
}
