import {
  createInvalidNameError,
  limits,
  createNameInUseError,
  SpreadsheetError,
} from '../errors';
import {createNameTest} from '../state/identity';
import type {SheetState, WorkbookState} from '../state/types';

/** Matches names of sheets that spreadsheet programs refuse. */
const RESERVED_NAME = /[:\\/?*[\]]|^'|'$|^history$/i;

/** @throws SpreadsheetError `INVALID_NAME`, or `NAME_IN_USE` if a sheet other than `ownId` already has the name */
export function assertSheetName(
  {sheets}: WorkbookState,
  name: string,
  ownId?: string,
): void {
  const isTooLong = name.length > limits.sheetNameCharacters;
  if (
    typeof name !== 'string' ||
    name === '' ||
    isTooLong ||
    RESERVED_NAME.test(name)
  ) {
    throw createInvalidNameError(
      name,
      `'${name}' cannot name a sheet: write 1 to ${limits.sheetNameCharacters} characters, none of : \\ / ? * [ ], no apostrophe at an end, and not History.`,
    );
  }
  if (sheets.some((one) => one.id !== ownId && createNameTest(name)(one))) {
    throw createNameInUseError('sheet', name);
  }
}

/**
 * Finds the first visible sheet other than `id`.
 *
 * @throws SpreadsheetError `LAST_SHEET` if there is none
 */
export function findOtherVisibleSheet(
  {sheets}: WorkbookState,
  id: string,
): SheetState {
  const found = sheets.find(
    (sheet) => sheet.id !== id && sheet.visibility === 'visible',
  );
  if (!found) {
    throw new SpreadsheetError(
      'LAST_SHEET',
      'A document must keep one visible sheet: add or show another one first.',
    );
  }
  return found;
}

/** @throws SpreadsheetError `PROTECTED` if the list of sheets is protected */
export function assertSheetsUnprotected({protection}: WorkbookState): void {
  if (protection) {
    throw new SpreadsheetError(
      'PROTECTED',
      'The list of sheets is protected: call workbook.unprotect() first.',
    );
  }
}

/**
 * Returns the requested name; generates one if none is requested.
 *
 * @throws SpreadsheetError `NAME_IN_USE` if the requested name exists
 */
export function chooseUniqueName(
  kind: string,
  chosen: string | undefined,
  others: readonly {readonly name: string}[],
): string {
  if (chosen !== undefined && others.some(createNameTest(chosen))) {
    throw createNameInUseError(kind, chosen);
  }
  return chosen ?? generateName(kind, others);
}

/** Returns the first unused name of `Kind1`, `Kind2`, … */
export function generateName(
  kind: string,
  others: readonly {readonly name: string}[],
): string {
  const taken = new Set(others.map(({name}) => name.toLowerCase()));
  let number = 1;
  while (taken.has(`${kind}${number}`.toLowerCase())) {
    number += 1;
  }
  return `${kind}${number}`;
}
