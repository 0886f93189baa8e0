import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {
  CellValue,
  IntegratedDocument,
  Sheet,
  Spreadsheet,
} from '../../runtime/contract';
import type {PeerCell, PeerWorkbook} from './reader';

/** What became of one workbook. */
export interface Report {
  readonly file: string;
  /** Why it could not be opened; empty when it was. */
  readonly refusal: string;
  readonly hasFormulas: boolean;
  readonly isIdle: boolean;
  /** One text for each cell that differs, its kind in front of a colon. */
  readonly differences: readonly string[];
  /** The same for cells whose dates differ in some time zone. */
  readonly zones: readonly string[];
  /** The same for what is not there after saving and opening again. */
  readonly losses: readonly string[];
}

const ZONES = ['UTC', 'Asia/Seoul', 'Australia/Sydney', 'America/Sao_Paulo'];
const LONGEST_WAIT = 5_000;
const MOST_CELLS = 20_000;
const VOLATILE = /\b(?:RAND|RANDBETWEEN|NOW|TODAY|CELL|INFO)\(/i;

/** Opens a workbook, waits for its results, saves it and opens it again; what differs on the way. */
export async function inspect(
  spreadsheet: Spreadsheet,
  file: string,
  readPeer: (bytes: Uint8Array) => PeerWorkbook,
): Promise<Report> {
  const bytes = new Uint8Array(readFileSync(file));
  const base = {file: path.basename(file)};
  let peer: PeerWorkbook | undefined;
  try {
    peer = readPeer(bytes);
  } catch {
    peer = undefined;
  }
  let document: IntegratedDocument;
  const open = (source: Uint8Array<ArrayBuffer>) =>
    spreadsheet.documents.open(source, {format: 'xlsx'});
  try {
    document = await open(bytes);
  } catch (error) {
    const refusal = `${peer ? '' : '(the other reader, too) '}${String(error)}`;
    const none = {differences: [], zones: [], losses: []};
    return {...base, ...none, refusal, hasFormulas: false, isIdle: false};
  }
  const {sheets} = document.workbook;
  const cells = [...(peer ?? [])].flatMap(([sheetName, list]) => {
    const sheet = sheets.get(sheetName);
    return sheet
      ? list.slice(0, MOST_CELLS).map((cell) => ({sheet, cell}))
      : [];
  });
  const hasFormulas = cells.some(({cell}) => cell.formula !== undefined);
  const isIdle = await settles(spreadsheet);
  // What depends on chance or on the day has no expected value.
  const isVolatile = cells.some(({cell}) => VOLATILE.test(cell.formula ?? ''));
  const differences = peer
    ? cells
        .flatMap(({sheet, cell}) => compare(sheet, cell))
        .filter((text) => !isVolatile || !text.startsWith('wrong value'))
    : ['unread: the other reader fails'];
  const zones = isIdle
    ? await compareZones(spreadsheet, () => open(bytes), document)
    : ['no results'];
  const losses = isIdle
    ? await reopen(spreadsheet, document, open)
    : ['results: none'];
  [...spreadsheet.documents].slice(1).forEach((one) => {
    spreadsheet.documents.close(one);
  });
  return {
    ...base,
    refusal: '',
    hasFormulas,
    isIdle,
    differences,
    zones,
    losses,
  };
}

/** Whether the results are there in time. */
function settles({engine}: Spreadsheet): Promise<boolean> {
  return Promise.race([
    engine.whenIdle().then(() => true),
    setTimeout(LONGEST_WAIT, false),
  ]);
}

function compare(sheet: Sheet, cell: PeerCell): string[] {
  const {row, column, value: expected, isError, formula, format} = cell;
  if (formula !== undefined && VOLATILE.test(formula)) {
    return [];
  }
  const value = serial(sheet.cell(row, column).getValue());
  const text = isErrorValue(value) ? value.error : value;
  const lines = (one: unknown) => String(one ?? '').replaceAll('\r\n', '\n');
  const isSame =
    typeof expected === 'number' && typeof text === 'number'
      ? Math.abs(text - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
      : lines(text) === lines(expected);
  if (isSame) {
    return [];
  }
  const found = isErrorValue(value)
    ? `${value.error} ${(value as {reason?: string}).reason ?? ''}`
    : JSON.stringify(value);
  const kind =
    formula === undefined
      ? 'contents'
      : isErrorValue(value)
        ? 'error for a value'
        : isError
          ? 'value for an error'
          : typeof value === typeof expected
            ? 'wrong value'
            : 'wrong type';
  return [
    `${kind}: ${sheet.name}!R${row + 1}C${column + 1} is ${found}, expected ${JSON.stringify(expected)} ${formula === undefined ? format : `=${formula}`}`,
  ];
}

function isErrorValue(value: unknown): value is {error: string} {
  return typeof value === 'object' && value !== null && 'error' in value;
}

/** The number of days that a date shows in the time zone of this process. */
function serial(value: CellValue): Exclude<CellValue, Date> {
  if (!(value instanceof Date)) {
    return value;
  }
  const local = new Date(0);
  local.setUTCFullYear(value.getFullYear(), value.getMonth(), value.getDate());
  local.setUTCHours(
    value.getHours(),
    value.getMinutes(),
    value.getSeconds(),
    value.getMilliseconds(),
  );
  const days = (local.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000;
  return days < 60 ? days - 1 : days;
}

/** Texts of the cells in use that are dates, sheet by sheet. */
function dateTexts(document: IntegratedDocument): string[] {
  return [...document.workbook.sheets].flatMap((sheet) =>
    filled(sheet).flatMap((range) => {
      const value = range.getValue();
      return value instanceof Date
        ? [`${range.address} ${range.getText()} ${value.toDateString()}`]
        : [];
    }),
  );
}

function filled(sheet: Sheet) {
  const used = sheet.usedArea;
  if (!used || used.rowCount * used.columnCount > 2_000_000) {
    return [];
  }
  const cells = [];
  for (let row = 0; row <= used.lastRow; row += 1) {
    for (let column = 0; column <= used.lastColumn; column += 1) {
      if (cells.length >= MOST_CELLS) {
        return cells;
      }
      cells.push(sheet.cell(row, column));
    }
  }
  return cells;
}

async function compareZones(
  spreadsheet: Spreadsheet,
  open: () => Promise<IntegratedDocument>,
  document: IntegratedDocument,
): Promise<string[]> {
  const before = process.env.TZ;
  const found: string[] = [];
  const expected = dateTexts(document);
  if (expected.length === 0) {
    return [];
  }
  for (const zone of ZONES) {
    process.env.TZ = zone;
    const again = await open();
    await settles(spreadsheet);
    const texts = dateTexts(again);
    expected.forEach((text, index) => {
      if (text !== texts[index] && !/\bnow\b/i.test(text)) {
        found.push(`${zone}: ${texts[index]}, expected ${text}`);
      }
    });
    spreadsheet.documents.close(again);
  }
  process.env.TZ = before ?? 'UTC';
  return found;
}

/** What a document has, as texts that stay the same from file to file. */
function contents(document: IntegratedDocument): Set<string> {
  const {workbook} = document;
  const found = new Set<string>();
  for (const {name} of workbook.names) {
    found.add(`name: ${name}`);
  }
  for (const sheet of workbook.sheets) {
    found.add(`sheet: ${sheet.name} ${sheet.visibility}`);
    for (const range of filled(sheet)) {
      const value = serial(range.getValue());
      const formula = range.getFormula();
      const isVolatile = formula !== null && VOLATILE.test(formula);
      if (value !== null && !isVolatile) {
        const {numberFormat} = range.getFormat();
        const shown = typeof value === 'number' ? value.toPrecision(12) : value;
        found.add(
          `cell: ${range.address} ${formula ?? JSON.stringify(shown)} ${numberFormat}`,
        );
      }
    }
    [...sheet.charts].forEach(({name}) => found.add(`chart: ${name}`));
    [...sheet.conditionalFormats].forEach(({area, rule}) =>
      found.add(`conditional format: ${area.address} ${rule.type}`),
    );
  }
  return found;
}

async function reopen(
  spreadsheet: Spreadsheet,
  document: IntegratedDocument,
  open: (bytes: Uint8Array<ArrayBuffer>) => Promise<IntegratedDocument>,
): Promise<string[]> {
  try {
    const saved = await document.save({format: 'xlsx'});
    const again = await open(new Uint8Array(await saved.arrayBuffer()));
    await settles(spreadsheet);
    const now = contents(again);
    return [...contents(document)].filter((entry) => !now.has(entry));
  } catch (error) {
    return [`fails: ${String(error)}`];
  }
}
