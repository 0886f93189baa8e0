import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {
  CellView,
  DrawingView,
  SheetView,
} from '../../../runtime/view/types';

/** Rows and columns of a sheet, from 0, in their order. */
export interface GridPart {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** A cell that takes the place of several, or the edge of a frame around some. */
interface Place {
  readonly rows: number;
  readonly columns: number;
  /** The cell whose contents it has. */
  readonly from: {readonly row: number; readonly column: number};
  readonly drawing?: DrawingView;
  readonly edges?: readonly Side[];
}

type Side = 'top' | 'right' | 'bottom' | 'left';

/** Mean width of a character, in CSS pixels. */
const CHARACTER = 7;

/**
 * What cells cover others: merged ones everywhere; in a picture, also drawings, and texts that run over.
 *
 * @returns row and column → what stands there, `covered` under another cell
 * @throws Error in a picture for a drawing over cells with contents, unless it is a frame around them
 */
export function covering(
  {drawings, widths}: SheetView,
  part: GridPart,
  cells: ReadonlyMap<string, CellView>,
  isPicture: boolean,
): ReadonlyMap<string, Place | 'covered'> {
  const places = new Map<string, Place | 'covered'>();
  const keysIn = (area: AreaBounds) =>
    part.rows
      .filter((row) => row >= area.firstRow && row <= area.lastRow)
      .map((row) =>
        part.columns
          .filter((at) => at >= area.firstColumn && at <= area.lastColumn)
          .map((column) => `${row} ${column}`),
      )
      .filter((keys) => keys.length > 0);
  const cover = (area: AreaBounds, more: Partial<Place> = {}): void => {
    const keys = keysIn(area);
    keys.flat().forEach((key) => places.set(key, 'covered'));
    if (keys[0]) {
      places.set(keys[0][0]!, {
        rows: keys.length,
        columns: keys[0].length,
        from: {row: area.firstRow, column: area.firstColumn},
        ...more,
      });
    }
  };
  for (const {row, column, span} of cells.values()) {
    if (span) {
      cover({
        firstRow: row,
        lastRow: row + span.rows - 1,
        firstColumn: column,
        lastColumn: column + span.columns - 1,
      });
    }
  }
  if (!isPicture) {
    return places;
  }
  for (const drawing of drawings) {
    const keys = keysIn(drawing.area);
    if (keys.flat().every((key) => !cells.get(key)?.text && !places.has(key))) {
      cover(drawing.area, {drawing});
    } else if (drawing.shape?.type === 'rectangle' && !drawing.shape.fill) {
      frame(keys, places);
    } else {
      throw new Error(
        `"${drawing.name}" lies over cells with contents, which a picture cannot show: give it cells of its own`,
      );
    }
  }
  for (const cell of cells.values()) {
    const last = runsInto(cell, widths, cells, places);
    if (last > cell.column) {
      const {row, column} = cell;
      cover({
        firstRow: row,
        lastRow: row,
        firstColumn: column,
        lastColumn: last,
      });
    }
  }
  return places;
}

function frame(
  keys: readonly (readonly string[])[],
  places: Map<string, Place | 'covered'>,
): void {
  keys.forEach((line, index) => {
    line.forEach((key, at) => {
      const [row, column] = key.split(' ').map(Number) as [number, number];
      const edges = (
        [
          index === 0 && 'top',
          at === line.length - 1 && 'right',
          index === keys.length - 1 && 'bottom',
          at === 0 && 'left',
        ] as const
      ).filter((side) => side !== false);
      places.set(key, {rows: 1, columns: 1, from: {row, column}, edges});
    });
  });
}

/** The last column that a text runs into: it is longer than its own is wide, and the next ones are empty. */
function runsInto(
  {row, column, text, style}: CellView,
  widths: readonly number[],
  cells: ReadonlyMap<string, CellView>,
  places: ReadonlyMap<string, unknown>,
): number {
  const isPlain = style['textAlign'] === 'left' && !style['whiteSpace'];
  let last = column;
  let left = isPlain ? text.length * CHARACTER - widths[column]! : 0;
  const isEmpty = (key: string) => !cells.has(key) && !places.has(key);
  while (
    left > 0 &&
    last + 1 < widths.length &&
    isEmpty(`${row} ${last + 1}`)
  ) {
    last += 1;
    left -= widths[last]!;
  }
  return last;
}
