import type {ChartView} from '@document-sdk/spreadsheet-reference/view';
import {markup, type Markup, type Part} from './markup';
import {niceScale, project, round} from './axis';

/** Size of a drawing, in units of its view box. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Colours of series and slices, in turn. */
export const COLORS = ['#2f6bb3', '#c8631a', '#4f7f28', '#7d4aa5', '#8a6d00'];

/** The colour of a series: its own, or that of its turn. */
export function colorOf(index: number, own?: string): string {
  return own ?? COLORS[index % COLORS.length]!;
}

/** A chart with axes, names and values. */
export function chartDrawing(chart: ChartView, size: Size): Markup {
  const {type, title, series, categories, hasLegend} = chart;
  const isRound = type === 'pie' || type === 'doughnut';
  const names = isRound ? categories : series.map(({name}) => name);
  const step = (size.width - 40) / names.length;
  const bottom = size.height - 12;
  const legend = names.map((name, index) => {
    const x = round(30 + index * step);
    const color = colorOf(index, series[index]?.color);
    return [
      rect(x, bottom, 10, 10, color),
      label(name, x + 14, bottom + 9, 'start'),
    ];
  });
  return markup`${[
    title &&
      markup`<text class="title" text-anchor="middle" x="${size.width / 2}" y="18">${title}</text>`,
    isRound ? slices(chart, size) : axes(chart, size),
    hasLegend && legend,
  ]}`;
}

function label(
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): Markup {
  return markup`<text text-anchor="${anchor}" x="${x}" y="${y}">${text}</text>`;
}

