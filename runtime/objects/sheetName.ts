import {invalidName, nameInUse, SpreadsheetError} from '../errors';
import {limits} from '../limits';
import type {DocumentStore} from '../document/store';

/** Throws when a name cannot name a sheet, or another sheet has it. */
export function assertSheetName(
  {state}: DocumentStore,
  name: string,
  ownId?: string,
): void {
  const isTooLong = name.length > limits.sheetNameCharacters;
  if (name === '' || isTooLong || /[:\\/?*[\]]/.test(name)) {
    throw invalidName(
      name,
      `'${name}' cannot name a sheet: write 1 to ${limits.sheetNameCharacters} characters, none of : \\ / ? * [ ].`,
    );
  }
  const other = state.sheets.find(
    (sheet) =>
      sheet.id !== ownId && sheet.name.toLowerCase() === name.toLowerCase(),
  );
  if (other) {
    throw nameInUse('sheet', name);
  }
}

/** Throws when the list of sheets is protected. */
export function assertListUnprotected({state}: DocumentStore): void {
  if (state.protection) {
    throw new SpreadsheetError(
      'PROTECTED',
      'The list of sheets is protected: call workbook.unprotect() first.',
    );
  }
}
