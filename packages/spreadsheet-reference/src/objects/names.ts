import {invalidName, limits, nameInUse, SpreadsheetError} from '../errors';
import {isNamed} from '../state/find';
import type {SheetState, WorkbookState} from '../state/types';

/** Throws when a name cannot name a sheet, or another sheet has it. */
export function assertSheetName(
  {sheets}: WorkbookState,
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
  if (sheets.some((one) => one.id !== ownId && isNamed(name)(one))) {
    throw nameInUse('sheet', name);
  }
}

/** The first visible sheet besides one. Throws `LAST_SHEET` when there is none: a document must keep one. */
export function otherVisible({sheets}: WorkbookState, id: string): SheetState {
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

/** Throws when the list of sheets is protected. */
export function assertListUnprotected({protection}: WorkbookState): void {
  if (protection) {
    throw new SpreadsheetError(
      'PROTECTED',
      'The list of sheets is protected: call workbook.unprotect() first.',
    );
  }
}

/** A name that was chosen, or the first `Kind1`, `Kind2`, … that none of the others has. */
export function nameFor(
  kind: string,
  chosen: string | undefined,
  others: readonly {readonly name: string}[],
): string {
  if (chosen !== undefined && others.some(isNamed(chosen))) {
    throw nameInUse(kind, chosen);
  }
  return chosen ?? freeName(kind, others);
}

/** First `Kind1`, `Kind2`, … that none of the others has. */
export function freeName(
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
