import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {
  CellView,
  DrawingView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import type {Style} from './markup';

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
  readonly from: string;
  readonly drawing?: DrawingView;
  readonly style?: Style;
}

/** The line of a frame around cells. */
const FRAME = '1px solid #376092';

/** Name of a cell. */
export function keyOf(row: number, column: number): string {
  return `${row} ${column}`;
}

/** Whether an area holds a cell. */
export function holds(area: AreaBounds, row: number, column: number): boolean {
  return (
    row >= area.firstRow &&
    row <= area.lastRow &&
    column >= area.firstColumn &&
    column <= area.lastColumn
  );
}

/** The rows and columns of a sheet that are displayed. */
export function wholePart({heights, widths}: SheetView): GridPart {
  const shown = (sizes: readonly number[]): number[] =>
    sizes.flatMap((size, index) => (size > 0 ? [index] : []));
  return {rows: shown(heights), columns: shown(widths)};
}

/**
 * What cells cover others: merged ones everywhere; in a picture, also drawings.
 *
 * @returns name of a cell → what stands there, `covered` under another cell
 * @throws Error in a picture for a drawing over cells with contents, unless it is a frame around them
 */
export function covering(
  {drawings}: SheetView,
  part: GridPart,
  cells: ReadonlyMap<string, CellView>,
  isPicture: boolean,
): ReadonlyMap<string, Place | 'covered'> {
  const places = new Map<string, Place | 'covered'>();
  const keysIn = (area: AreaBounds): string[][] =>
    part.rows
      .map((row) =>
        part.columns
          .filter((column) => holds(area, row, column))
          .map((column) => keyOf(row, column)),
      )
      .filter((keys) => keys.length > 0);
  const cover = (area: AreaBounds, drawing?: DrawingView): void => {
    const keys = keysIn(area);
    keys.flat().forEach((key) => places.set(key, 'covered'));
    const first = keys[0]?.[0];
    if (first !== undefined) {
      places.set(first, {
        rows: keys.length,
        columns: keys[0]!.length,
        from: keyOf(area.firstRow, area.firstColumn),
        ...(drawing && {drawing}),
      });
    }
  };
  const frame = (keys: readonly (readonly string[])[]): void =>
    keys.forEach((line, index) =>
      line.forEach((from, at) => {
        const style: Style = {
          ...(index === 0 && {borderTop: FRAME}),
          ...(at === line.length - 1 && {borderRight: FRAME}),
          ...(index === keys.length - 1 && {borderBottom: FRAME}),
          ...(at === 0 && {borderLeft: FRAME}),
        };
        places.set(from, {rows: 1, columns: 1, from, style});
      }),
    );
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
  for (const drawing of isPicture ? drawings : []) {
    const keys = keysIn(drawing.area);
    if (keys.flat().every((key) => !cells.get(key)?.text && !places.has(key))) {
      cover(drawing.area, drawing);
    } else if (drawing.shape?.type === 'rectangle' && !drawing.shape.fill) {
      frame(keys);
    } else {
      throw new Error(
        `"${drawing.name}" lies over cells with contents, which a picture cannot show: give it cells of its own`,
      );
    }
  }
  return places;
}
