import type {SparklineView} from '@document-sdk/spreadsheet-reference/view';
import {roundCoordinate, scaleValue} from './axis';
import {seriesColor} from './chart';
import type {Labels} from './labels';
import {markup, type Markup} from './markup';

const [WIDTH, HEIGHT] = [100, 22];

export function renderSparkline(
  view: SparklineView,
  {sparklines, marked}: Labels,
): Markup {
  const {type, values, marks} = view;
  const markedValues = marks.map((index) => values[index]).join(', ');
  const text = `${sparklines[type]}: ${values.join(', ')}`;
  const name = markedValues ? `${text}; ${marked}: ${markedValues}` : text;
  return markup`<svg class="sheet-spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${name}">${
    type === 'line' ? line(view) : columns(view)
  }</svg>`;
}

function line({values, marks, bounds, color}: SparklineView): Markup {
  const scale = bounds ?? {
    min: Math.min(...values),
    max: Math.max(...values),
  };
  const step = (WIDTH - 8) / Math.max(1, values.length - 1);
  const points = values.map((value, index) => [
    roundCoordinate(4 + index * step),
    scaleValue(value, scale, HEIGHT - 3, 3),
  ]);
  const dots = marks.map((index) => points[index]!);
  return markup`<polyline points="${points.map(String).join(' ')}" stroke="${seriesColor(0, color)}"/>${dots.map(
    ([x, y]) => markup`<circle cx="${x}" cy="${y}" r="2.6" class="mark"/>`,
  )}`;
}

function columns({type, values, marks, bounds, color}: SparklineView) {
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
            roundCoordinate(1 + (max - Math.max(0, value)) * unit),
            roundCoordinate(Math.abs(value) * unit),
          ];
    const look = marks.includes(index)
      ? markup`class="mark"`
      : markup`fill="${seriesColor(0, color)}"`;
    return markup`<rect x="${roundCoordinate(2 + slot * index)}" width="${roundCoordinate(slot - 2)}" y="${y}" height="${height}" ${look}/>`;
  });
}
