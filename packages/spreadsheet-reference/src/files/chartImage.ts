import type {ChartImageOptions} from '../contract';
import type {DocumentContext} from '../objects/context';
import type {DrawingState} from '../state/types';
import {escapeXml} from './escape';
import {getAnchorBox} from './geometry';
import {type FilledRectangle, toPng} from './raster';
import {assertPositive} from '../errors';
import {chartView} from '../view/drawings';
import type {ChartView} from '../view/types';

/** A chart as an image, as large as its anchor times `scale`. */
export async function exportChart(
  context: DocumentContext,
  sheetId: string,
  drawing: Extract<DrawingState, {kind: 'chart'}>,
  {format = 'png', scale = 1}: ChartImageOptions,
): Promise<Blob> {
  assertPositive('scale', scale);
  const sheet = context.store.sheet(sheetId)!;
  const {width, height} = getAnchorBox(sheet, drawing.anchor);
  const view = chartView(context, drawing);
  const marks = chartMarks(view, width, height);
  if (format === 'png') {
    const image = await toPng(marks, width, height, scale);
    return new Blob([image], {type: 'image/png'});
  }
  const drawn = marks.map(
    (mark) =>
      `<rect x="${mark.left}" y="${mark.top}" width="${mark.width}" height="${mark.height}" fill="${mark.color}"/>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${escapeXml(drawing.altText)}">`,
    '<rect width="100%" height="100%" fill="#FFFFFF"/>',
    `<text x="${width / 2}" y="22" text-anchor="middle" font-family="sans-serif" font-size="14">${escapeXml(view.title)}</text>`,
    ...drawn,
    '</svg>',
  ];
  return new Blob(svg, {type: 'image/svg+xml'});
}

/** Colours of series and slices, in turn. */
const CHART_COLORS = [
  '#376092',
  '#C8631A',
  '#4F7F28',
  '#8A6D00',
  '#7A3E9D',
  '#B3261E',
];

/**
 * Marks of a chart in a box: a bar for each value, in groups by category. The reference draws every
 * type as columns, or as bars for `bar`; the page's own drawing shows the types.
 */
function chartMarks(
  {series, type}: ChartView,
  width: number,
  height: number,
): FilledRectangle[] {
  const all = series.flatMap(({values}) => values);
  const most = Math.max(1e-9, ...all.map(Math.abs));
  const isBar = type === 'bar';
  const [along, across] = isBar
    ? [height - 48, width - 24]
    : [width - 24, height - 48];
  const step = along / Math.max(1, all.length);
  return series.flatMap(({values, color: own}, turn) => {
    const color = own ?? CHART_COLORS[turn % CHART_COLORS.length]!;
    return values.map((value, index): FilledRectangle => {
      const begin = (index * series.length + turn) * step;
      const length = (Math.abs(value) / most) * across;
      const wide = step * 0.8;
      return isBar
        ? {left: 12, top: 36 + begin, width: length, height: wide, color}
        : {
            left: 12 + begin,
            top: height - 12 - length,
            width: wide,
            height: length,
            color,
          };
    });
  });
}
