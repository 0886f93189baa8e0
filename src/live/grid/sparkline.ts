import type {SparklineView} from '../../../runtime/view/types';
import {colorOf} from './chartMarks';
import {draw, type Drawn} from './node';
import {project, round} from './scale';
import type {Words} from './words';

const [WIDTH, HEIGHT] = [100, 22];

/** A line or columns in a cell. */
export function sparklineDrawing(
  view: SparklineView,
  {sparklines, marked}: Words,
): Drawn {
  const {type, values, marks} = view;
  const said = marks.map((place) => values[place]).join(', ');
  const text = `${sparklines[type]}: ${values.join(', ')}`;
  return draw(
    'svg',
    {
      class: 'sheet-spark',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: 'img',
      'aria-label': said ? `${text}; ${marked}: ${said}` : text,
    },
    type === 'line' ? lineOf(view) : blocksOf(view),
  );
}

function lineOf({values, marks, bounds, color}: SparklineView): Drawn[] {
  const {min, max} = bounds ?? {
    min: Math.min(...values),
    max: Math.max(...values),
  };
  const step = (WIDTH - 8) / Math.max(1, values.length - 1);
  const spots = values.map((value, index) => ({
    cx: round(4 + index * step),
    cy: project(value, {min, max}, HEIGHT - 3, 3),
  }));
  return [
    draw('polyline', {
      points: spots.map(({cx, cy}) => `${cx},${cy}`).join(' '),
      stroke: colorOf(0, color),
    }),
    ...marks.map((place) =>
      draw('circle', {...spots[place], r: 2.6, class: 'mark'}),
    ),
  ];
}

function blocksOf({type, values, marks, bounds, color}: SparklineView) {
  const slot = (WIDTH - 4) / values.length;
  const min = Math.min(0, bounds?.min ?? Math.min(...values));
  const max = Math.max(0, bounds?.max ?? Math.max(...values));
  const unit = (HEIGHT - 2) / (max - min || 1);
  const middle = HEIGHT / 2;
  return values.map((value, index) => {
    const place =
      type === 'winLoss'
        ? {
            y: value < 0 ? middle + 1 : 2,
            height: value === 0 ? 0 : middle - 3,
          }
        : {
            y: round(1 + (max - Math.max(0, value)) * unit),
            height: round(Math.abs(value) * unit),
          };
    return draw('rect', {
      x: round(2 + slot * index),
      width: round(slot - 2),
      ...place,
      ...(marks.includes(index) ? {class: 'mark'} : {fill: colorOf(0, color)}),
    });
  });
}
