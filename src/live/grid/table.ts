import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {CellView, SheetView} from '../../../runtime/view/types';
import {cellContents, type CellEvent} from './cell';
import {columnName} from './columnName';
import {covering, type GridPart} from './covering';
import {HEAD, pictureDrawing} from './drawing';
import {draw, type Attributes, type Drawn, type Style} from './node';
import type {Words} from './words';

/** Height of a row that nobody has changed. */
const ROW_HEIGHT = 20;

/** What is drawn of a sheet, and how. */
export interface TableOptions {
  readonly part: GridPart;
  readonly words: Words;
  /**
   * Whether it is a picture: texts and drawings take the place of cells, columns grow with their texts. Else cells
   * have the sizes of the sheet, and drawings lie over them, see `floating` in `drawing.ts`.
   */
  readonly isPicture: boolean;
  /** Further attributes of the table and of each cell. */
  readonly table?: Attributes;
  readonly cell?: (row: number, column: number) => Attributes;
  readonly events?: readonly CellEvent[];
  readonly marked?: readonly AreaBounds[];
}

/** The rows and columns of a sheet that are displayed. */
export function wholePart({heights, widths}: SheetView): GridPart {
  const shown = (sizes: readonly number[]): number[] =>
    sizes.flatMap((size, index) => (size > 0 ? [index] : []));
  return {rows: shown(heights), columns: shown(widths)};
}

/** A sheet as a table with headings. */
export function tableDrawing(view: SheetView, options: TableOptions): Drawn {
  const {part, isPicture} = options;
  const {rows, columns} = part;
  const cells = new Map(
    view.cells.map((cell) => [`${cell.row} ${cell.column}`, cell]),
  );
  const covered = covering(view, part, cells, isPicture);
  const {frozen} = view;
  // A view that begins further down has scrolled under what is frozen.
  const frozenRow = rows.filter((row) => row < frozen.rows).at(-1);
  const frozenColumn = columns
    .filter((column) => column < frozen.columns)
    .at(-1);
  const frozenParts = (row: number, column: number) => [
    row < frozen.rows && row >= 0 && 'frozen-row',
    row === frozenRow && 'last-row',
    column < frozen.columns && column >= 0 && 'frozen-column',
    column === frozenColumn && 'last-column',
  ];
  const stuck = (row: number, column: number): Style => {
    const before = (sizes: readonly number[], count: number) =>
      sizes.slice(0, count).reduce((sum, size) => sum + size, 0);
    return {
      ...(!isPicture &&
        row >= 0 &&
        row < frozen.rows && {
          insetBlockStart: `${HEAD.height + before(view.heights, row)}px`,
        }),
      ...(!isPicture &&
        column >= 0 &&
        column < frozen.columns && {
          insetInlineStart: `${HEAD.width + before(view.widths, column)}px`,
        }),
    };
  };

  const bodyCell = (row: number, column: number): Drawn | undefined => {
    const place = covered.get(`${row} ${column}`);
    if (place === 'covered') {
      return undefined;
    }
    const cell = cells.get(
      `${place?.from.row ?? row} ${place?.from.column ?? column}`,
    );
    const event = options.events?.find(
      (one) => one.row === row && one.column === column,
    );
    const isMarked = (options.marked ?? []).some(
      (area) =>
        row >= area.firstRow &&
        row <= area.lastRow &&
        column >= area.firstColumn &&
        column <= area.lastColumn,
    );
    const {drawing} = place ?? {};
    return draw(
      'td',
      {
        class: classes([
          ...frozenParts(row, column),
          drawing && 'floating',
          event?.isInvalid && 'invalid',
          isMarked && 'marked',
          ...(place?.edges ?? []).map((side) => `edge-${side}`),
          !isPicture &&
            isFree(cell, cells.get(`${row} ${column + 1}`)) &&
            'spill',
        ]),
        ...(place && place.rows > 1 && {rowspan: place.rows}),
        ...(place && place.columns > 1 && {colspan: place.columns}),
        ...options.cell?.(row, column),
      },
      [
        ...cellContents(cell, event, isMarked, options.words),
        drawing && pictureDrawing(drawing, options.words),
      ],
      {
        ...styleOf(cell, view.widths[column]!, isPicture),
        ...stuck(row, column),
      },
    );
  };

  return draw(
    'table',
    {
      ...options.table,
      class: classes([
        'sheet',
        view.hasGridlines && 'lines',
        isPicture && 'picture',
      ]),
    },
    [
      draw(
        'colgroup',
        {},
        [HEAD.width, ...columns.map((column) => view.widths[column]!)].map(
          (width, index) =>
            draw(
              'col',
              {},
              [],
              isPicture && index === 0 ? {} : {width: unit(width)},
            ),
        ),
      ),
      draw('thead', {}, [
        draw('tr', {}, [
          draw('td', {class: 'corner'}),
          ...columns.map((column) =>
            draw(
              'th',
              {scope: 'col', class: classes(frozenParts(-1, column))},
              [columnName(column)],
              stuck(-1, column),
            ),
          ),
        ]),
      ]),
      draw(
        'tbody',
        {},
        rows.map((row, index) =>
          draw(
            'tr',
            {},
            [
              draw(
                'th',
                {
                  scope: 'row',
                  class: classes([
                    'number',
                    ...frozenParts(row, -1),
                    index > 0 && row - rows[index - 1]! > 1 && 'after-gap',
                  ]),
                },
                [String(row + 1)],
                stuck(row, -1),
              ),
              ...columns.map((column) => bodyCell(row, column)),
            ],
            isPicture && view.heights[row]! <= ROW_HEIGHT
              ? {}
              : {height: unit(view.heights[row]!)},
          ),
        ),
      ),
    ],
    isPicture
      ? {}
      : {
          width: `${columns.reduce((sum, column) => sum + view.widths[column]!, HEAD.width)}px`,
        },
  );
}

function classes(
  names: readonly (string | false | undefined)[],
): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** Pictures are a little smaller on phones. */
function unit(pixels: number): string {
  return `calc(${pixels} * var(--sheet-unit))`;
}

function styleOf(
  cell: CellView | undefined,
  width: number,
  isPicture: boolean,
): Style {
  const {textAlign, ...style} = cell?.style ?? {};
  return {
    ...style,
    ...(textAlign && textAlign !== 'left' && {textAlign}),
    // Columns of pictures grow with their texts, but for those that are to break.
    ...(isPicture &&
      style['whiteSpace'] && {maxWidth: `max(8rem, ${unit(width)})`}),
  };
}

/** Whether a text may run into the cell beside it. */
function isFree(
  cell: CellView | undefined,
  beside: CellView | undefined,
): boolean {
  return (
    cell !== undefined &&
    cell.style['textAlign'] === 'left' &&
    !cell.style['whiteSpace'] &&
    !beside?.text
  );
}
