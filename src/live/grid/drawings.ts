import type {
  ChartView,
  DrawingView,
  ShapeView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import {chartDrawing, COLORS, type Size} from './chart';
import {attributes, markup, type Markup} from './markup';
import type {Labels} from './labels';

/** Width of the row numbers, and height of the column letters, in CSS pixels. */
export const HEAD = {width: 40, height: 24};

/** A drawing by itself, as pictures show it. */
export function pictureDrawing(drawing: DrawingView, words: Labels): Markup {
  const [width, height] = drawing.chart ? [360, 210] : [180, 80];
  return drawingOf(drawing, {width, height}, words);
}

/** The drawings of a sheet over its cells. */
export function floating({drawings}: SheetView, words: Labels): Markup {
  return markup`${drawings.map((drawing) => {
    const {name, chart, left, top, width, height} = drawing;
    // What is smaller than its texts is drawn larger, and shrunk.
    const [wide, high] = chart ? [240, 150] : [140, 60];
    const scale = Math.max(1, wide / width, high / height);
    const place = attributes({
      class: ['over', chart && 'chart-box'],
      title: name,
      style: {
        left: `${HEAD.width + left}px`,
        top: `${HEAD.height + top}px`,
        width: `${width}px`,
        height: `${height}px`,
      },
    });
    const size = {width: width * scale, height: height * scale};
    return markup`<div${place}>${drawingOf(drawing, size, words)}</div>`;
  })}`;
}

/**
 * A chart, shape or image.
 *
 * @param size - of its view box
 */
function drawingOf(
  {chart, shape, image = '', altText}: DrawingView,
  size: Size,
  words: Labels,
): Markup {
  if (image !== '') {
    return markup`<img class="sheet-image" src="${image}" alt="${altText}">`;
  }
  const text = chart
    ? chartText(chart, altText, words)
    : altText || shape?.text || '';
  const look = attributes({
    class: [chart ? 'sheet-chart' : 'sheet-shape'],
    viewBox: `0 0 ${size.width} ${size.height}`,
    ...(text === ''
      ? {'aria-hidden': 'true'}
      : {role: 'img', 'aria-label': text}),
  });
  return markup`<svg${look}>${
    chart
      ? chartDrawing(chart, size)
      : shape
        ? shapeDrawing(shape, size)
        : imageDrawing(size)
  }</svg>`;
}

/** What a chart shows: in the words of its document, or its numbers. */
function chartText(
  {type, title, categories, series}: ChartView,
  altText: string,
  {charts}: Labels,
): string {
  const numbers = series.map(({name, values, x}) => {
    const all = values.map(
      (value, index) =>
        `${x?.[index] ?? categories[index] ?? ''} ${value.toLocaleString('en')}`,
    );
    return `${name}: ${all.join(', ')}.`;
  });
  // A title that stands for an alternative text says less than the numbers do.
  const isOwn = altText !== '' && altText !== title;
  const text = isOwn ? altText : [`${charts[type]}.`, ...numbers].join(' ');
  return title ? `${title}. ${text}` : text;
}

/** A shape, as large as its box. */
function shapeDrawing(
  {type, text, fill, outline}: ShapeView,
  {width, height}: Size,
): Markup {
  const [right, bottom] = [width - 4, height - 4];
  const [x, y] = [width / 2, height / 2];
  const outlines: Readonly<Record<ShapeView['type'], string>> = {
    rectangle: `M4 4H${right}V${bottom}H4Z`,
    roundedRectangle: `M16 4H${right - 12}Q${right} 4 ${right} 16V${bottom - 12}Q${right} ${bottom} ${right - 12} ${bottom}H16Q4 ${bottom} 4 ${bottom - 12}V16Q4 4 16 4Z`,
    ellipse: `M4 ${y}A${x - 4} ${y - 4} 0 1 1 ${right} ${y}A${x - 4} ${y - 4} 0 1 1 4 ${y}Z`,
    triangle: `M${x} 4L${right} ${bottom}H4Z`,
    line: `M4 4L${right} ${bottom}`,
    arrow: `M4 ${height * 0.33}H${width - 54}V6L${right} ${y}L${width - 54} ${height - 6}V${height * 0.67}H4Z`,
    callout: `M4 4H${right}V${height - 24}H${width * 0.42}L${width * 0.29} ${bottom}L${width * 0.3} ${height - 24}H4Z`,
  };
  const top = {callout: y - 5, triangle: height - 18}[type as string] ?? y + 5;
  const inside = type === 'line' ? 'none' : (fill ?? 'none');
  return markup`<path d="${outlines[type]}" fill="${inside}" stroke="${outline ?? 'none'}"/>${
    text !== '' &&
    markup`<text x="${type === 'arrow' ? x - 14 : x}" y="${top}" text-anchor="middle">${text}</text>`
  }`;
}

/** Hills under the sun: stands for an image that samples fetch, and the network here does not have. */
function imageDrawing({width, height}: Size): Markup {
  const [right, bottom] = [width - 4, height - 4];
  const x = (share: number) => Math.round(share * width);
  const y = (share: number) => Math.round(share * height);
  const hills = `M4 ${bottom}L${x(0.37)} ${y(0.43)}L${x(0.56)} ${y(0.73)}L${x(0.73)} ${y(0.35)}L${right} ${bottom}Z`;
  return markup`<path d="M4 4H${right}V${bottom}H4Z" fill="none" stroke="${COLORS[0]}"/><circle cx="${x(0.26)}" cy="${y(0.33)}" r="9" fill="${COLORS[4]}"/><path d="${hills}" fill="${COLORS[2]}"/>`;
}
