import type {
  CellView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {renderCell, type CellEvent} from './cell';
import {
  getCellKey,
  isInArea,
  layoutCells,
  type VisibleLines,
} from './cellLayout';
import {renderDrawing, renderOverlays, sum} from './drawings';
import type {SheetLabels} from './labels';
import {
  renderAttributes,
  markup,
  type HtmlAttributes,
  type Markup,
  type CssDeclarations,
} from './markup';

/** Average width of a character, in CSS pixels. */
const CHARACTER_WIDTH = 7;

/** Width of row headings and height of column headings, in CSS pixels. */
const HEADING_SIZE = {width: 40, height: 24};

/** Default height of a row, in CSS pixels. */
const ROW_HEIGHT = 20;

export interface TableOptions {
  readonly lines: VisibleLines;
  readonly labels: SheetLabels;
  /**
   * True for pictures: drawings fill their cells, and columns become as wide as their texts. Otherwise cells and
   * drawings have the sizes of the sheet.
   */
  readonly isPicture: boolean;
  /** Additional attributes of the `<table>`. */
  readonly table?: HtmlAttributes;
  readonly cell: (row: number, column: number) => HtmlAttributes;
  readonly events?: readonly CellEvent[];
  readonly marked?: readonly AreaBounds[];
  /** Chooses what to render for a row, for example an empty row with the attribute {@link SAME}. Default: the row. */
  readonly row?: (index: number, render: () => Markup) => Markup | false;
}

/** Attribute of rows that stay as they are shown. */
export const SAME = 'data-same';

/** Returns the letters of a column, such as `AA` for index 26. */
export function formatColumnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26
    ? letter
    : formatColumnName(Math.floor(column / 26) - 1) + letter;
}

