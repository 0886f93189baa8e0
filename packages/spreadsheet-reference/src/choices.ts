import {assertNumber, createInvalidArgumentError} from './errors';

/** Values that the contract allows for its enumerated properties, by the name of the property. */
const CHOICES: Readonly<Record<string, string>> = {
  axis: 'primary secondary',
  content: 'all values formulas formats',
  end: 'top bottom',
  fit: 'contain cover stretch',
  groupBy: 'year quarter month day',
  horizontal: 'general left center right fill justify',
  icons: 'arrows3 signs3 symbols3 quarters4 bars5',
  legend: 'none top right bottom left',
  lookIn: 'text formulas',
  marks: 'high low negative first last',
  onInvalid: 'stop warning information',
  operator:
    'equal notEqual greater greaterOrEqual less lessOrEqual between notBetween contains notContains startsWith endsWith',
  order: 'ascending descending source',
  orientation: 'portrait landscape',
  paper: 'A3 A4 A5 letter legal',
  pattern: 'solid dots horizontal vertical diagonal grid',
  position: 'normal superscript subscript',
  scale: 'individual group',
  seriesIn: 'columns rows',
  showAs: 'value percentOfTotal percentOfRow percentOfColumn',
  side: 'above below',
  style: 'thin medium thick dashed dotted double',
  summary: 'sum count average min max product',
  underline: 'none single double',
  vertical: 'top middle bottom',
  visibility: 'visible hidden veryHidden',
  what: 'contents formats validation all',
};

/** Smallest and largest numbers that the contract allows, by the name of the property. */
const BOUNDS: Readonly<
  Record<string, readonly [least: number, most?: number]>
> = {
  count: [1],
  indent: [0, 15],
  maxMatches: [1],
  opacity: [0, 1],
  size: [1, 409],
};

const POSITIVE_NUMBERS = /^(?:scale|step)$/;
const COLORS = /^(?:fill|tabColor|colors?|(?:mark|negative|pattern)Color)$/;

/** Properties that a definition requires, by the value of its property `type`. */
type RequiredProperties = Readonly<Record<string, string>>;

/**
 * Checks enumerated properties, colours, numbers and dates of options, including nested ones.
 *
 * @param types - allowed values of the property `type`, each with the names of the properties that it requires
 * @throws SpreadsheetError `INVALID_ARGUMENT`
 */
export function assertOptions(
  options: object,
  types: RequiredProperties = {},
): void {
  const {type} = options as {type?: string};
  const required = new Map(Object.entries(types)).get(type ?? '');
  if (Object.keys(types).length > 0 && required === undefined) {
    throw createChoiceError('type', type, Object.keys(types));
  }
  const missing = required
    ?.split(' ')
    .find((name) => name !== '' && Object(options)[name] === undefined);
  if (missing !== undefined) {
    throw createInvalidArgumentError(
      `The type '${type}' requires the property ${missing}.`,
      {type: type!, missing},
    );
  }
  for (const [name, value] of Object.entries(options)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      assertOption(name, one);
    }
  }
}

function assertOption(name: string, value: unknown): void {
  const allowed = CHOICES[name]?.split(' ');
  if (typeof value === 'string' || typeof value === 'boolean') {
    if (allowed && !allowed.includes(String(value))) {
      throw createChoiceError(name, value, allowed);
    }
    if (COLORS.test(name) && !/^#[\da-f]{6}$/i.test(String(value))) {
      throw createInvalidArgumentError(
        `'${value}' is not a colour: write #RRGGBB.`,
        {color: value},
      );
    }
  } else if (value instanceof Date && Number.isNaN(value.getTime())) {
    throw createInvalidArgumentError(`${name} is an invalid date.`);
  } else if (typeof value === 'number') {
    assertNumber(name, value, ...(BOUNDS[name] ?? [-Infinity]));
    if (POSITIVE_NUMBERS.test(name) && value <= 0) {
      throw createInvalidArgumentError(
        `${name} is ${value}; expected a number above 0.`,
        {[name]: value},
      );
    }
  } else if (isPlain(value)) {
    assertOptions(value);
  }
}

/** Tests whether a value is an object without a class. */
const isPlain = (value: unknown): value is object =>
  Object.prototype.toString.call(value) === '[object Object]' &&
  Object.getPrototypeOf(Object.getPrototypeOf(value) ?? {}) === null;

function createChoiceError(
  name: string,
  received: unknown,
  allowed: readonly string[],
) {
  return createInvalidArgumentError(
    `${name} is '${String(received)}'; expected ${allowed.join(', ')}.`,
    {[name]: String(received), expected: allowed},
  );
}
