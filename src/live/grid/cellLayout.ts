import {
  containsBounds,
  createBounds,
} from '@document-sdk/spreadsheet-reference/area';
import type {
  CellView,
  DrawingView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {CssDeclarations} from './markup';

/** Indexes of the visible rows and columns, in ascending order. */
export interface VisibleLines {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Layout of a cell that spans other cells or is at the edge of a frame. */
interface Placement {
  readonly rows: number;
  readonly columns: number;
  /** Key of the cell that has the contents. That cell may itself be hidden. */
  readonly from: string;
  readonly drawing?: DrawingView;
  readonly style?: CssDeclarations;
}

const FRAME_BORDER = '1px solid #376092';

export function getCellKey(row: number, column: number): string {
  return `${row} ${column}`;
}

export function isInArea(
  area: AreaBounds,
  row: number,
  column: number,
): boolean {
  return containsBounds(area, createBounds(row, column));
}

export function getCellArea({
  row,
  column,
  span,
}: Pick<CellView, 'row' | 'column' | 'span'>): AreaBounds {
  return createBounds(row, column, span?.rows, span?.columns);
}

export function listVisibleLines({heights, widths}: SheetView): VisibleLines {
  const visible = (sizes: readonly number[]): number[] =>
    sizes.flatMap((size, index) => (size > 0 ? [index] : []));
  return {rows: visible(heights), columns: visible(widths)};
}

/**
 * Lays out cells that cover other cells: merged cells and, in pictures, cells with a drawing.
 *
 * @returns cell key → its placement, or `covered` if another cell covers it; all other cells are missing
 * @throws Error in pictures if a drawing covers cells with contents and is not a frame around them
 */
export function layoutCells(
  {drawings}: SheetView,
  lines: VisibleLines,
  cells: ReadonlyMap<string, CellView>,
  isPicture: boolean,
): ReadonlyMap<string, Placement | 'covered'> {
  const placements = new Map<string, Placement | 'covered'>();
  const keysIn = (area: AreaBounds): string[][] =>
    lines.rows
      .map((row) =>
        lines.columns
          .filter((column) => isInArea(area, row, column))
          .map((column) => getCellKey(row, column)),
      )
      .filter((keys) => keys.length > 0);
  const cover = (area: AreaBounds, drawing?: DrawingView): void => {
    const keys = keysIn(area);
    keys.flat().forEach((key) => placements.set(key, 'covered'));
    const first = keys[0]?.[0];
    if (first !== undefined) {
      placements.set(first, {
        rows: keys.length,
        columns: keys[0]!.length,
        from: getCellKey(area.firstRow, area.firstColumn),
        ...(drawing && {drawing}),
      });
    }
  };
  const frame = (keys: readonly (readonly string[])[]): void =>
    keys.forEach((row, y) =>
      row.forEach((from, x) => {
        const style: CssDeclarations = {
          ...(y === 0 && {borderTop: FRAME_BORDER}),
          ...(x === row.length - 1 && {borderRight: FRAME_BORDER}),
          ...(y === keys.length - 1 && {borderBottom: FRAME_BORDER}),
          ...(x === 0 && {borderLeft: FRAME_BORDER}),
        };
        placements.set(from, {rows: 1, columns: 1, from, style});
      }),
    );
  for (const cell of cells.values()) {
    if (cell.span) {
      cover(getCellArea(cell));
    }
  }
  for (const drawing of isPicture ? drawings : []) {
    const {area, shape, name} = drawing;
    const keys = keysIn(area);
    const isFree = (key: string) =>
      !cells.get(key)?.text && !placements.has(key);
    if (keys.flat().every(isFree)) {
      cover(area, drawing);
    } else if (shape?.type === 'rectangle' && !shape.fill) {
      frame(keys);
    } else {
      throw new Error(
        `"${name}" lies over cells with contents, which a picture cannot show: give it cells of its own`,
      );
    }
  }
  return placements;
}
