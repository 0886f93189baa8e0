import type {WriteSheet} from 'hucre/xlsx';
import {
  toAbsoluteAddress,
  formatAddress,
  formatCornersAddress,
  quoteSheetName,
} from '../../area/address';
import {toXlsxFormula} from '../../formula/parse';
import {findUsedBounds} from '../../state/cells';
import type {SheetState, WorkbookState} from '../../state/types';
import {type DocumentSnapshot, stringifyStored} from '../json';
import {readCells} from './readCells';
import {toXlsxRule} from './conditionalFormats';
import {toFilterXml} from './filters';
import {assertEncryptionAvailable, encryptFile} from './encryption';
import {EXTENSION_PROPERTY_NAME, toExtensionData} from './extensionData';
import {toColumnsXml} from './rowsAndColumns';
import {toPictures} from './pictures';
import {SharedTexts, writeSheetData, collectStyles} from './writeCells';
import {toXlsxValidation} from './validations';
import {createElement, escapeXml, serializeXml} from '../xml';
import {listIndexes} from '../../area/bounds';
import {BOUNDS_BY_AXIS} from '../../state/lineChange';

/**
 * Writes a workbook in Office Open XML with the library hucre. Contents that the file format or the library
 * do not support, such as charts and pivot tables, are stored as extension data.
 */
export async function toXlsx(
  snapshot: DocumentSnapshot,
  password: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  assertEncryptionAvailable(password);
  const {writeXlsx} = await import('../../lazy/xlsx');
  const {store, state, savedAt} = snapshot;
  const {title, author, subject, keywords, createdAt} = store.properties;
  const nameOf = (id: string) =>
    state.sheets.find((sheet) => sheet.id === id)?.name ?? '';
  const sheets = state.sheets.map((sheet) => toSheet(snapshot, sheet));
  const written = await writeXlsx({
    sheets: sheets.map(({sheet}) => sheet),
    activeSheet: Math.max(
      0,
      state.sheets.findIndex(({id}) => id === store.view.activeSheetId),
    ),
    namedRanges: [
      ...(state.formulaNames ?? []).map(({name, formula, sheetId}) => ({
        name,
        range: toXlsxFormula(formula),
        ...(sheetId !== undefined && {scope: nameOf(sheetId)}),
      })),
      ...state.names.flatMap(({name, place}) => {
        const sheet = place && quoteSheetName(nameOf(place.sheetId));
        const address =
          place && toAbsoluteAddress(formatCornersAddress(place.area));
        return place ? [{name, range: `${sheet}!${address}`}] : [];
      }),
    ],
    properties: {
      title,
      creator: author,
      subject,
      keywords: keywords.join(', '),
      created: createdAt,
      modified: savedAt,
      custom: {
        [EXTENSION_PROPERTY_NAME]: stringifyStored(
          toExtensionData(state, store.parts),
        ),
      },
    },
    ...(state.protection && {
      workbookProtection: {lockStructure: true, ...state.protection},
    }),
  });
  const bytes = await withCells(written, snapshot, sheets);
  return new Uint8Array(
    password === undefined ? bytes : await encryptFile(bytes, password),
  );
}

/**
 * Adds what the library hucre does not write completely: columns, filters, rules, print settings and cells.
 * The cells replace sample cells that were only written for their styles.
 */
async function withCells(
  bytes: Uint8Array,
  {store, state}: DocumentSnapshot,
  sheets: readonly ReturnType<typeof toSheet>[],
): Promise<Uint8Array> {
  const {unzipSync, zipSync} = await import('../../lazy/archive');
  const parts = unzipSync(bytes);
  const texts = new SharedTexts();
  const change = (part: string, replace: (xml: string) => string) => {
    const xml = new TextDecoder().decode(parts[part]);
    parts[part] = new TextEncoder().encode(replace(xml));
  };
  state.sheets.forEach((sheet, index) => {
    const {styles, rules} = sheets[index]!;
    change(`xl/worksheets/sheet${index + 1}.xml`, (xml) => {
      const fileStyles = readCells(xml, []).cells.map(({style}) => style);
      const data = writeSheetData(
        sheet,
        (key) => store.calculator.formulas.read(sheet, key),
        styles,
        fileStyles,
        texts,
      );
      const columns = toColumnsXml(sheet.columns, styles.columns, fileStyles);
      const used = findUsedBounds(sheet);
      const size = used ? `<dimension ref="${formatAddress(used)}"/>` : '';
      return withRules(xml, rules)
        .replace(/<autoFilter [^>]*>/, () => toFilterXml(sheet.filter!))
        .replace(/<pageMargins [^>]*>/, (usual) => sheet.print?.xml || usual)
        .replace(/<dimension [^>]*>/, size)
        .replace(SHEET_DATA, () => columns + data);
    });
  });
  change('xl/workbook.xml', (xml) => withWorkbookSettings(xml, state));
  change('xl/sharedStrings.xml', () => texts.toXml());
  return zipSync(parts, {level: COMPRESSION_LEVEL});
}

