import {parseAddress} from '../../area/address';
import {limits} from '../../errors';
import type {Properties} from '../../document/store';
import {formatFrom, NORMAL} from '../../state/formats';
import type {FormatParts, SheetState, WorkbookState} from '../../state/types';
import type {ReadDocument} from '../json';
import {readCells, readSharedTexts, splitSheet} from './readCells';
import {readExtensionData, restoreExtensionData} from './extensionData';
import {assertEncryptionAvailable, decryptFile} from './encryption';
import {resolveColors, readThemeColors} from './colors';
import {isGrouped, readColumns} from './rowsAndColumns';
import {findUnsupported} from './unsupported';
import {Package} from './package';
import {type FileSheet, type FileWorkbook, readWorkbookPart} from './workbook';
import {readRules} from './readRules';
import {
  findElements,
  parseBoolean,
  childrenByName,
  parseXml,
  type XmlElement,
} from '../xml';
import {readTables, resolveTableReferences} from './tables';
import {type ParsedSheet, readView, toSheet} from './readSheet';
import {readStyles} from './styles';

/** @throws SpreadsheetError `FILE_UNREADABLE`, `WRONG_PASSWORD`, `LIMIT_EXCEEDED`, `FORMAT_UNSUPPORTED` */
export async function fromXlsx(
  bytes: Uint8Array,
  password: string | undefined,
): Promise<ReadDocument> {
  assertEncryptionAvailable(password);
  const {unzipSync} = await import('../../lazy/archive');
  const file = new Package(await decryptFile(bytes, password), unzipSync);
  const workbook = readWorkbookPart(file);
  const relations = file.relations(workbook.part);
  const partOf = (type: string) =>
    relations.find((relation) => relation.type === type)?.target;
  const texts = readSharedTexts(file.text(partOf('sharedStrings') ?? '') ?? '');
  const theme = readThemeColors(file.text(partOf('theme') ?? ''));
  const sheets = workbook.sheets.map((sheet) =>
    readSheet(file, sheet, texts, theme),
  );
  const tables = readTables(file, sheets);
  for (const {name, contents} of sheets) {
    for (const cell of contents.cells) {
      cell.formula &&= resolveTableReferences(
        cell.formula,
        tables,
        name,
        cell.key,
      );
    }
  }
  const stylesPart = partOf('styles') ?? '';
  const formats = readStyles(file.text(stylesPart), theme);
  const cellFormats = formats.cells.map((parts) =>
    formatFrom(NO_STYLES, undefined, parts),
  );
  const kept = readExtensionData(file);
  const keptOf = (name: string) =>
    kept?.sheets.find((sheet) => sheet.name === name);
  const styles = kept?.styles ?? new Map([['Normal', NORMAL]]);
  const read = sheets.map((sheet) =>
    toSheet(sheet, cellFormats, workbook.is1904, styles, keptOf(sheet.name)),
  );
  const {names, formulaNames} = readNames(workbook, sheets, read, tables);
  const state: WorkbookState = {
    sheets: read,
    names: [...names, ...(kept?.names ?? [])],
    ...(formulaNames.length > 0 && {formulaNames}),
    styles,
    protection: workbook.isProtected ? (kept?.protection ?? {}) : null,
  };
  const lost = sheets.flatMap((from, index) => {
    const {part, name} = from;
    const sheet = read[index]!;
    const filtered = tables
      .filter((table) => table.isFiltered && table.sheetName === name)
      .map(({area}) => area);
    const own = keptOf(name);
    return [
      ...storedResults(sheet),
      ...lostContents(from),
      ...readRules(file, state, sheet, from, formats.rules, filtered),
      ...(own ? restoreExtensionData(sheet, own) : []),
    ].map((reason) => ({part, reason}));
  });
  const views = sheets.map(({tree}, index) => ({
    id: read[index]!.id,
    ...readView(tree),
  }));
  const active = sheets.findIndex(({index}) => index === workbook.activeIndex);
  const known = [workbook.part, ...workbook.leftOut.map(({part}) => part)];
  return {
    state,
    properties: readProperties(file),
    ...(kept && {parts: kept.parts}),
    gridlinesHidden: new Set(
      views.filter(({isWithoutGrid}) => isWithoutGrid).map(({id}) => id),
    ),
    zoom: new Map(views.flatMap(({id, zoom}) => (zoom ? [[id, zoom]] : []))),
    activeSheetId: read[Math.max(0, active)]!.id,
    leftOut: [
      ...workbook.leftOut,
      ...formats.lost.map((reason) => ({part: stylesPart, reason})),
      ...lost,
      ...findUnsupported(file, sheets, known, kept !== undefined),
    ],
  };
}

