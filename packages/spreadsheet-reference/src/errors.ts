import type {JsonObject, SpreadsheetErrorCode, Limits} from './contract';

/** Error of every failing call: `code` says what went wrong, `details` with what. */
export class SpreadsheetError extends Error {
  constructor(
    readonly code: SpreadsheetErrorCode,
    message: string,
    readonly details: JsonObject = {},
  ) {
    super(message);
    this.name = 'SpreadsheetError';
  }
}

/** Throws `ABORTED` when the signal of a call was aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) {
    throw new SpreadsheetError('ABORTED', 'The operation was cancelled.');
  }
}

/** The error of an option or definition that contradicts itself or is out of bounds. */
export function invalidArgument(
  message: string,
  details: JsonObject = {},
): SpreadsheetError {
  return new SpreadsheetError('INVALID_ARGUMENT', message, details);
}

/** The error of a name that cannot be one, or that nothing has. */
export function invalidName(name: string, message: string): SpreadsheetError {
  return new SpreadsheetError('INVALID_NAME', message, {name});
}

/** The error of a name that something else of its kind has. */
export function nameInUse(kind: string, name: string): SpreadsheetError {
  return new SpreadsheetError(
    'NAME_IN_USE',
    `There is already a ${kind} '${name}': choose another name.`,
    {name},
  );
}

/** The error of a use of something that was removed. */
export function removed(kind: string): SpreadsheetError {
  return new SpreadsheetError(
    'OBJECT_REMOVED',
    `This ${kind} was removed, closed or disposed: check isAlive before you use it.`,
    {kind},
  );
}

/** Throws `INVALID_ARGUMENT` for a number that is given and out of bounds. */
export function assertNumber(
  name: string,
  value: number | undefined,
  least: number,
  most = Infinity,
  kind: 'number' | 'whole number' = 'number',
): void {
  const isKind = kind === 'number' || Number.isInteger(value);
  if (value !== undefined && !(isKind && value >= least && value <= most)) {
    const end = most === Infinity ? '' : ` to ${most}`;
    throw invalidArgument(
      `${name} is ${value}; expected a ${kind} from ${least}${end}.`,
      {[name]: value},
    );
  }
}

/** Throws `INVALID_ARGUMENT` for a number that is given and not whole or out of bounds. */
export function assertWhole(
  name: string,
  value: number | undefined,
  least: number,
  most?: number,
): void {
  assertNumber(name, value, least, most, 'whole number');
}

/** Throws `INVALID_ARGUMENT` for a number that is given and not above 0. */
export function assertPositive(name: string, value: number | undefined): void {
  if (value !== undefined && !(value > 0)) {
    throw invalidArgument(`${name} is ${value}; expected a number above 0.`, {
      [name]: value,
    });
  }
}

/** Tells why a file cannot be opened. */
export function unreadable(message: string, part?: string): SpreadsheetError {
  return new SpreadsheetError(
    'FILE_UNREADABLE',
    message,
    part === undefined ? undefined : {part},
  );
}

export const limits: Limits = Object.freeze({
  rows: 1_048_576,
  columns: 16_384,
  cellCharacters: 32_767,
  formulaCharacters: 8_192,
  sheetNameCharacters: 31,
});

/** Throws `LIMIT_EXCEEDED` when something is larger than it may be. */
export function assertWithin(limit: keyof Limits, received: number): void {
  if (received > limits[limit]) {
    throw new SpreadsheetError(
      'LIMIT_EXCEEDED',
      `At most ${limits[limit]} ${limit} are possible; ${received} were given.`,
      {limit, largest: limits[limit], received},
    );
  }
}