const SHEET_DATA = /<sheetData\/>|<sheetData>[\s\S]*<\/sheetData>/;

/** Takes less than half of the time of the default level, for files that are 3 % larger. */
const COMPRESSION_LEVEL = 4;

/** Adds settings that the library hucre does not write: hidden names and iterative calculation. */
function withWorkbookSettings(xml: string, state: WorkbookState): string {
  const {iterations, names, formulaNames = []} = state;
  const hidden = new Set(
    [...formulaNames, ...names]
      .filter((entry) => entry.hidden)
      .map(({name}) => escapeXml(name)),
  );
  return xml
    .replace(/<definedName name="([^"]*)"/g, (tag, name: string) =>
      hidden.has(name) ? `${tag} hidden="1"` : tag,
    )
    .replace('<calcPr ', (tag) =>
      iterations ? `${tag}iterate="1" iterateCount="${iterations}" ` : tag,
    );
}

/**
 * Replaces placeholders that the library hucre wrote for the conditional formats. The priority of a
 * placeholder is the 1-based number of its rule.
 */
function withRules(
  xml: string,
  rules: readonly ReturnType<typeof toXlsxRule>[],
): string {
  return xml.replace(
    /<cfRule type="expression" priority="(\d+)"(?: dxfId="(\d+)")?\/>/g,
    (_tag, priority: string, dxfId?: string) => {
      const {element: rule} = rules[Number(priority) - 1]!;
      const attributes = {...rule.attributes, priority, dxfId};
      return serializeXml(createElement(rule.name, attributes, rule.children));
    },
  );
}

/**
 * Converts a sheet to the input of the library hucre. Also returns the contents that `withCells` adds to its output.
 */
function toSheet({state, store}: DocumentSnapshot, sheet: SheetState) {
  const styles = collectStyles(state, sheet);
  const rules = sheet.conditionalFormats.map(toXlsxRule);
  const {filter, frozen, protection} = sheet;
  const written: WriteSheet = {
    pageSetup: {fitToPage: sheet.print?.isFitted},
    name: sheet.name,
    rows: [],
    view: {
      ...(store.view.gridlinesHidden.has(sheet.id) && {showGridLines: false}),
      zoomScale: Math.round((store.view.zoom.get(sheet.id) ?? 1) * 100),
      ...(sheet.tabColor && {tabColor: {rgb: sheet.tabColor.slice(1)}}),
    },
    cells: styles.samples,
    merges: sheet.merges.map(
      ({firstRow, firstColumn, lastRow, lastColumn}) => ({
        startRow: firstRow,
        startCol: firstColumn,
        endRow: lastRow,
        endCol: lastColumn,
      }),
    ),
    conditionalRules: rules.map(({style}, index) => ({
      type: 'expression',
      range: formatCornersAddress(sheet.conditionalFormats[index]!.area),
      priority: index + 1,
      style,
    })),
    dataValidations: sheet.validations.map(toXlsxValidation),
    sparklines: sparklinesOf(state, sheet),
    images: toPictures(sheet),
    ...(filter && {autoFilter: {range: 'A1'}}),
    ...(frozen.rows + frozen.columns > 0 && {freezePane: frozen}),
    ...(protection && {
      protection: {
        sheet: true,
        formatCells: protection.allowFormatting ?? false,
        sort: protection.allowSorting ?? false,
        autoFilter: protection.allowFiltering ?? false,
        ...(protection.password !== undefined && {
          password: protection.password,
        }),
      },
    }),
    ...(sheet.visibility !== 'visible' && {[sheet.visibility]: true}),
  };
  return {sheet: written, styles, rules};
}

/** Converts sparklines to one sparkline for each cell. Files call the type `winLoss` `stacked`. */
function sparklinesOf(
  workbook: WorkbookState,
  {sparklines}: SheetState,
): NonNullable<WriteSheet['sparklines']> {
  return sparklines.flatMap(
    ({definition: {source, target, type, color = '#376092'}}) => {
      const sheet = workbook.sheets.find(({id}) => id === source?.sheetId);
      if (!source || !sheet) {
        return [];
      }
      // Each target cell shows one row or column of the source.
      const isColumn = target.firstColumn === target.lastColumn;
      const [first, last] = BOUNDS_BY_AXIS[isColumn ? 'row' : 'column'];
      return listIndexes(0, target[last] - target[first]).map((index) => {
        const [cell, line] = [
          target[first] + index,
          source.area[first] + index,
        ];
        const data = {...source.area, [first]: line, [last]: line};
        return {
          location: formatCornersAddress({
            ...target,
            [first]: cell,
            [last]: cell,
          }),
          dataRange: `${quoteSheetName(sheet.name)}!${formatCornersAddress(data)}`,
          type: type === 'winLoss' ? ('stacked' as const) : type,
          color: color.slice(1),
        };
      });
    },
  );
}
