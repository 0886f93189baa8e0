import type {SheetState, WorkbookState} from './types';

export function sheetIn(
  {sheets}: WorkbookState,
  id: string | undefined,
): SheetState | undefined {
  return sheets.find((sheet) => sheet.id === id);
}

/** Creates a predicate that compares names without case. */
export function isNamed(
  name: string,
): (one: {readonly name: string}) => boolean {
  return (one) => one.name.toLowerCase() === name.toLowerCase();
}
