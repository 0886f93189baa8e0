import type {ChartImageOptions, AnchorBox} from '../contract';
import type {DocumentContext} from '../objects/context';
import type {DrawingState} from '../state/types';
import {escapeXml} from './xml';
import {getAnchorBox} from './geometry';
import {assertOptions} from '../choices';
import {type ChartView, readChart} from '../view/drawings';

/** Renders a chart as an image with the size of its anchor times `scale`. */
export async function exportChart(
  context: DocumentContext,
  sheetId: string,
  drawing: Extract<DrawingState, {kind: 'chart'}>,
  {format = 'png', scale = 1}: ChartImageOptions,
): Promise<Blob> {
  assertOptions({scale});
  const sheet = context.store.sheet(sheetId)!;
  const {width, height} = getAnchorBox(sheet, drawing.anchor);
  const view = readChart(context, drawing);
  const bars = layOutBars(view, width, height);
  if (format === 'png') {
    const image = await renderPng(bars, width, height, scale);
    return new Blob([image], {type: 'image/png'});
  }
  const rectangles = bars.map(
    (bar) =>
      `<rect x="${bar.left}" y="${bar.top}" width="${bar.width}" height="${bar.height}" fill="${bar.color}"/>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${escapeXml(drawing.altText)}">`,
    '<rect width="100%" height="100%" fill="#FFFFFF"/>',
    `<text x="${width / 2}" y="22" text-anchor="middle" font-family="sans-serif" font-size="14">${escapeXml(view.title)}</text>`,
    ...rectangles,
    '</svg>',
  ];
  return new Blob(svg, {type: 'image/svg+xml'});
}

const CHART_COLORS = [
  '#376092',
  '#C8631A',
  '#4F7F28',
  '#8A6D00',
  '#7A3E9D',
  '#B3261E',
];

/**
 * Returns one rectangle for each value, grouped by category. Charts of type `bar` have horizontal bars; all
 * other types are drawn as columns.
 */
function layOutBars(
  {series, type}: ChartView,
  width: number,
  height: number,
): FilledRectangle[] {
  const all = series.flatMap(({values}) => values);
  const largest = Math.max(1e-9, ...all.map(Math.abs));
  const isBar = type === 'bar';
  const [along, across] = isBar
    ? [height - 48, width - 24]
    : [width - 24, height - 48];
  const step = along / Math.max(1, all.length);
  return series.flatMap(({values, color: own}, turn) => {
    const color = own ?? CHART_COLORS[turn % CHART_COLORS.length]!;
    return values.map((value, index): FilledRectangle => {
      const begin = (index * series.length + turn) * step;
      const length = (Math.abs(value) / largest) * across;
      const [thickness, top] = [step * 0.8, height - 12 - length];
      return isBar
        ? {left: 12, top: 36 + begin, width: length, height: thickness, color}
        : {left: 12 + begin, top, width: thickness, height: length, color};
    });
  });
}

export interface FilledRectangle extends AnchorBox {
  readonly color: string;
}

/**
 * Draws rectangles on a white background as a PNG image. Images contain no text, because no fonts are
 * available outside of browsers.
 */
export async function renderPng(
  rectangles: readonly FilledRectangle[],
  width: number,
  height: number,
  scale: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const {encode} = await import('../lazy/png');
  const pixels = (length: number) => Math.max(0, Math.round(length * scale));
  const [columns, rows] = [pixels(width) || 1, pixels(height) || 1];
  const data = new Uint8Array(columns * rows * 3).fill(255);
  for (const {left, top, width: wide, height: high, color} of rectangles) {
    const rgb = [1, 3, 5].map((index) =>
      Number.parseInt(color.slice(index, index + 2), 16),
    );
    const below = Math.min(rows, pixels(top + high));
    const right = Math.min(columns, pixels(left + wide));
    for (let row = pixels(top); row < below; row += 1) {
      for (let column = pixels(left); column < right; column += 1) {
        data.set(rgb, (row * columns + column) * 3);
      }
    }
  }
  return new Uint8Array(
    encode({width: columns, height: rows, data, channels: 3}),
  );
}
