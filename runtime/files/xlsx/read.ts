import type {Workbook} from 'hucre/xlsx';
import {parseAddress} from '../../area/address';
import type {LeftOut} from '../../contract';
import {NORMAL} from '../../state/formats';
import type {SheetState, WorkbookState} from '../../state/types';
import {fromJson, type ReadDocument, type StoredDocument} from '../json';
import {readCells, readSharedTexts} from './cells';
import {
  assertEncryption,
  decrypted,
  KEPT,
  readLibrary,
  splitSheet,
  styleData,
} from './library';
import {lostParts} from './lost';
import {Package} from './package';
import {type FileSheet, type FileWorkbook, readWorkbookPart} from './workbook';
import {readRules} from './readRules';
import {readTables, withoutTables} from './tables';
import {type ReadSheet, readView, toSheet} from './readSheet';

/** @throws SpreadsheetError `FILE_UNREADABLE`, `WRONG_PASSWORD`, `LIMIT_EXCEEDED`, `FORMAT_UNSUPPORTED` */
export async function fromXlsx(
  bytes: Uint8Array,
  password: string | undefined,
): Promise<ReadDocument> {
  assertEncryption(password);
  const file = new Package(await decrypted(bytes, password));
  const workbook = readWorkbookPart(file);
  const relations = file.relations(workbook.part);
  const partOf = (type: string) =>
    relations.find((relation) => relation.type === type)?.target;
  const texts = readSharedTexts(file.text(partOf('sharedStrings') ?? '') ?? '');
  const sheets = workbook.sheets.map((sheet) => readSheet(file, sheet, texts));
  const tables = readTables(file, sheets);
  for (const {name, contents} of sheets) {
    for (const cell of contents.cells) {
      cell.formula &&= withoutTables(cell.formula, name, cell.key, tables);
    }
  }
  const {library, missing} = await readLibrary(file, sheets, partOf('styles'));
  const {state, external} = toState(workbook, sheets, library);
  const rules = sheets.flatMap(({part}, index) =>
    readRules(state, state.sheets[index]!, library.sheets[index]!).map(
      (reason) => ({part, reason}),
    ),
  );
  const views = sheets.map(({xml}, index) =>
    readView(xml, state.sheets[index]!),
  );
  const kept = keptDocument(library);
  const properties = {
    title: library.properties?.title ?? '',
    author: library.properties?.creator ?? '',
    subject: library.properties?.subject ?? '',
    keywords: (library.properties?.keywords ?? '')
      .split(/\s*[,;]\s*/)
      .filter(Boolean),
    createdAt: library.properties?.created ?? new Date(),
    savedAt: library.properties?.modified ?? null,
  };
  if (kept && sameCells(kept.state, state)) {
    return {...kept, properties};
  }
  const active = sheets.findIndex(({index}) => index === workbook.activeIndex);
  const leftOut = [
    ...workbook.leftOut,
    ...missing,
    ...external,
    ...(kept
      ? []
      : [
          ...rules,
          ...lostParts(file, sheets, [
            workbook.part,
            ...workbook.leftOut.map(({part}) => part),
          ]),
        ]),
  ];
  return {
    state,
    properties,
    ...(kept && {parts: kept.parts}),
    gridlinesHidden: new Set(views.flatMap(({hidden}) => hidden)),
    zoom: new Map(views.flatMap(({zoom}) => zoom)),
    activeSheetId: state.sheets[Math.max(0, active)]!.id,
    leftOut,
  };
}

function readSheet(
  file: Package,
  sheet: FileSheet,
  texts: readonly string[],
): ReadSheet {
  const {found, replace} = splitSheet(file.text(sheet.part)!);
  const contents = readCells(found, texts);
  return {...sheet, contents, xml: replace(styleData(contents.styles))};
}

// What another application left unchanged is read as it was written.
function keptDocument({properties}: Workbook): StoredDocument | undefined {
  const text = properties?.custom?.[KEPT];
  try {
    return typeof text === 'string' ? fromJson(text) : undefined;
  } catch {
    return undefined;
  }
}

function sameCells(kept: WorkbookState, read: WorkbookState): boolean {
  return (
    kept.sheets.length === read.sheets.length &&
    kept.sheets.every((sheet, index) => {
      const other = read.sheets[index]!;
      const contents = ({cells}: SheetState): string =>
        JSON.stringify(
          [...cells]
            .flatMap(([key, {value, formula}]) =>
              formula === undefined && value === null
                ? []
                : [[key, formula ?? value]],
            )
            .sort(([a], [b]) => Number(a) - Number(b)),
        );
      return sheet.name === other.name && contents(sheet) === contents(other);
    })
  );
}

function toState(
  workbook: FileWorkbook,
  sheets: readonly ReadSheet[],
  library: Workbook,
): {state: WorkbookState; external: LeftOut[]} {
  const external: LeftOut[] = [];
  const read = sheets.map((sheet, index) => {
    const state = toSheet(sheet, library.sheets[index]!, workbook.is1904);
    const count = [...state.cells.values()].filter(
      ({cached}) => cached !== undefined,
    ).length;
    if (count > 0) {
      external.push({
        part: sheet.part,
        reason: `${count} formulas of '${sheet.name}' read other workbooks: they keep the results that the file has.`,
      });
    }
    return state;
  });
  const names: WorkbookState['names'] = [];
  const formulaNames: WorkbookState['formulaNames'] = [];
  for (const {name, text, sheetIndex} of workbook.names) {
    const own = sheets.findIndex(({index}) => index === sheetIndex);
    if (
      /^_xlnm\._FilterDatabase|^_xlfn/i.test(name) ||
      (sheetIndex !== undefined && own < 0)
    ) {
      continue;
    }
    const place = sheetIndex === undefined ? placeOf(text, read) : undefined;
    if (place) {
      names.push({name, place});
    } else {
      formulaNames.push({
        name,
        formula: `=${text}`,
        ...(own >= 0 && {sheetId: read[own]!.id}),
      });
    }
  }
  return {
    external,
    state: {
      sheets: read,
      names,
      ...(formulaNames.length > 0 && {formulaNames}),
      styles: new Map([['Normal', NORMAL]]),
      protection: workbook.isProtected ? {} : null,
    },
  };
}

/** The cells that a name means, whatever the cell that it is used in; `undefined` for any other formula. */
function placeOf(text: string, sheets: readonly SheetState[]) {
  if (
    !/^(?:[^!]+|'[^']+(?:''[^']*)*')!\$[A-Z]+\$\d+(?::\$[A-Z]+\$\d+)?$/.test(
      text,
    )
  ) {
    return undefined;
  }
  const {sheetName, bounds} = parseAddress(text);
  const sheet = sheets.find(({name}) => name === sheetName);
  return sheet && bounds && {sheetId: sheet.id, area: bounds};
}
