import {type Entry, writeEntry} from '../edits/contents';
import {readData} from '../objects/typedText';
import {cellKey, columnOf, rowOf, usedBounds} from '../state/cells';
import {emptyWorkbook} from '../state/create';
import {numberFormatOf} from '../state/formats';
import type {SheetState, WorkbookState} from '../state/types';
import type {DocumentStore} from '../document/store';
import {readCell} from '../objects/context';
import {displayText} from '../values/numberFormat';
import {assertWithin} from '../errors';

/** The displayed text of a sheet as comma-separated values. */
export async function toCsv(
  store: DocumentStore,
  state: WorkbookState,
  sheet: SheetState,
  locale: string,
): Promise<string> {
  const {writeCsv} = await import('../lazy/csv');
  const used = usedBounds(sheet);
  const rows = Array.from({length: (used?.lastRow ?? -1) + 1}, () =>
    new Array<string>((used?.lastColumn ?? -1) + 1).fill(''),
  );
  for (const key of sheet.cells.keys()) {
    const pattern = numberFormatOf(state, sheet, key);
    const {calculator} = store;
    const value = readCell({calculator, state}, sheet.id, key);
    const text = displayText(value, pattern, locale);
    rows[rowOf(key)]![columnOf(key)] =
      typeof value === 'string' ? guarded(text) : text;
  }
  return writeCsv(rows);
}

/** What some program takes for the beginning of a formula, and the mark that keeps it from that. */
const RISKY = /^[=+\-@'\t\r]/;
const GUARD = "'";

function guarded(text: string): string {
  return RISKY.test(text) ? GUARD + text : text;
}

/** Reads a field of a file: text behind the mark, all else as an entry that is no formula. */
function readField(field: string, locale: string): Entry {
  const text = field.slice(GUARD.length);
  if (field.startsWith(GUARD) && RISKY.test(text)) {
    assertWithin('cellCharacters', text.length);
    return {value: text};
  }
  return readData(field, locale);
}

/** A workbook with one sheet of the values in a text; numbers, dates and booleans are read, formulas are not. */
export async function fromCsv(
  text: string,
  separator: string | undefined,
  locale: string,
): Promise<WorkbookState> {
  const {parseCsv} = await import('../lazy/csv');
  const [line = '', named] = /^\uFEFF?sep=(.)\r?(?:\n|$)/i.exec(text) ?? [];
  const rows = parseCsv(text.slice(line.length), {
    delimiter: separator ?? named,
    typeInference: false,
  });
  assertWithin('rows', rows.length);
  const workbook = emptyWorkbook(['Sheet1']);
  const [sheet] = workbook.sheets as [SheetState];
  rows.forEach((row, rowIndex) => {
    assertWithin('columns', row.length);
    row.forEach((cell, column) => {
      const entry = readField(String(cell ?? ''), locale);
      writeEntry(workbook, sheet, cellKey(rowIndex, column), entry);
    });
  });
  return workbook;
}
