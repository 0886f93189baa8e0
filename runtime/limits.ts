import type {Limits} from './contract';
import {SpreadsheetError} from './errors';

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