function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
) {
  return markup`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function circle(x: number, y: number, radius: number, fill: string): Markup {
  return markup`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

function axes(chart: ChartView, {width, height}: Size): Part {
  const {type, title, series, categories, hasLegend} = chart;
  const {categoryTitle, valueTitle} = chart;
  const isLying = type === 'bar';
  const left = (isLying ? 70 : 42) + (valueTitle ? 14 : 0);
  const right = width - 12;
  const top = title ? 30 : 12;
  const bottom = height - 36 - (hasLegend && categoryTitle ? 8 : 0);
  const stacks = stackParts(series.map(({values}) => values));
  const isStacked = type === 'stackedColumn' || type === 'area';
  const scale = niceScale(
    isStacked
      ? stacks.flat().map(([, to]) => to)
      : series.flatMap(({values}) => values),
    chart,
  );
  const xScale = niceScale(series.flatMap(({x}) => x ?? []));
  const along = (value: number) =>
    isLying
      ? project(value, scale, left, right)
      : project(value, scale, bottom, top);
  const across = (value: number) => project(value, xScale, left, right);

  const below = (text: string, x: number) => label(text, round(x), bottom + 14);
  const beside = (text: string, y: number) =>
    label(text, left - 6, round(y + 4), 'end');
  const lines = scale.marks.map((mark) => {
    const text = mark.toLocaleString('en');
    const at = along(mark);
    const [x1, x2, y1, y2] = isLying
      ? [at, at, top, bottom]
      : [left, right, at, at];
    return [
      markup`<line class="line" x1="${x1}" x2="${x2}" y1="${y1}" y2="${y2}"/>`,
      isLying ? below(text, at) : beside(text, at),
    ];
  });
  const [start, length] = isLying ? [top, bottom - top] : [left, right - left];
  const slot = length / Math.max(1, categories.length);
  const middle = (place: number) => start + slot * (place + 0.5);
  const names =
    type === 'scatter'
      ? xScale.marks.map((mark) =>
          below(mark.toLocaleString('en'), across(mark)),
        )
      : categories.map((name, place) =>
          isLying ? beside(name, middle(place)) : below(name, middle(place)),
        );

  const upright = series.filter(({isLine}) => !isLine);
  const share = (slot * 0.7) / Math.max(1, upright.length);
  /** A block of a category, between two values. */
  const block = (
    [from, to]: readonly [number, number],
    beginning: number,
    width: number,
    fill: string,
  ): Markup => {
    const at = round(start + beginning);
    const low = Math.min(along(from), along(to));
    const long = round(Math.abs(along(to) - along(from)));
    return isLying
      ? rect(low, at, long, round(width), fill)
      : rect(at, low, round(width), long, fill);
  };
  const marks = series.map((one, index): Part => {
    const {values, color, x = [], isLine} = one;
    const fill = colorOf(index, color);
    const stack = stacks[index]!;
    const spots = values.map(
      (value, place) => [round(middle(place)), along(value)] as const,
    );
    switch (isLine ? 'line' : type) {
      case 'line':
        return [
          markup`<polyline points="${spots.map(String).join(' ')}" stroke="${fill}"/>`,
          spots.map(([across, high]) => circle(across, high, 3.5, fill)),
        ];
      case 'area': {
        const edge = (end: 0 | 1) =>
          stack.map((part, place) => `${spots[place]![0]},${along(part[end])}`);
        const points = [...edge(1), ...edge(0).reverse()].join(' ');
        return markup`<polygon points="${points}" fill="${fill}"/>`;
      }
      case 'scatter':
        return spots.map(([, high], place) =>
          circle(across(x[place] ?? 0), high, 4.5, fill),
        );
      case 'stackedColumn':
        return stack.map((part, place) =>
          block(part, slot * (place + 0.2), slot * 0.6, fill),
        );
      default: {
        const base = Math.max(0, scale.min);
        const turn = upright.indexOf(one);
        return values.map((value, place) =>
          block(
            [base, value],
            slot * (place + 0.15) + share * turn,
            share - 1,
            fill,
          ),
        );
      }
    }
  });
  return [
    lines,
    marks,
    names,
    categoryTitle && label(categoryTitle, (left + right) / 2, bottom + 27),
    valueTitle &&
      markup`<text text-anchor="middle" transform="translate(12 ${(top + bottom) / 2}) rotate(-90)">${valueTitle}</text>`,
  ];
}

/** For each series and category, where its part begins and ends when parts lie on each other. */
function stackParts(
  series: readonly (readonly number[])[],
): (readonly [from: number, to: number])[][] {
  const heights: number[] = [];
  return series.map((values) =>
    values.map((value, index) => {
      const from = heights[index] ?? 0;
      heights[index] = from + value;
      return [from, from + value] as const;
    }),
  );
}

function slices(
  {type, series, categories, hasLabels}: ChartView,
  {width, height}: Size,
): Part {
  const values = (series[0]?.values ?? []).map(Math.abs);
  const total = values.reduce((sum, value) => sum + value, 0) || 1;
  const [x, y] = [width / 2, height / 2 + 1];
  const radius = Math.min(width, height) / 2 - 37;
  const hole = type === 'doughnut' ? radius / 2 : 0;
  /** A point by its share of the circle, from the top, clockwise. */
  const point = (share: number, far: number) => {
    const angle = share * 2 * Math.PI;
    return [x + far * Math.sin(angle), y - far * Math.cos(angle)] as const;
  };
  let end = 0;
  return categories.map((_name, index) => {
    const value = values[index] ?? 0;
    const from = end;
    end += value / total;
    // A whole circle would begin where it ends, and show nothing.
    const to = Math.min(end, from + 0.9999);
    const large = to - from > 0.5 ? 1 : 0;
    const spot = (share: number, far: number) =>
      point(share, far).map(round).join(' ');
    const arc = (far: number, turn: 0 | 1, share: number) =>
      `A${far} ${far} 0 ${large} ${turn} ${spot(share, far)}`;
    const inner = hole
      ? `L${spot(to, hole)}${arc(hole, 0, from)}Z`
      : `L${x} ${y}Z`;
    const d = `M${spot(from, radius)}${arc(radius, 1, to)}${inner}`;
    const share = (from + end) / 2;
    return [
      markup`<path d="${d}" fill="${colorOf(index)}"/>`,
      hasLabels &&
        label(
          String(value),
          Math.round(point(share, radius + 16)[0]),
          Math.round(point(share, radius + 14)[1]) + 4,
        ),
    ];
  });
}
