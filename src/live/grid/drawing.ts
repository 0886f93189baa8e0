import type {ChartView, DrawingView} from '../../../runtime/view/types';
import {chartDrawing, type Size} from './chart';
import {draw, type Drawn} from './node';
import {imageDrawing, shapeDrawing} from './shape';
import type {Words} from './words';

/**
 * A chart, shape or image.
 *
 * @param size - of its view box
 */
export function drawingOf(
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
