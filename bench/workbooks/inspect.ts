import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {
  IntegratedDocument,
  Sheet,
  Spreadsheet,
} from '../../contracts/spreadsheet/spreadsheet-sdk';
import {compareCell, toSerialValue, VOLATILE_FUNCTION} from './compare';
import type {PeerWorkbook} from './reader';

export interface WorkbookReport {
  readonly file: string;
  /** Error message if the file could not be opened, else an empty string. */
  readonly refusal: string;
  readonly hasFormulas: boolean;
  readonly isIdle: boolean;
  /** Reasons why some results have no expected value. */
  readonly apart: readonly string[];
  /** A text for each different cell, starting with the kind and a colon. */
  readonly differences: readonly string[];
  /** The same for cells whose dates depend on the time zone. */
  readonly zones: readonly string[];
  /** The same for contents that are lost by saving and opening. */
  readonly losses: readonly string[];
}

const ZONES = ['UTC', 'Asia/Seoul', 'Australia/Sydney', 'America/Sao_Paulo'];
const LONGEST_WAIT = 5_000;
const MOST_CELLS = 20_000;

/** Opens, calculates, saves and reopens a workbook, and reports differences. */
export async function inspectWorkbook(
  spreadsheet: Spreadsheet,
  file: string,
  readPeer: (bytes: Uint8Array) => PeerWorkbook,
): Promise<WorkbookReport> {
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
    const none = {apart: [], differences: [], zones: [], losses: []};
    return {...base, ...none, refusal, hasFormulas: false, isIdle: false};
  }
  const {sheets} = document.workbook;
  const cells = [...(peer ?? [])].flatMap(([sheetName, list]) => {
    const sheet = sheets.get(sheetName);
    return sheet
      ? list.slice(0, MOST_CELLS).map((cell) => ({sheet, cell}))
      : [];
  });
  const formulas = cells.filter(({cell}) => cell.formula !== undefined);
  const hasFormulas = formulas.length > 0;
  const isIdle = await settles(spreadsheet);
  // Cells that change with the date or by chance are not compared.
  const isVolatile = formulas.some(({cell}) =>
    VOLATILE_FUNCTION.test(cell.formula!),
  );
  const texts = (document: IntegratedDocument) =>
    cells.map(({sheet, cell: {row, column}}) => {
      const same = document.workbook.sheets.get(sheet.name)!;
      return JSON.stringify(toSerialValue(same.cell(row, column).getValue()));
    });
  const now = isVolatile ? texts(document) : [];
  const others: string[][] = [];
  for (const year of isVolatile && isIdle ? [1950, 2100] : []) {
    others.push(await openedAt(year, spreadsheet, () => open(bytes), texts));
  }
  const apart = [
    isVolatile && 'volatile: values that depend on chance or on the day',
    ...document.leftOut.flatMap(({reason}) => {
      const names = /functions that are not there, ([^:]*)/.exec(reason)?.[1];
      return reason.includes('read other workbooks')
        ? 'stored: what formulas read is in other workbooks'
        : (names?.split(', ').map((name) => `stored: no function ${name}`) ??
            []);
    }),
  ].filter((reason) => typeof reason === 'string');
  const differences = peer
    ? cells
        .filter((_cell, index) =>
          others.every((values) => values[index] === now[index]),
        )
        .flatMap(({sheet, cell}) => compareCell(sheet, cell))
    : ['unread: the other reader fails'];
  const zones = isIdle
    ? await compareZones(spreadsheet, () => open(bytes))
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
    apart: [...new Set(apart)],
    differences,
    zones,
    losses,
  };
}

/** Returns `false` if the calculation takes too long. */
function settles({engine}: Spreadsheet): Promise<boolean> {
  return Promise.race([
    engine.whenIdle().then(() => true),
    setTimeout(LONGEST_WAIT, false),
  ]);
}

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
): Promise<string[]> {
  const before = process.env.TZ;
  const found: string[][] = [];
  for (const zone of ZONES) {
    process.env.TZ = zone;
    found.push(await openedAt(2026, spreadsheet, open, dateTexts));
    if (found[0]!.length === 0) {
      break;
    }
  }
  process.env.TZ = before ?? 'UTC';
  return found.flatMap((texts, zone) =>
    texts.flatMap((text, index) => {
      const expected = found[0]![index];
      return text === expected
        ? []
        : [`${ZONES[zone]}: ${text}, expected ${expected}`];
    }),
  );
}

/** Opens a document with the system clock set to 15 January of a year, and reads it. */
async function openedAt<T>(
  year: number,
  spreadsheet: Spreadsheet,
  open: () => Promise<IntegratedDocument>,
  read: (document: IntegratedDocument) => T,
): Promise<T> {
  const before = globalThis.Date;
  globalThis.Date = class Noon extends before {
    constructor(...given: readonly unknown[]) {
      super(...((given.length > 0 ? given : [year, 0, 15, 12]) as [number]));
    }
  } as DateConstructor;
  const document = await open();
  await settles(spreadsheet);
  const found = read(document);
  spreadsheet.documents.close(document);
  globalThis.Date = before;
  return found;
}

/** Describes the contents as texts that can be compared after saving. */
function contents(document: IntegratedDocument): Set<string> {
  const {workbook} = document;
  const found = new Set<string>();
  for (const {name} of workbook.names) {
    found.add(`name: ${name}`);
  }
  for (const sheet of workbook.sheets) {
    found.add(`sheet: ${sheet.name} ${sheet.visibility}`);
    for (const range of filled(sheet)) {
      const value = toSerialValue(range.getValue());
      const formula = range.getFormula();
      const isVolatile = formula !== null && VOLATILE_FUNCTION.test(formula);
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
