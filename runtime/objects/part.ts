import type {Sheet} from '../contract';
import {SpreadsheetError} from '../errors';
import type {SheetState, WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {removed} from './engineObject';

/** What belongs to a sheet: reads its state, and changes it as a step. */
export abstract class SheetPart {
  protected readonly context: DocumentContext;
  protected readonly sheetId: string;

  constructor(context: DocumentContext, sheetId: string) {
    this.context = context;
    this.sheetId = sheetId;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the sheet is gone */
  protected get state(): SheetState {
    const sheet = this.context.isAlive
      ? this.context.store.sheet(this.sheetId)
      : undefined;
    if (!sheet) {
      throw removed('sheet');
    }
    return sheet;
  }

  protected act<T>(
    label: string,
    change: (sheet: SheetState, workbook: WorkbookState) => T,
  ): T {
    return this.context.store.act(label, (workbook) =>
      change(
        workbook.sheets.find(({id}) => id === this.sheetId)!,
        workbook,
      ),
    );
  }
}

/** The error of an option or definition that contradicts itself or is out of bounds. */
export function invalidArgument(
  message: string,
  details: Record<string, string | number> = {},
): SpreadsheetError {
  return new SpreadsheetError('INVALID_ARGUMENT', message, details);
}

/**
 * @throws SpreadsheetError `OBJECT_REMOVED`, or `INVALID_ARGUMENT` for a sheet of another document
 */
export function assertOwnSheet({store}: DocumentContext, sheet: Sheet): void {
  if (!sheet.isAlive) {
    throw removed('sheet');
  }
  if (!store.sheet(sheet.id)) {
    throw invalidArgument(
      `The sheet '${sheet.name}' is in another document: pass one of this document.`,
      {name: sheet.name},
    );
  }
}

export function nameInUse(kind: string, name: string): SpreadsheetError {
  return new SpreadsheetError(
    'NAME_IN_USE',
    `There is already a ${kind} '${name}': choose another name.`,
    {name},
  );
}

/** First `Kind1`, `Kind2`, … that is not in use. */
export function freeName(kind: string, used: readonly string[]): string {
  const taken = new Set(used.map((name) => name.toLowerCase()));
  let number = 1;
  while (taken.has(`${kind}${number}`.toLowerCase())) {
    number += 1;
  }
  return `${kind}${number}`;
}
