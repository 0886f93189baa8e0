import type {ChartImageOptions} from '../contract';
import type {DocumentContext} from '../objects/context';
import type {DrawingState} from '../state/types';
import {chartMarks} from './drawnChart';
import {escapeXml} from './escape';
import {anchorBox} from './geometry';
import {assertPositive} from '../errors';
import {chartView} from '../view/drawings';

/** A chart as an image, as large as its anchor times `scale`. */
export async function exportChart(
  context: DocumentContext,
  sheetId: string,
  drawing: Extract<DrawingState, {kind: 'chart'}>,
  {format = 'png', scale = 1}: ChartImageOptions,
): Promise<Blob> {
  assertPositive('scale', scale);
  const sheet = context.store.sheet(sheetId)!;
  const {width, height} = anchorBox(sheet, drawing.anchor);
  const view = chartView(context, drawing);
  const marks = chartMarks(view, width, height);
  if (format === 'png') {
    const {toPng} = await import('./raster');
    return new Blob([toPng(marks, width, height, scale)], {type: 'image/png'});
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