/** What a file says of its document. */
function readProperties(file: Package): Properties {
  const core = childrenByName(
    parseXml(file.text('docProps/core.xml')).children[0],
  );
  const timeOf = (date: XmlElement | undefined) => {
    const time = new Date(date?.text ?? '');
    return Number.isNaN(time.getTime()) ? null : time;
  };
  return {
    title: core.title?.text ?? '',
    author: core.creator?.text ?? '',
    subject: core.subject?.text ?? '',
    keywords: (core.keywords?.text ?? '').split(/\s*[,;]\s*/).filter(Boolean),
    createdAt: timeOf(core.created) ?? new Date(),
    savedAt: timeOf(core.modified),
  };
}

function readSheet(
  file: Package,
  sheet: FileSheet,
  texts: ReturnType<typeof readSharedTexts>,
  theme: readonly string[],
): ParsedSheet {
  const xml = file.text(sheet.part)!;
  const {found, replace} = splitSheet(xml);
  const contents = readCells(found, texts);
  const [tree = parseXml()] = parseXml(replace('')).children;
  resolveColors(tree, theme);
  return {...sheet, contents, columns: readColumns(tree), tree};
}

/** Formats of files stand alone: their named styles are not read. */
const NO_STYLES = {styles: new Map<string, FormatParts>()};

/** The names of a file: of areas, and of any other formula. */
function readNames(
  {names: given}: FileWorkbook,
  sheets: readonly ParsedSheet[],
  read: readonly SheetState[],
  tables: ReturnType<typeof readTables>,
) {
  const names: WorkbookState['names'] = [];
  const formulaNames: NonNullable<WorkbookState['formulaNames']> = [];
  for (const {name, sheetIndex, text: formula} of given) {
    const own = sheets.findIndex(({index}) => index === sheetIndex);
    if (
      /^_xlnm\._FilterDatabase|^_xlfn/i.test(name) ||
      (sheetIndex !== undefined && own < 0)
    ) {
      continue;
    }
    const text = resolveTableReferences(formula, tables);
    const place = sheetIndex === undefined ? placeOf(text, read) : undefined;
    if (place) {
      names.push({name, place});
    } else {
      formulaNames.push({
        name,
        formula: `=${text.replace(LOST_AREA, '#REF!')}`,
        ...(own >= 0 && {sheetId: read[own]!.id}),
      });
    }
  }
  return {names, formulaNames};
}

/** Of which formulas a sheet has the results of its file. */
function storedResults({name, cells}: SheetState): string[] {
  const stored = [...cells.values()].flatMap((cell) => cell.stored ?? []);
  const called = stored.filter(({lacks}) => lacks.length > 0);
  const others = stored.length - called.length;
  const functions = new Set(called.flatMap(({lacks}) => lacks));
  return told(
    [
      others,
      `formulas of '${name}' read other workbooks: they keep the results that the file has.`,
    ],
    [
      called.length,
      `formulas of '${name}' call functions that are not there, ${[...functions].join(', ')}: they keep the results that the file has until what they read changes.`,
    ],
  );
}

/** What lines and cells of a sheet cannot hold, such as the formulas of data tables, and the ends of long texts. */
const lostContents = ({name, contents, tree}: ParsedSheet): string[] => [
  ...contents.dataTables.map(
    (area) =>
      `The data table ${area} of '${name}' keeps its results; it is not calculated.`,
  ),
  ...told([
    contents.longTexts,
    `texts of '${name}' are longer than ${limits.cellCharacters} characters: what is beyond is left out.`,
  ]),
  ...told([
    contents.formattedTexts,
    `texts of '${name}' have formats of parts: they are shown in the format of their cell.`,
  ]),
  ...(contents.hasGroups ||
  findElements(tree, 'col').some(({attributes}) => isGrouped(attributes))
    ? [`Groups of rows or columns of '${name}' cannot be kept.`]
    : []),
  ...(findElements(tree, 'sheetFormatPr').some(hasSizes)
    ? [`The usual sizes of rows and columns of '${name}' cannot be kept.`]
    : []),
];

/** Whether rows or columns without a size of their own have another one than documents give them. */
const hasSizes = ({attributes}: XmlElement): boolean =>
  parseBoolean(attributes.customHeight) ||
  parseBoolean(attributes.zeroHeight) ||
  attributes.defaultColWidth !== undefined;

/** What there is of some things, with how many there are. */
const told = (...things: readonly (readonly [count: number, what: string])[]) =>
  things.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));

// An area whose sheet was deleted.
const LOST_AREA = /#REF!\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?/g;

/** The cells that a name means, whatever the cell that it is used in; `undefined` for any other formula. */
function placeOf(text: string, sheets: readonly SheetState[]) {
  if (
    !/^(?:[\p{L}\p{N}_.]+|'[^']+(?:''[^']*)*')!\$[A-Z]+\$\d+(?::\$[A-Z]+\$\d+)?$/u.test(
      text,
    )
  ) {
    return undefined;
  }
  const {sheetName, bounds} = parseAddress(text);
  const sheet = sheets.find(({name}) => name === sheetName);
  return sheet && bounds && {sheetId: sheet.id, area: bounds};
}
