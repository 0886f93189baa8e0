import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {
  CellView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import {renderCell, type CellEvent} from './cell';
import {covering, holds, keyOf, type GridPart} from './mergedCells';
import {HEAD, pictureDrawing} from './drawings';
import {
  attributes,
  markup,
  type Attributes,
  type Markup,
  type Style,
} from './markup';
import type {Labels} from './labels';

/** Mean width of a character, in CSS pixels. */
const CHARACTER = 7;

/** Height of a row that nobody has changed. */
const ROW_HEIGHT = 20;

/** What is drawn of a sheet, and how. */
export interface TableOptions {
  readonly part: GridPart;
  readonly words: Labels;
  /**
   * Whether it is a picture: drawings take the place of cells, columns grow with their texts. Else cells
   * have the sizes of the sheet, and drawings lie over them, see `floating` in `drawing.ts`.
   */
  readonly isPicture: boolean;
  /** Further attributes of the table and of each cell. */
  readonly table?: Attributes;
  readonly cell: (row: number, column: number) => Attributes;
  readonly events?: readonly CellEvent[];
  readonly marked?: readonly AreaBounds[];
}

/** Letters of a column, from 0: `A`, `Z`, `AA`. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26
    ? letter
    : columnName(Math.floor(column / 26) - 1) + letter;
}

/** A sheet as a table with headings. */
export function tableDrawing(view: SheetView, options: TableOptions): Markup {
  const {part, isPicture, words, events = [], marked = []} = options;
  const {frozen, widths, heights} = view;
  const {rows, columns} = part;
  const cells = new Map(
    view.cells.map((cell) => [keyOf(cell.row, cell.column), cell]),
  );
  const covered = covering(view, part, cells, isPicture);
  const rowsOf = frozenLines(rows, frozen.rows, heights, HEAD.height);
  const columnsOf = frozenLines(columns, frozen.columns, widths, HEAD.width);

  /** Class names and places of what stays while the rest scrolls. */
  const stuck = (row: number, column: number) => {
    const [fromTop, fromLeft] = [rowsOf.start(row), columnsOf.start(column)];
    return {
      names: [
        fromTop !== undefined && 'frozen-row',
        row === rowsOf.last && 'last-row',
        fromLeft !== undefined && 'frozen-column',
        column === columnsOf.last && 'last-column',
      ],
      style: {
        ...(!isPicture && fromTop && {insetBlockStart: fromTop}),
        ...(!isPicture && fromLeft && {insetInlineStart: fromLeft}),
      } as Style,
    };
  };

  /** Whether a text runs into the cell beside its own. In a picture it does where its column is too narrow. */
  const runsOver = ({row, column, text, style}: CellView): boolean =>
    style['textAlign'] === 'left' &&
    !style['whiteSpace'] &&
    !cells.get(keyOf(row, column + 1))?.text &&
    (!isPicture ||
      (text.length * CHARACTER > widths[column]! &&
        columns.includes(column + 1)));

  const bodyCell = (row: number, column: number): Markup | undefined => {
    const key = keyOf(row, column);
    const place = covered.get(key);
    if (place === 'covered') {
      return undefined;
    }
    const cell = cells.get(place?.from ?? key);
    const event = events.find(
      (one) => one.row === row && one.column === column,
    );
    const isMarked = marked.some((area) => holds(area, row, column));
    const {drawing} = place ?? {};
    const {names, style} = stuck(row, column);
    const own = attributes({
      class: [
        ...names,
        drawing && 'floating',
        event?.isInvalid && 'invalid',
        isMarked && 'marked',
        cell && runsOver(cell) && 'spill',
      ],
      rowspan: place && place.rows > 1 ? place.rows : undefined,
      colspan: place && place.columns > 1 ? place.columns : undefined,
      ...options.cell(row, column),
      style: {
        ...styleOf(cell, widths[column]!, isPicture),
        ...style,
        ...place?.style,
      },
    });
    return markup`<td${own}>${renderCell(cell ?? {}, event ?? {}, isMarked, words)}${
      drawing && pictureDrawing(drawing, words)
    }</td>`;
  };

  const heading = (
    scope: 'row' | 'col',
    text: string,
    [row, column]: readonly [number, number],
    more: readonly (string | false)[] = [],
  ): Markup => {
    const {names, style} = stuck(row, column);
    const own = attributes({scope, class: [...more, ...names], style});
    return markup`<th${own}>${text}</th>`;
  };

  const line = (row: number, index: number): Markup => {
    const isPlain = isPicture && heights[row]! <= ROW_HEIGHT;
    const own = attributes({
      style: isPlain ? {} : {height: unit(heights[row]!)},
    });
    const isAfterGap = index > 0 && row - rows[index - 1]! > 1;
    const number = heading(
      'row',
      String(row + 1),
      [row, -1],
      ['number', isAfterGap && 'after-gap'],
    );
    return markup`<tr${own}>${number}${columns.map((column) => bodyCell(row, column))}</tr>`;
  };

  const sizes = columns.map((column) => widths[column]!);
  const width = sizes.reduce((sum, size) => sum + size, HEAD.width);
  const col = (size: number) =>
    markup`<col${attributes({style: {width: unit(size)}})}>`;
  const table = attributes({
    ...options.table,
    class: ['sheet', view.hasGridlines && 'lines', isPicture && 'picture'],
    style: isPicture ? {} : {width: `${width}px`},
  });
  return markup`<table${table}><colgroup>${isPicture ? markup`<col>` : col(HEAD.width)}${sizes.map(col)}</colgroup><thead><tr><td class="corner"></td>${columns.map(
    (column) => heading('col', columnName(column), [-1, column]),
  )}</tr></thead><tbody>${rows.map(line)}</tbody></table>`;
}

/** Which of some lines are frozen, and where they stand. */
function frozenLines(
  shown: readonly number[],
  count: number,
  sizes: readonly number[],
  head: number,
) {
  return {
    // A view that begins further down has scrolled under what is frozen.
    last: shown.filter((line) => line < count).at(-1),
    start: (line: number): string | undefined =>
      line >= 0 && line < count
        ? `${sizes.slice(0, line).reduce((sum, size) => sum + size, head)}px`
        : undefined,
  };
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
