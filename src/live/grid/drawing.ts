import type {
  ChartView,
  DrawingView,
  SheetView,
} from '../../../runtime/view/types';
import {chartDrawing, type Size} from './chart';
import {draw, type Drawn} from './node';
import {imageDrawing, shapeDrawing} from './shape';
import type {Words} from './words';

/** Width of the row numbers, and height of the column letters, in CSS pixels. */
export const HEAD = {width: 40, height: 24};

/** Size of a drawing in a picture, in units of its view box. */
const SIZES = {
  chart: {width: 360, height: 210},
  shape: {width: 180, height: 80},
};

/** A drawing by itself, as pictures show it. */
export function pictureDrawing(drawing: DrawingView, words: Words): Drawn {
  const size = drawing.chart ? SIZES.chart : SIZES.shape;
  return drawingOf(drawing, size, words);
}

/** The drawings of a sheet over its cells. */
export function floating(
  {drawings}: SheetView,
  words: Words,
): readonly Drawn[] {
  return drawings.map((drawing) => {
    const {name, chart, left, top, width, height} = drawing;
    // What is smaller than its texts is drawn larger, and shrunk.
    const [wide, high] = chart ? [240, 150] : [140, 60];
    const scale = Math.max(1, wide / width, high / height);
    return draw(
      'div',
      {class: chart ? 'over chart-box' : 'over', title: name},
      [
        drawingOf(
          drawing,
          {width: width * scale, height: height * scale},
          words,
        ),
      ],
      {
        left: `${HEAD.width + left}px`,
        top: `${HEAD.height + top}px`,
        width: `${width}px`,
        height: `${height}px`,
      },
    );
  });
}

/**
 * A chart, shape or image.
 *
 * @param size - of its view box
 */
function drawingOf(
  {chart, shape, image = '', altText}: DrawingView,
  size: Size,
  words: Words,
): Drawn {
  if (image !== '') {
    return draw('img', {class: 'sheet-image', src: image, alt: altText});
  }
  const text = chart
    ? chartText(chart, altText, words)
    : altText || shape?.text || '';
  return draw(
    'svg',
    {
      class: chart ? 'sheet-chart' : 'sheet-shape',
      viewBox: `0 0 ${size.width} ${size.height}`,
      ...(text === ''
        ? {'aria-hidden': 'true'}
        : {role: 'img', 'aria-label': text}),
    },
    chart
      ? chartDrawing(chart, size)
      : shape
        ? shapeDrawing(shape, size)
        : imageDrawing(size),
  );
}

/** What a chart shows: in the words of its document, or its numbers. */
function chartText(
  {type, title, categories, series}: ChartView,
  altText: string,
  {charts}: Words,
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
