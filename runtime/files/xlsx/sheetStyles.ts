// Formats of a sheet as styles of a file, each once: of cells, and of whole rows and columns.
import type {CellStyle, WriteSheet} from 'hucre/xlsx';
import {cellKey, columnOf, rowOf} from '../../state/cells';
import {formatFrom, formatOf, type WholeFormat} from '../../state/formats';
import type {
  FormatParts,
  LineState,
  SheetState,
  WorkbookState,
} from '../../state/types';
import {styleCell} from './library';
import {toCellStyle} from './styles';

/** Numbers of styles by the key of a cell, and by the index of a row or column that has one. */
export interface SheetStyles {
  readonly cells: ReadonlyMap<number, number>;
  readonly rows: ReadonlyMap<number, number>;
  readonly columns: ReadonlyMap<number, number>;
}

/** Most cells where rows and columns with formats cross: beyond, files have the format of the row there. */
const MOST_CROSSINGS = 100_000;

/**
 * The styles of a sheet: cells from which the library learns them, and how they are numbered once the
 * numbers of these cells are known.
 */
export function stylesOf(
  workbook: WorkbookState,
  sheet: SheetState,
): {
  readonly samples: NonNullable<WriteSheet['cells']>;
  readonly numbered: (numbers: readonly number[]) => SheetStyles;
} {
  const places = new Map<string, number>();
  const samples = new Map<string, {value: number; style: CellStyle}>();
  const placeOf = (format: WholeFormat): number => {
    const text = JSON.stringify(format);
    const place = places.get(text) ?? places.size;
    if (place === places.size) {
      places.set(text, place);
      samples.set(styleCell(place), {value: 1, style: toCellStyle(format)});
    }
    return place;
  };
  // Lines share their formats by the thousands.
  const known = new Map<FormatParts, number>();
  const placesOf = (lines: ReadonlyMap<number, LineState>) =>
    new Map(
      [...lines].flatMap(([index, {format, style}]) => {
        if (style !== undefined) {
          return [[index, placeOf(formatFrom(workbook, style, format))]];
        }
        if (!format) {
          return [];
        }
        const place =
          known.get(format) ?? placeOf(formatFrom(workbook, style, format));
        known.set(format, place);
        return [[index, place]];
      }),
    );
  const rows = placesOf(sheet.rows);
  const columns = placesOf(sheet.columns);
  const cells = new Map<number, number>();
  const add = (key: number) =>
    cells.set(
      key,
      placeOf(formatOf(workbook, sheet, rowOf(key), columnOf(key))),
    );
  [...sheet.cells.keys()].forEach(add);
  if (rows.size * columns.size <= MOST_CROSSINGS) {
    for (const row of rows.keys()) {
      for (const column of columns.keys()) {
        add(cellKey(row, column));
      }
    }
  }
  return {
    samples,
    numbered: (numbers) => {
      const translated = (from: ReadonlyMap<number, number>) =>
        new Map([...from].map(([index, place]) => [index, numbers[place]!]));
      return {
        cells: translated(cells),
        rows: translated(rows),
        columns: translated(columns),
      };
    },
  };
}
