import type {JsonObject, SpreadsheetErrorCode} from './contract';

/** Error of every failing call: `code` says what went wrong, `details` with what. */
export class SpreadsheetError extends Error {
  readonly code: SpreadsheetErrorCode;
  readonly details: JsonObject;

  constructor(
    code: SpreadsheetErrorCode,
    message: string,
    details: JsonObject = {},
  ) {
    super(message);
    this.name = 'SpreadsheetError';
    this.code = code;
    this.details = details;
  }
}

/** Throws `ABORTED` when the signal of a call was aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) {
    throw new SpreadsheetError('ABORTED', 'The operation was cancelled.');
  }
}
