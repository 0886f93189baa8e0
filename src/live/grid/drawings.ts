import type {
  ChartView,
  DrawingView,
  ShapeView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import {
  getCellArea,
  getCellKey,
  isInArea,
  type VisibleLines,
} from './cellLayout';
import {renderChart, type DrawingSize} from './chart';
import {SERIES_COLORS} from './chartScale';
import type {SheetLabels} from './labels';
import {renderAttributes, markup, type Markup} from './markup';

/** Renders one drawing of a picture, in a standard size. */
export function renderDrawing(
  drawing: DrawingView,
  labels: SheetLabels,
): Markup {
  const [width, height] = drawing.chart ? [360, 210] : [180, 80];
  return renderSized(drawing, {width, height}, labels);
}

/**
 * Renders the drawings of a sheet that lie above the cells.
 *
 * @returns key of the cell in which each drawing begins → its drawings, which are positioned relative to the cell
 */
export function renderOverlays(
  {drawings, cells, widths, heights}: SheetView,
  {rows, columns}: VisibleLines,
  labels: SheetLabels,
): ReadonlyMap<string, readonly Markup[]> {
  const overlays = new Map<string, Markup[]>();
  for (const drawing of drawings) {
    const {area, left, top} = drawing;
    const row = rows.find((line) => line >= area.firstRow) ?? 0;
    const column = columns.find((line) => line >= area.firstColumn) ?? 0;
    const merged = cells.find(
      (cell) => cell.span && isInArea(getCellArea(cell), row, column),
    );
    const cell = merged ?? {row, column};
    const overlay = renderOverlay(
      drawing,
      left - sum(widths.slice(0, cell.column)),
      top - sum(heights.slice(0, cell.row)),
      labels,
    );
    const key = getCellKey(cell.row, cell.column);
    overlays.set(key, [...(overlays.get(key) ?? []), overlay]);
  }
  return overlays;
}

export function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

function renderOverlay(
  drawing: DrawingView,
  left: number,
  top: number,
  labels: SheetLabels,
): Markup {
  const {name, chart, width, height} = drawing;
  // Text has a fixed size, so small drawings are rendered larger and then scaled down.
  const [minWidth, minHeight] = chart ? [240, 150] : [140, 60];
  const scale = Math.max(1, minWidth / width, minHeight / height);
  const own = renderAttributes({
    class: ['over', chart && 'chart-box'],
    title: name,
    style: {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    },
  });
  const size = {width: width * scale, height: height * scale};
  return markup`<div${own}>${renderSized(drawing, size, labels)}</div>`;
}

function renderSized(
  {chart, shape, image = '', altText}: DrawingView,
  size: DrawingSize,
  labels: SheetLabels,
): Markup {
  if (image !== '') {
    return markup`<img class="sheet-image" src="${image}" alt="${altText}">`;
  }
  const text = chart
    ? chartText(chart, altText, labels)
    : altText || shape?.text || '';
  const own = renderAttributes({
    class: [chart ? 'sheet-chart' : 'sheet-shape'],
    viewBox: `0 0 ${size.width} ${size.height}`,
    ...(text === ''
      ? {'aria-hidden': 'true'}
      : {role: 'img', 'aria-label': text}),
  });
  return markup`<svg${own}>${
    chart
      ? renderChart(chart, size)
      : shape
        ? renderShape(shape, size)
        : renderImagePlaceholder(size)
  }</svg>`;
}

/** Returns the chart's own text alternative, or otherwise its type and values. */
function chartText(
  {type, title, categories, series}: ChartView,
  altText: string,
  {charts}: SheetLabels,
): string {
  const values = series.map(({name, values: own, x}) => {
    const pairs = own.map(
      (value, index) =>
        `${x?.[index] ?? categories[index] ?? ''} ${value.toLocaleString('en')}`,
    );
    return `${name}: ${pairs.join(', ')}.`;
  });
  // An alternative text that equals the title does not describe the values, so it is ignored.
  const hasAltText = altText !== '' && altText !== title;
  const text = hasAltText ? altText : [`${charts[type]}.`, ...values].join(' ');
  return title ? `${title}. ${text}` : text;
}

function renderShape(
  {type, text, fill, outline}: ShapeView,
  {width, height}: DrawingSize,
): Markup {
  const [right, bottom] = [width - 4, height - 4];
  const [x, y] = [width / 2, height / 2];
  const paths: Readonly<Record<ShapeView['type'], string>> = {
    rectangle: `M4 4H${right}V${bottom}H4Z`,
    roundedRectangle: `M16 4H${right - 12}Q${right} 4 ${right} 16V${bottom - 12}Q${right} ${bottom} ${right - 12} ${bottom}H16Q4 ${bottom} 4 ${bottom - 12}V16Q4 4 16 4Z`,
    ellipse: `M4 ${y}A${x - 4} ${y - 4} 0 1 1 ${right} ${y}A${x - 4} ${y - 4} 0 1 1 4 ${y}Z`,
    triangle: `M${x} 4L${right} ${bottom}H4Z`,
    line: `M4 4L${right} ${bottom}`,
    arrow: `M4 ${height * 0.33}H${width - 54}V6L${right} ${y}L${width - 54} ${height - 6}V${height * 0.67}H4Z`,
    callout: `M4 4H${right}V${height - 24}H${width * 0.42}L${width * 0.29} ${bottom}L${width * 0.3} ${height - 24}H4Z`,
  };
  const textY =
    {callout: y - 5, triangle: height - 18}[type as string] ?? y + 5;
  const inside = type === 'line' ? 'none' : (fill ?? 'none');
  return markup`<path d="${paths[type]}" fill="${inside}" stroke="${outline ?? 'none'}"/>${
    text !== '' &&
    markup`<text fill="${inside === 'none' ? 'var(--sheet-ink)' : '#1c1e21'}" x="${type === 'arrow' ? x - 14 : x}" y="${textY}" text-anchor="middle">${text}</text>`
  }`;
}

/** Renders a landscape icon, since `fakeFetch` returns an image of a single pixel. */
function renderImagePlaceholder({width, height}: DrawingSize): Markup {
  const [right, bottom] = [width - 4, height - 4];
  const x = (share: number) => Math.round(share * width);
  const y = (share: number) => Math.round(share * height);
  const hills = `M4 ${bottom}L${x(0.37)} ${y(0.43)}L${x(0.56)} ${y(0.73)}L${x(0.73)} ${y(0.35)}L${right} ${bottom}Z`;
  return markup`<path d="M4 4H${right}V${bottom}H4Z" fill="none" stroke="${SERIES_COLORS[0]}"/><circle cx="${x(0.26)}" cy="${y(0.33)}" r="9" fill="${SERIES_COLORS[4]}"/><path d="${hills}" fill="${SERIES_COLORS[2]}"/>`;
}
