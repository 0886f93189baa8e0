import {writeXlsx, type WriteSheet} from 'hucre/xlsx';
import {boundsAddress, quoteSheetName} from '../../area/address';
import {readCell} from '../../objects/context';
import {columnOf, rowOf, usedBounds} from '../../state/cells';
import {formatOf} from '../../state/formats';
import type {SheetState} from '../../state/types';
import {isCellError, type Scalar} from '../../values/scalar';
import {toJson} from '../json';
import type {Snapshot} from '../types';
import {assertEncryption} from './encryption';
import {KEPT} from './kept';
import {sparklinesOf, validationsOf} from './rules';
import {toCellStyle} from './styles';

const PIXELS_OF_CHARACTER = 7;
const PADDING = 5;

// A tenth of what spreadsheets use: enough to be read by them, and quick in a sample.
const SPIN_COUNT = 10_000;
const POINTS_OF_PIXEL = 0.75;

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
  const bytes = await writeXlsx({
    sheets: state.sheets.map((sheet) => toSheet(snapshot, sheet)),
    activeSheet: Math.max(
      0,
      state.sheets.findIndex(({id}) => id === store.view.activeSheetId),
    ),
    namedRanges: state.names.flatMap(({name, place}) =>
      place
        ? [
            {
              name,
              range: `${quoteSheetName(nameOf(place.sheetId))}!${absolute(boundsAddress(place.area))}`,
            },
          ]
        : [],
    ),
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
    ...(password !== undefined && {
      encryption: {password, spinCount: SPIN_COUNT},
    }),
  });
  return new Uint8Array(bytes);
}

function absolute(address: string): string {
  return address.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
}

function toSheet({store, state}: Snapshot, sheet: SheetState): WriteSheet {
  const used = usedBounds(sheet);
  const rows = Array.from({length: (used?.lastRow ?? -1) + 1}, () =>
    new Array<null>((used?.lastColumn ?? -1) + 1).fill(null),
  );
  const cells: NonNullable<WriteSheet['cells']> = new Map();
  for (const [key, cell] of sheet.cells) {
    const [row, column] = [rowOf(key), columnOf(key)];
    const format = formatOf(state, sheet, row, column);
    const value = fileValue(readCell(store, sheet.id, key));
    cells.set(`${row},${column}`, {
      style: toCellStyle(format),
      ...(cell.formula === undefined
        ? {value}
        : {value, formula: cell.formula.slice(1), formulaResult: value}),
    });
  }
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
  const heights = [...sheet.rows].map(
    ([index, {size, hidden, filtered}]) =>
      [
        index,
        {
          ...(size !== undefined && {height: size * POINTS_OF_PIXEL}),
          ...((hidden || filtered) && {hidden: true}),
        },
      ] as const,
  );
  const {rows: frozenRows, columns: frozenColumns} = sheet.frozen;
  return {
    name: sheet.name,
    rows,
    cells,
    columns: widths,
    rowDefs: new Map(heights),
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
      const place =
        'area' in anchor
          ? anchor.area
          : {firstRow: 0, firstColumn: 0, lastRow: 0, lastColumn: 0};
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
}

function fileValue(value: Scalar): string | number | boolean | null {
  return isCellError(value) ? value.error : value;
}