/** Renders a sheet as a table with row and column headings. */
export function renderTable(view: SheetView, options: TableOptions): Markup {
  const {lines, isPicture, labels, events = [], marked = []} = options;
  const {frozen, widths, heights} = view;
  const {rows, columns} = lines;
  const cells = new Map(
    view.cells.map((cell) => [getCellKey(cell.row, cell.column), cell]),
  );
  const placements = layoutCells(view, lines, cells, isPicture);
  const frozenRows = frozenLines(
    rows,
    frozen.rows,
    heights,
    HEADING_SIZE.height,
  );
  const frozenColumns = frozenLines(
    columns,
    frozen.columns,
    widths,
    HEADING_SIZE.width,
  );

  /** Returns classes and offsets of a frozen cell. */
  const frozenStyle = (row: number, column: number) => {
    const top = frozenRows.offset(row);
    const left = frozenColumns.offset(column);
    return {
      names: [
        top !== undefined && 'frozen-row',
        row === frozenRows.last && 'last-row',
        left !== undefined && 'frozen-column',
        column === frozenColumns.last && 'last-column',
      ],
      style: {
        ...(!isPicture && top && {insetBlockStart: top}),
        ...(!isPicture && left && {insetInlineStart: left}),
      } as CssDeclarations,
    };
  };

  const overlays = isPicture ? undefined : renderOverlays(view, lines, labels);

  /**
   * Checks whether the text of a cell overflows into an empty next cell. In pictures only if its own column
   * is too narrow.
   */
  const overflows = ({row, column, text, style}: CellView): boolean =>
    style['textAlign'] === 'left' &&
    !style['whiteSpace'] &&
    !cells.get(getCellKey(row, column + 1))?.text &&
    (!isPicture ||
      (text.length * CHARACTER_WIDTH > widths[column]! &&
        columns.includes(column + 1)));

  const bodyCell = (row: number, column: number): Markup | undefined => {
    const key = getCellKey(row, column);
    const placement = placements.get(key);
    if (placement === 'covered') {
      return undefined;
    }
    const cell = cells.get(placement?.from ?? key);
    const event = events.find(
      (one) => one.row === row && one.column === column,
    );
    const isMarked = marked.some((area) => isInArea(area, row, column));
    const {drawing} = placement ?? {};
    const {names, style} = frozenStyle(row, column);
    const own = renderAttributes({
      class: [
        ...names,
        drawing && 'floating',
        overlays?.has(key) && 'anchor',
        event?.isInvalid && 'invalid',
        isMarked && 'marked',
        cell && overflows(cell) && 'spill',
        cell?.style['backgroundColor'] !== undefined && 'filled',
      ],
      rowspan: placement && placement.rows > 1 ? placement.rows : undefined,
      colspan:
        placement && placement.columns > 1 ? placement.columns : undefined,
      ...options.cell(row, column),
      style: {
        ...cellStyle(cell, widths[column]!, isPicture),
        ...style,
        ...placement?.style,
      },
    });
    return markup`<td${own}>${renderCell(cell ?? {}, event ?? {}, isMarked, labels)}${
      drawing && renderDrawing(drawing, labels)
    }${overlays?.get(key)}</td>`;
  };

  const heading = (
    scope: 'row' | 'col',
    text: string,
    [row, column]: readonly [number, number],
    classes: readonly (string | false)[] = [],
  ): Markup => {
    const {names, style} = frozenStyle(row, column);
    const own = renderAttributes({scope, class: [...classes, ...names], style});
    return markup`<th${own}>${text}</th>`;
  };

  const bodyRow = (row: number, index: number): Markup => {
    const isDefault = isPicture && heights[row]! <= ROW_HEIGHT;
    const own = renderAttributes({
      style: isDefault ? {} : {height: scaled(heights[row]!)},
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
  const col = (size: number) =>
    markup`<col${renderAttributes({style: {width: scaled(size)}})}>`;
  const table = renderAttributes({
    ...options.table,
    class: ['sheet', view.hasGridlines && 'lines', isPicture && 'picture'],
    style: isPicture
      ? {}
      : {
          width: `${HEADING_SIZE.width + sum(sizes)}px`,
          // Sizes of the headings and frozen cells, which must not cover the active cell.
          '--covered-top': frozenRows.end,
          '--covered-left': frozenColumns.end,
        },
  });
  return markup`<table${table}><colgroup>${isPicture ? markup`<col>` : col(HEADING_SIZE.width)}${sizes.map(col)}</colgroup><thead><tr><td class="corner"></td>${columns.map(
    (column) => heading('col', formatColumnName(column), [-1, column]),
  )}</tr></thead><tbody>${rows.map((row, index) => {
    const render = () => bodyRow(row, index);
    return options.row ? options.row(index, render) : render();
  })}</tbody></table>`;
}

function frozenLines(
  visible: readonly number[],
  count: number,
  sizes: readonly number[],
  heading: number,
) {
  const endOf = (line: number) => `${heading + sum(sizes.slice(0, line))}px`;
  return {
    last: visible.filter((line) => line < count).at(-1),
    offset: (line: number): string | undefined =>
      line >= 0 && line < count ? endOf(line) : undefined,
    end: endOf(count),
  };
}

/** Returns a CSS length that shrinks on phones, where pictures are scaled down. */
function scaled(pixels: number): string {
  return `calc(${pixels} * var(--sheet-unit))`;
}

function cellStyle(
  cell: CellView | undefined,
  width: number,
  isPicture: boolean,
): CssDeclarations {
  const {textAlign, ...style} = cell?.style ?? {};
  const lines = Object.entries(style)
    .filter(([name]) => name.startsWith('border'))
    .map(([name, line]) => [name, line.replace('#000000', 'var(--sheet-ink)')]);
  return {
    ...style,
    // Black lines stay visible on dark paper.
    ...Object.fromEntries(lines),
    ...(textAlign && textAlign !== 'left' && {textAlign}),
    // Columns of pictures become as wide as their texts, except those that wrap.
    ...(isPicture &&
      style['whiteSpace'] && {maxWidth: `max(8rem, ${scaled(width)})`}),
  };
}
