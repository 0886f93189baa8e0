import {createInvalidArgumentError} from './errors';

/** Values that the contract allows for its enumerated properties, by the name of the property. */
const CHOICES: Readonly<Record<string, string>> = {
  axis: 'primary secondary',
  content: 'all values formulas formats',
  fit: 'contain cover stretch',
  groupBy: 'year quarter month day',
  horizontal: 'general left center right fill justify',
  icons: 'arrows3 signs3 symbols3 quarters4 bars5',
  legend: 'none top right bottom left',
  lookIn: 'text formulas',
  onInvalid: 'stop warning information',
  operator:
    'equal notEqual greater greaterOrEqual less lessOrEqual between notBetween contains notContains startsWith endsWith',
  order: 'ascending descending source',
  orientation: 'portrait landscape',
  paper: 'A3 A4 A5 letter legal',
  pattern: 'solid dots horizontal vertical diagonal grid',
  position: 'normal superscript subscript',
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

/** Properties that a definition requires, by the value of its property `type`. */
type RequiredProperties = Readonly<Record<string, string>>;

/**
 * Checks enumerated properties, numbers and dates of options, including nested ones.
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
    const allowed = CHOICES[name]?.split(' ');
    if (typeof value === 'string' || typeof value === 'boolean') {
      if (allowed && !allowed.includes(String(value))) {
        throw createChoiceError(name, value, allowed);
      }
    } else if (value instanceof Date && Number.isNaN(value.getTime())) {
      throw createInvalidArgumentError(`${name} is an invalid date.`);
    } else if (typeof value === 'number' && !Number.isFinite(value)) {
      throw createInvalidArgumentError(
        `${name} is ${value}; expected a finite number.`,
        {[name]: String(value)},
      );
    } else if (Array.isArray(value) || isPlain(value)) {
      assertOptions(value);
    }
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
