import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {type CellStyle, type WriteSheet, writeXlsx} from 'hucre/xlsx';
import {boundsAddress, quoteSheetName} from '../../area/address';
import {readCell} from '../../objects/context';
import {columnOf, rowOf, usedBounds} from '../../state/cells';
import {formatOf} from '../../state/formats';
import type {SheetState} from '../../state/types';
import {type Snapshot, toJson} from '../json';
import {
  assertEncryption,
  encrypt,
  KEPT,
  splitSheet,
  styleCell,
} from './library';
import {readCells} from './cells';
import {fileFormula, rowAttributes, sheetData} from './sheetXml';
import {sparklinesOf, validationsOf} from './rules';
import {toCellStyle} from './styles';
import {cellBounds} from '../../area/bounds';

const PIXELS_OF_CHARACTER = 7;
const PADDING = 5;

// A tenth of what spreadsheets use: enough to be read by them, and quick in a sample.
const SPIN_COUNT = 10_000;

/**
 * A workbook in Office Open XML: cells, formulas with their results, formats, merges, panes, names,
 * validation, sparklines and images. What the library cannot write, such as drawings, rules and
 * pivot tables, is kept in a property of the document, and read from there.
 */
export async function toXlsx(
  snapshot: Snapshot,
  password: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  assertEncryption(password);
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
        range: fileFormula(formula),
        ...(sheetId !== undefined && {scope: nameOf(sheetId)}),
      })),
      ...state.names.flatMap(({name, place}) =>
        place
          ? [
              {
                name,
                range: `${quoteSheetName(nameOf(place.sheetId))}!${absolute(boundsAddress(place.area))}`,
              },
            ]
          : [],
      ),
    ],
    properties: {
      title,
      creator: author,
      subject,
      keywords: keywords.join(', '),
      created: createdAt,
      modified: savedAt,
      custom: {[KEPT]: toJson(store, state)},
    },
    ...(state.protection && {
      workbookProtection: {lockStructure: true, ...state.protection},
    }),
  });
  const bytes = withCells(
    written,
    snapshot,
    sheets.map(({numbers}) => numbers),
  );
  return new Uint8Array(
    password === undefined
      ? bytes
      : await encrypt(bytes, password, {spinCount: SPIN_COUNT}),
  );
}

function absolute(address: string): string {
  return address.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
}

/** What a workbook's own formats are written as, each once, and where: see {@link styleCell}. */
class Styles {
  readonly #numbers = new Map<string, number>();
  readonly #styles: CellStyle[] = [];

  /** Number of a style, from 0 in the order in which they came. */
  numberOf(style: CellStyle): number {
    const text = JSON.stringify(style);
    const known = this.#numbers.get(text);
    if (known !== undefined) {
      return known;
    }
    this.#numbers.set(text, this.#styles.length);
    return this.#styles.push(style) - 1;
  }

  /** One cell for each style, for the library. */
  get cells(): NonNullable<WriteSheet['cells']> {
    return new Map(
      this.#styles.map((style, index) => [styleCell(index), {value: 1, style}]),
    );
  }
}

/**
 * Puts the cells into the file of the library, in place of those that it was given for their styles.
 */
function withCells(
  bytes: Uint8Array,
  {store, state}: Snapshot,
  numbers: readonly ReadonlyMap<number, number>[],
): Uint8Array {
  const parts = unzipSync(bytes);
  state.sheets.forEach((sheet, index) => {
    const part = `xl/worksheets/sheet${index + 1}.xml`;
    const xml = strFromU8(parts[part]!);
    const {found, replace} = splitSheet(xml);
    const styles = readCells(found, []).cells.map(({style}) => style);
    const data = sheetData(
      sheet,
      (key) => readCell({calculator: store.calculator, state}, sheet.id, key),
      (key) => styles[numbers[index]!.get(key)!] ?? 0,
      rowAttributes(sheet),
    );
    const used = usedBounds(sheet);
    parts[part] = strToU8(
      replace(data).replace(
        /<dimension [^>]*>/,
        used ? `<dimension ref="${boundsAddress(used)}"/>` : '',
      ),
    );
  });
  return zipSync(parts);
}

function toSheet(
  {state, store}: Snapshot,
  sheet: SheetState,
): {sheet: WriteSheet; numbers: ReadonlyMap<number, number>} {
  const styles = new Styles();
  const numbers = new Map(
    [...sheet.cells.keys()].map((key) => [
      key,
      styles.numberOf(
        toCellStyle(formatOf(state, sheet, rowOf(key), columnOf(key))),
      ),
    ]),
  );
  const widths = Array.from(
    {length: Math.max(-1, ...sheet.columns.keys()) + 1},
    (_column, index) => {
      const {size, hidden} = sheet.columns.get(index) ?? {};
      return {
        ...(size !== undefined && {
          width: Math.max(0, (size - PADDING) / PIXELS_OF_CHARACTER),
        }),
        ...(hidden && {hidden}),
      };
    },
  );
  const {rows: frozenRows, columns: frozenColumns} = sheet.frozen;
  const {cells} = styles;
  const written: WriteSheet = {
    ...sheet.print,
    name: sheet.name,
    rows: [],
    view: {
      ...(store.view.gridlinesHidden.has(sheet.id) && {showGridLines: false}),
      zoomScale: Math.round((store.view.zoom.get(sheet.id) ?? 1) * 100),
      ...(sheet.tabColor && {tabColor: {rgb: sheet.tabColor.slice(1)}}),
    },
    cells,
    columns: widths,
    merges: sheet.merges.map(
      ({firstRow, firstColumn, lastRow, lastColumn}) => ({
        startRow: firstRow,
        startCol: firstColumn,
        endRow: lastRow,
        endCol: lastColumn,
      }),
    ),
    dataValidations: validationsOf(sheet),
    sparklines: sparklinesOf(state, sheet),
    images: sheet.drawings.flatMap((drawing) => {
      const type = (['png', 'jpeg', 'gif'] as const).find(
        (name) =>
          drawing.kind === 'image' && drawing.mediaType === `image/${name}`,
      );
      if (drawing.kind !== 'image' || !type) {
        return [];
      }
      const {anchor, bytes, altText} = drawing;
      const place = 'area' in anchor ? anchor.area : cellBounds(0, 0);
      const box =
        'area' in anchor ? {} : {width: anchor.width, height: anchor.height};
      return [
        {
          data: bytes,
          type,
          altText,
          anchor: {
            from: {row: place.firstRow, col: place.firstColumn},
            ...('area' in anchor && {
              to: {row: place.lastRow + 1, col: place.lastColumn + 1},
            }),
          },
          ...box,
        },
      ];
    }),
    ...(sheet.filter && {
      autoFilter: {range: boundsAddress(sheet.filter.area)},
    }),
    ...(frozenRows + frozenColumns > 0 && {
      freezePane: {rows: frozenRows, columns: frozenColumns},
    }),
    ...(sheet.protection && {
      protection: {
        sheet: true,
        ...(sheet.protection.password !== undefined && {
          password: sheet.protection.password,
        }),
      },
    }),
    ...(sheet.visibility === 'hidden' && {hidden: true}),
    ...(sheet.visibility === 'veryHidden' && {veryHidden: true}),
  };
  return {sheet: written, numbers};
}
