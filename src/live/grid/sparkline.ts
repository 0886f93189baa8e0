import type {SparklineView} from '@document-sdk/spreadsheet-reference/view';
import {colorOf} from './chart';
import {markup, type Markup} from './markup';
import {project, round} from './axis';
import type {Labels} from './labels';

const [WIDTH, HEIGHT] = [100, 22];

/** A line or columns in a cell. */
export function sparklineDrawing(
  view: SparklineView,
  {sparklines, marked}: Labels,
): Markup {
  const {type, values, marks} = view;
  const said = marks.map((place) => values[place]).join(', ');
  const text = `${sparklines[type]}: ${values.join(', ')}`;
  const name = said ? `${text}; ${marked}: ${said}` : text;
  return markup`<svg class="sheet-spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${name}">${
    type === 'line' ? lineOf(view) : blocksOf(view)
  }</svg>`;
}

function lineOf({values, marks, bounds, color}: SparklineView): Markup {
  const scale = bounds ?? {
    min: Math.min(...values),
    max: Math.max(...values),
  };
  const step = (WIDTH - 8) / Math.max(1, values.length - 1);
  const spots = values.map((value, index) => [
    round(4 + index * step),
    project(value, scale, HEIGHT - 3, 3),
  ]);
  const dots = marks.map((place) => spots[place]!);
  return markup`<polyline points="${spots.map(String).join(' ')}" stroke="${colorOf(0, color)}"/>${dots.map(
    ([x, y]) => markup`<circle cx="${x}" cy="${y}" r="2.6" class="mark"/>`,
  )}`;
}

function blocksOf({type, values, marks, bounds, color}: SparklineView) {
  const slot = (WIDTH - 4) / values.length;
  const min = Math.min(0, bounds?.min ?? Math.min(...values));
  const max = Math.max(0, bounds?.max ?? Math.max(...values));
  const unit = (HEIGHT - 2) / (max - min || 1);
  const middle = HEIGHT / 2;
  return values.map((value, index) => {
    const [y, height] =
      type === 'winLoss'
        ? [value < 0 ? middle + 1 : 2, value === 0 ? 0 : middle - 3]
        : [
            round(1 + (max - Math.max(0, value)) * unit),
            round(Math.abs(value) * unit),
          ];
    const look = marks.includes(index)
      ? markup`class="mark"`
      : markup`fill="${colorOf(0, color)}"`;
    return markup`<rect x="${round(2 + slot * index)}" width="${round(slot - 2)}" y="${y}" height="${height}" ${look}/>`;
  });
}
