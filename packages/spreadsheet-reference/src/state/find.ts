import type {SheetState, WorkbookState} from './types';

/** A sheet by its id; `undefined` once it was removed. */
export function sheetIn(
  {sheets}: WorkbookState,
  id: string | undefined,
): SheetState | undefined {
  return sheets.find((sheet) => sheet.id === id);
}

/** Tells what has a name; its case does not matter. */
export function isNamed(
  name: string,
): (one: {readonly name: string}) => boolean {
  return (one) => one.name.toLowerCase() === name.toLowerCase();
}
