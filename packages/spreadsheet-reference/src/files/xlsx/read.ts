import {parseAddress} from '../../area/address';
import type {MutableDocumentProperties} from '../../document/store';
import {layerFormats, NORMAL_FORMAT} from '../../state/formats';
import type {FormatParts, SheetState, WorkbookState} from '../../state/types';
import type {ReadDocumentResult} from '../json';
import {readSharedStrings} from './sharedStrings';
import {readExtensionData, restoreExtensionData} from './extensionData';
import {assertEncryptionAvailable, decryptFile} from './encryption';
import {readThemeColors} from './builtins';
import {repairSheetNames} from './sheetNames';
import {
  findUnsupportedFeatures,
  reportContents,
  reportStoredResults,
} from './unsupported';
import {XlsxPackage} from './package';
import {type XlsxWorkbook, readWorkbookPart} from './workbook';
import {readRules} from './readRules';
import type {XmlElement} from '../xml';
import {readTables, resolveTableReferences} from './tables';
import {
  isExternal,
  type ParsedSheet,
  readSheet,
  readSheetViewSettings,
  toSheet,
} from './readSheet';
import {readStyles} from './styles';

/**
 * Reads an Office Open XML workbook.
 *
 * @throws SpreadsheetError `FILE_UNREADABLE`, `WRONG_PASSWORD`, `LIMIT_EXCEEDED`, `FORMAT_UNSUPPORTED`
 */
export async function fromXlsx(
  bytes: Uint8Array,
  password: string | undefined,
): Promise<ReadDocumentResult> {
  assertEncryptionAvailable(password);
  const {unzipSync} = await import('../../lazy/archive');
  const file = new XlsxPackage(await decryptFile(bytes, password), unzipSync);
  const workbook = readWorkbookPart(file);
  const relations = file.relations(workbook.part);
  const partOf = (type: string) =>
    relations.find((relation) => relation.type === type)?.target;
  const texts = readSharedStrings(
    file.text(partOf('sharedStrings') ?? '') ?? '',
  );
  const theme = readThemeColors(file.tree(partOf('theme') ?? ''));
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
  const formats = readStyles(file.tree(stylesPart), theme);
  const cellFormats = formats.cells.map((parts) =>
    layerFormats(NO_STYLES, undefined, parts),
  );
  const extension = readExtensionData(file);
  const extensionOf = (name: string) =>
    extension?.sheets.find((sheet) => sheet.name === name);
  const styles = extension?.styles ?? new Map([['Normal', NORMAL_FORMAT]]);
  const externalNames = new Set(
    workbook.names
      .filter(({text}) => isExternal(text))
      .map(({name}) => name.toLowerCase()),
  );
  const read = sheets.map((sheet) =>
    toSheet(
      sheet,
      cellFormats,
      workbook.is1904,
      styles,
      extensionOf(sheet.name),
      externalNames,
    ),
  );
  const {names, formulaNames} = readNames(workbook, sheets, read, tables);
  const state: WorkbookState = {
    sheets: read,
    names: [...names, ...(extension?.names ?? [])],
    ...(formulaNames.length > 0 && {formulaNames}),
    styles,
    ...(workbook.iterations > 0 && {iterations: workbook.iterations}),
    protection: workbook.isProtected ? (extension?.protection ?? {}) : null,
  };
  const leftOut = sheets.flatMap((from, index) => {
    const {part, name} = from;
    const sheet = read[index]!;
    const filtered = tables
      .filter((table) => table.isFiltered && table.sheetName === name)
      .map(({area}) => area);
    const own = extensionOf(name);
    return [
      ...reportStoredResults(sheet),
      ...reportContents(from),
      ...readRules(file, state, sheet, from, formats.rules, filtered),
      ...(own ? restoreExtensionData(sheet, own) : []),
    ].map((reason) => ({part, reason}));
  });
  const renamed = repairSheetNames(state);
  const views = sheets.map(({tree}, index) => ({
    id: read[index]!.id,
    ...readSheetViewSettings(tree),
  }));
  const active = sheets.findIndex(({index}) => index === workbook.activeIndex);
  const known = [workbook.part, ...workbook.leftOut.map(({part}) => part)];
  return {
    state,
    properties: readProperties(file),
    ...(extension && {parts: extension.parts}),
    view: {
      gridlinesHidden: new Set(
        views.filter(({isWithoutGrid}) => isWithoutGrid).map(({id}) => id),
      ),
      zoom: new Map(views.flatMap(({id, zoom}) => (zoom ? [[id, zoom]] : []))),
      activeSheetId: read[Math.max(0, active)]!.id,
    },
    leftOut: [
      ...workbook.leftOut,
      ...formats.leftOut.map((reason) => ({part: stylesPart, reason})),
      ...leftOut,
      ...sheets.flatMap(({part}, index) => {
        const reason = renamed.get(read[index]!);
        return reason === undefined ? [] : [{part, reason}];
      }),
      ...findUnsupportedFeatures(file, sheets, known, extension !== undefined),
    ],
  };
}

function readProperties(file: XlsxPackage): MutableDocumentProperties {
  const core = file.tree('docProps/core.xml').children[0]?.named ?? {};
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

/** Named styles are not read from files, because each cell format in a file is complete without its style. */
const NO_STYLES = {styles: new Map<string, FormatParts>()};

/** Reads defined names. Names of areas and names of other formulas are stored separately. */
function readNames(
  {names: given}: XlsxWorkbook,
  sheets: readonly ParsedSheet[],
  read: readonly SheetState[],
  tables: ReturnType<typeof readTables>,
) {
  const names: WorkbookState['names'] = [];
  const formulaNames: NonNullable<WorkbookState['formulaNames']> = [];
  for (const {name, sheetIndex, isHidden, text: formula} of given) {
    const own = sheets.findIndex(({index}) => index === sheetIndex);
    if (
      /^_xlnm\._FilterDatabase|^_xlfn/i.test(name) ||
      (sheetIndex !== undefined && own < 0)
    ) {
      continue;
    }
    const hidden = isHidden && {hidden: true as const};
    const text = resolveTableReferences(formula, tables);
    const place =
      sheetIndex === undefined ? findNamedArea(text, read) : undefined;
    if (place) {
      names.push({name, place, ...hidden});
    } else {
      formulaNames.push({
        name,
        formula: `=${text.replace(DELETED_AREA, '#REF!')}`,
        ...(own >= 0 && {sheetId: read[own]!.id}),
        ...hidden,
      });
    }
  }
  return {names, formulaNames};
}

// Matches a reference to a deleted sheet.
const DELETED_AREA = /#REF!\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?/g;

/** Returns the area of a name whose formula is an absolute reference; `undefined` for other formulas. */
function findNamedArea(text: string, sheets: readonly SheetState[]) {
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
