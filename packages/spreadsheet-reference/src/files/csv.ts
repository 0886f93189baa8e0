import {cache} from '../formula/syntax';
import {parseDataText} from '../objects/typedText';
import {
  toCellKey,
  keyToColumn,
  keyToRow,
  findUsedBounds,
  setCell,
} from '../state/cells';
import {createEmptyWorkbook} from '../state/create';
import {resolveNumberFormat} from '../state/formats';
import type {CellState, SheetState, WorkbookState} from '../state/types';
import type {DocumentStore} from '../document/store';
import {formatDisplayText} from '../values/numberFormat';
import {assertWithinLimit} from '../errors';

/** Writes the displayed text of all cells of a sheet as comma-separated values. */
export async function renderCsv(
  store: DocumentStore,
  state: WorkbookState,
  sheet: SheetState,
  locale: string,
): Promise<string> {
  const {writeCsv} = await import('../lazy/csv');
  const used = findUsedBounds(sheet);
  const rows = Array.from({length: (used?.lastRow ?? -1) + 1}, () =>
    new Array<string>((used?.lastColumn ?? -1) + 1).fill(''),
  );
  for (const key of sheet.cells.keys()) {
    const pattern = resolveNumberFormat(state, sheet, key);
    const value = store.calculator.formulas.read(sheet, key);
    const text = formatDisplayText(value, pattern, locale);
    rows[keyToRow(key)]![keyToColumn(key)] =
      typeof value === 'string' ? escapeFormula(text) : text;
  }
  return writeCsv(rows);
}

/** Matches texts that some programs would read as a formula. The escape character before the text prevents that. */
const FORMULA_START = /^[=+\-@'\t\r]/;
const ESCAPE = "'";

function escapeFormula(text: string): string {
  return FORMULA_START.test(text) ? ESCAPE + text : text;
}

/** Parses a field like text that a user types, but never as a formula. */
function readField(field: string, locale: string): CellState {
  const text = field.slice(ESCAPE.length);
  if (field.startsWith(ESCAPE) && FORMULA_START.test(text)) {
    assertWithinLimit('cellCharacters', text.length);
    return {value: text};
  }
  const {value, numberFormat} = parseDataText(field, locale);
  return numberFormat === undefined ? {value} : {value, format: {numberFormat}};
}

/** Reads delimiter-separated values into a workbook with one sheet. Formulas are read as text. */
export async function parseCsv(
  text: string,
  separator: string | undefined,
  locale: string,
): Promise<WorkbookState> {
  // Refuses files with too many rows before memory is used for them.
  assertWithinLimit('rows', countLines(text));
  const {streamCsvRows} = await import('../lazy/csv');
  const [line = '', named] = /^\uFEFF?sep=(.)\r?(?:\n|$)/i.exec(text) ?? [];
  const rows = streamCsvRows(text.slice(line.length), {
    delimiter: separator ?? named,
    typeInference: false,
  });
  const workbook = createEmptyWorkbook(['Sheet1']);
  const [sheet] = workbook.sheets as [SheetState];
  // Equal fields share a cell.
  const readCell = cache((field) => readField(field, locale));
  let rowIndex = 0;
  for (const row of rows) {
    assertWithinLimit('rows', rowIndex + 1);
    assertWithinLimit('columns', row.length);
    row.forEach((cell, column) => {
      setCell(sheet, toCellKey(rowIndex, column), readCell(String(cell ?? '')));
    });
    rowIndex += 1;
  }
  return workbook;
}

/** Counts the lines of a text; line breaks between quotation marks belong to fields. */
function countLines(text: string): number {
  let count = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    isQuoted = code === QUOTE ? !isQuoted : isQuoted;
    count += Number(code === LINE_FEED && !isQuoted);
  }
  return count;
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
