import type {SheetState, WorkbookState} from './types';

let last = 0;

/** Creates an id that is unique on the page. */
export function createId(kind: string): string {
  last += 1;
  return `${kind}-${last}`;
}

/** Prevents `createId` from creating ids that occur in a file. */
export function reserveIds(text: string): void {
  for (const [, number] of text.matchAll(/"[a-z]+-(\d{1,9})"/gi)) {
    last = Math.max(last, Number(number));
  }
}

export function findSheet(
  {sheets}: WorkbookState,
  id: string | undefined,
): SheetState | undefined {
  return sheets.find((sheet) => sheet.id === id);
}

/** Creates a test whether an item has a name. Ignores case. */
export function createNameTest(
  name: string,
): (one: {readonly name: string}) => boolean {
  return (one) => one.name.toLowerCase() === name.toLowerCase();
}
