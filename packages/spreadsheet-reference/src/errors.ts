import type {JsonObject, SpreadsheetErrorCode, Limits} from './contract';

/** Error of the public API. The type of `details` depends on `code`. */
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

/** @throws SpreadsheetError `ABORTED` if the signal is aborted */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) {
    throw new SpreadsheetError('ABORTED', 'The operation was cancelled.');
  }
}

export function createInvalidArgumentError(
  message: string,
  details: JsonObject = {},
): SpreadsheetError {
  return new SpreadsheetError('INVALID_ARGUMENT', message, details);
}

/** Creates the error for a malformed or unknown name. */
export function createInvalidNameError(
  name: string,
  message: string,
): SpreadsheetError {
  return new SpreadsheetError('INVALID_NAME', message, {name});
}

export function createNameInUseError(
  kind: string,
  name: string,
): SpreadsheetError {
  return new SpreadsheetError(
    'NAME_IN_USE',
    `There is already a ${kind} '${name}': choose another name.`,
    {name},
  );
}

/** Creates the error for an object that is used after it was removed, closed or disposed. */
export function createObjectRemovedError(kind: string): SpreadsheetError {
  return new SpreadsheetError(
    'OBJECT_REMOVED',
    `This ${kind} was removed, closed or disposed: check isAlive before you use it.`,
    {kind},
  );
}

/** @throws SpreadsheetError `INVALID_ARGUMENT` if the value is defined and out of bounds */
export function assertNumber(
  name: string,
  value: number | undefined,
  least: number,
  most = Infinity,
  kind: 'number' | 'whole number' = 'number',
): void {
  const isKind =
    kind === 'number' ? Number.isFinite(value) : Number.isInteger(value);
  if (value !== undefined && !(isKind && value >= least && value <= most)) {
    const start = least === -Infinity ? '' : ` from ${least}`;
    const end = most === Infinity ? '' : ` to ${most}`;
    throw createInvalidArgumentError(
      `${name} is ${value}; expected a ${kind}${start}${end}.`,
      {[name]: String(value)},
    );
  }
}

/** @throws SpreadsheetError `INVALID_ARGUMENT` if the value is defined and not an integer within the bounds */
export function assertInteger(
  name: string,
  value: number | undefined,
  least: number,
  most?: number,
): void {
  assertNumber(name, value, least, most, 'whole number');
}

/**
 * Creates the error for a file that cannot be read.
 *
 * @param part - path of the broken part in the file
 */
export function createFileUnreadableError(
  message: string,
  part?: string,
): SpreadsheetError {
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

/** @throws SpreadsheetError `LIMIT_EXCEEDED` if a value is above a limit */
export function assertWithinLimit(limit: keyof Limits, received: number): void {
  if (received > limits[limit]) {
    throw new SpreadsheetError(
      'LIMIT_EXCEEDED',
      `At most ${limits[limit]} ${limit} are possible; ${received} were given.`,
      {limit, largest: limits[limit], received},
    );
  }
}
