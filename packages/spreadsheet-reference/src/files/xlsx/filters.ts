// Converts filter criteria to and from the XML of Office Open XML files.
import {formatCornersAddress} from '../../area/address';
import type {
  ComparisonOperator,
  FilterCriteria,
  TextFilter,
} from '../../contract';
import type {FilterState} from '../../state/types';
import {dateToSerial} from '../../values/dates';
import {XLSX_OPERATORS} from './validations';
import {createElement, serializeXml, type XmlElement} from '../xml';

/** Wildcards that the file has before and after the text of a text filter. */
const PATTERNS: Readonly<
  Record<TextFilter['operator'], readonly [before: string, after: string]>
> = {
  contains: ['*', '*'],
  notContains: ['*', '*'],
  startsWith: ['', '*'],
  endsWith: ['*', ''],
};

/**
 * Operators that files store as two comparisons, which are combined by "and" for `between` and by "or" for
 * `notBetween`.
 */
const PAIRS = {
  between: ['greaterThanOrEqual', 'lessThanOrEqual'],
  notBetween: ['lessThan', 'greaterThan'],
} as const;

/** Serializes a filter as the XML element `autoFilter`. */
export function toFilterXml({area, criteria}: FilterState): string {
  const columns = [...criteria]
    .sort(([a], [b]) => a - b)
    .map(([column, one]) => {
      const contents = toCriteriaElement(one) ?? [];
      return createElement('filterColumn', {colId: column}, [contents].flat());
    });
  return serializeXml(
    createElement('autoFilter', {ref: formatCornersAddress(area)}, columns),
  );
}

/** Converts filter criteria to XML; returns `undefined` for filters by colour, which refer to formats of the file. */
export function toCriteriaElement(
  criteria: FilterCriteria,
): XmlElement | undefined {
  switch (criteria.type) {
    case 'values': {
      const values = criteria.values.map((val) =>
        createElement('filter', {val}),
      );
      return createElement('filters', {}, values);
    }
    case 'value': {
      const {operator} = criteria;
      const values = criteria.values.map((value) =>
        String(value instanceof Date ? dateToSerial(value) : value),
      );
      return operator === 'between' || operator === 'notBetween'
        ? createComparisons(PAIRS[operator], values, operator === 'between')
        : createComparisons([XLSX_OPERATORS[operator]], values);
    }
    case 'text': {
      const text = criteria.text.replace(/[~*?]/g, '~$&');
      const [before, after] = PATTERNS[criteria.operator];
      const isNot = criteria.operator === 'notContains';
      const operator = isNot ? 'notEqual' : 'equal';
      return createComparisons([operator], [before + text + after]);
    }
    case 'rank': {
      const top = Number(criteria.end === 'top');
      return createElement('top10', {top, val: criteria.count});
    }
    case 'color':
      return undefined;
  }
}

function createComparisons(
  operators: readonly string[],
  values: readonly string[],
  isBoth = false,
): XmlElement {
  const comparisons = operators.map((operator, index) =>
    createElement('customFilter', {operator, val: values[index]}),
  );
  return createElement('customFilters', {and: isBoth}, comparisons);
}

/** Reads the criteria of all columns. Unsupported criteria are `undefined`. */
export function readCriteria(
  within: XmlElement,
): Map<number, FilterCriteria | undefined> {
  return new Map(
    within.all('filterColumn').flatMap(({attributes, children}) => {
      const kinds = children.filter(({name}) => name in CONDITIONS);
      return kinds.map((kind) => [
        Number(attributes.colId),
        CONDITIONS[kind.name]!(kind),
      ]);
    }),
  );
}

/** Functions that read criteria, by the name of the XML element. */
const CONDITIONS: Readonly<
  Record<string, (given: XmlElement) => FilterCriteria | undefined>
> = {
  filters: (given) => ({
    type: 'values',
    values: given.all('filter').map(({attributes: {val = ''}}) => val),
  }),
  customFilters: readComparisons,
  top10: (given) =>
    given.flag('percent')
      ? undefined
      : {
          type: 'rank',
          end: given.flag('top', true) ? 'top' : 'bottom',
          count: Number(given.attributes.val),
        },
};

/** Finds the criteria that would be written as the given comparisons. */
function readComparisons(given: XmlElement): FilterCriteria | undefined {
  const comparisons = given.all('customFilter');
  const values = comparisons.map(({attributes: {val = ''}}) =>
    val.trim() === '' ? NaN : Number(val),
  ) as unknown as [number];
  const val = comparisons[0]?.attributes.val ?? '';
  const unescape = (text: string) => text.replace(/~([~*?])/g, '$1');
  const text = unescape(val.replace(/^\*|\*$/g, ''));
  const wanted = describeComparisons(given);
  const isNumeric = values.every(Number.isFinite);
  const hasWildcard = /[*?]/.test(val.replace(/~[~*?]/g, ''));
  if (!isNumeric && !hasWildcard && wanted === `false equal ${val}`) {
    return {type: 'values', values: [unescape(val)]};
  }
  const kinds = Object.keys(PATTERNS) as TextFilter['operator'][];
  const operators = Object.keys(XLSX_OPERATORS) as ComparisonOperator[];
  const candidates: readonly FilterCriteria[] = isNumeric
    ? operators.map((operator) => ({type: 'value', operator, values}))
    : kinds.map((operator) => ({type: 'text', operator, text}));
  return text === ''
    ? undefined
    : candidates.find(
        (one) => describeComparisons(toCriteriaElement(one)!) === wanted,
      );
}

/** Describes comparisons as text, so that equal ones have equal descriptions. */
function describeComparisons(element: XmlElement): string {
  const parts = element.all('customFilter').map(({attributes}) => {
    const {operator = 'equal', val = ''} = attributes;
    const isNumber = val.trim() !== '' && Number.isFinite(Number(val));
    return `${operator} ${isNumber ? Number(val) : val}`;
  });
  return [parts.length > 1 && element.flag('and'), ...parts].join(' ');
}
