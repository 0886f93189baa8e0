import type {ChartView} from '@document-sdk/spreadsheet-reference/view';
import {
  chooseScale,
  getSeriesColor,
  roundCoordinate,
  scaleValue,
  stackSeries,
} from './chartScale';
import {markup, type Markup, type TemplateValue} from './markup';

/** Size of a drawing, in units of the SVG view box. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Renders a chart.
 *
 * @returns contents of an `<svg>` element
 */
export function renderChart(chart: ChartView, size: DrawingSize): Markup {
  const {type, title, series, categories, hasLegend} = chart;
  const isRound = type === 'pie' || type === 'doughnut';
  const names = isRound ? categories : series.map(({name}) => name);
  const step = (size.width - 40) / names.length;
  const bottom = size.height - 12;
  const legend = names.map((name, index) => {
    const x = roundCoordinate(30 + index * step);
    const color = getSeriesColor(index, series[index]?.color);
    return [
      rect(x, bottom, 10, 10, color),
      label(name, x + 14, bottom + 9, 'start'),
    ];
  });
  return markup`${[
    title &&
      markup`<text class="title" text-anchor="middle" x="${size.width / 2}" y="18">${title}</text>`,
    isRound ? slices(chart, size) : plot(chart, size),
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

/** Renders the axes and series of a chart that is not round. */
function plot(chart: ChartView, {width, height}: DrawingSize): TemplateValue {
  const {type, title, series, categories, hasLegend} = chart;
  const {categoryTitle, valueTitle} = chart;
  const isHorizontal = type === 'bar';
  const right = width - 12;
  const top = title ? 30 : 12;
  const bottom = height - 36 - (hasLegend && categoryTitle ? 8 : 0);
  const stacks = stackSeries(series.map(({values}) => values));
  const isStacked = type === 'stackedColumn' || type === 'area';
  const scale = chooseScale(
    isStacked
      ? stacks.flat().map(([, to]) => to)
      : series.flatMap(({values}) => values),
    chart,
  );
  const longest = Math.max(
    ...scale.ticks.map((tick) => tick.toLocaleString('en').length),
  );
  const left =
    (isHorizontal ? 70 : Math.max(42, 12 + 6 * longest)) +
    (valueTitle ? 14 : 0);
  const xScale = chooseScale(series.flatMap(({x}) => x ?? []));
  const toValueAxis = (value: number) =>
    isHorizontal
      ? scaleValue(value, scale, left, right)
      : scaleValue(value, scale, bottom, top);
  const toXAxis = (value: number) => scaleValue(value, xScale, left, right);

  const labelBelow = (text: string, x: number) =>
    label(text, roundCoordinate(x), bottom + 14);
  const labelBeside = (text: string, y: number) =>
    label(text, left - 6, roundCoordinate(y + 4), 'end');
  const gridlines = scale.ticks.map((tick) => {
    const text = tick.toLocaleString('en');
    const at = toValueAxis(tick);
    const [x1, x2, y1, y2] = isHorizontal
      ? [at, at, top, bottom]
      : [left, right, at, at];
    return [
      markup`<line class="line" x1="${x1}" x2="${x2}" y1="${y1}" y2="${y2}"/>`,
      isHorizontal ? labelBelow(text, at) : labelBeside(text, at),
    ];
  });
  const [start, length] = isHorizontal
    ? [top, bottom - top]
    : [left, right - left];
  const slot = length / Math.max(1, categories.length);
  const slotCenter = (index: number) => start + slot * (index + 0.5);
  const labelCategory = isHorizontal ? labelBeside : labelBelow;
  const labels =
    type === 'scatter'
      ? xScale.ticks.map((tick) =>
          labelBelow(tick.toLocaleString('en'), toXAxis(tick)),
        )
      : categories.map((name, index) => labelCategory(name, slotCenter(index)));

  const columns = series.filter(({isLine}) => !isLine);
  const columnWidth = (slot * 0.7) / Math.max(1, columns.length);
  /** Renders a column or bar between two values. */
  const column = (
    [from, to]: readonly [number, number],
    offset: number,
    thickness: number,
    fill: string,
  ): Markup => {
    const at = roundCoordinate(start + offset);
    const low = Math.min(toValueAxis(from), toValueAxis(to));
    const extent = roundCoordinate(
      Math.abs(toValueAxis(to) - toValueAxis(from)),
    );
    return isHorizontal
      ? rect(low, at, extent, roundCoordinate(thickness), fill)
      : rect(at, low, roundCoordinate(thickness), extent, fill);
  };
  const marks = series.map((one, index): TemplateValue => {
    const {values, color, x = [], isLine} = one;
    const fill = getSeriesColor(index, color);
    const stack = stacks[index]!;
    const points = values.map(
      (value, at) =>
        [roundCoordinate(slotCenter(at)), toValueAxis(value)] as const,
    );
    switch (isLine ? 'line' : type) {
      case 'line':
        return [
          markup`<polyline points="${points.map(String).join(' ')}" stroke="${fill}"/>`,
          points.map(([cx, cy]) => circle(cx, cy, 3.5, fill)),
        ];
      case 'area': {
        const edge = (end: 0 | 1) =>
          stack.map(
            (part, at) => `${points[at]![0]},${toValueAxis(part[end])}`,
          );
        const outline = [...edge(1), ...edge(0).reverse()].join(' ');
        return markup`<polygon points="${outline}" fill="${fill}"/>`;
      }
      case 'scatter':
        return points.map(([, cy], at) =>
          circle(toXAxis(x[at] ?? 0), cy, 4.5, fill),
        );
      case 'stackedColumn':
        return stack.map((part, at) =>
          column(part, slot * (at + 0.2), slot * 0.6, fill),
        );
      default: {
        const base = Math.max(0, scale.min);
        const offset = columnWidth * columns.indexOf(one);
        return values.map((value, at) =>
          column(
            [base, value],
            slot * (at + 0.15) + offset,
            columnWidth - 1,
            fill,
          ),
        );
      }
    }
  });
  return [
    gridlines,
    marks,
    labels,
    categoryTitle && label(categoryTitle, (left + right) / 2, bottom + 27),
    valueTitle &&
      markup`<text text-anchor="middle" transform="translate(12 ${(top + bottom) / 2}) rotate(-90)">${valueTitle}</text>`,
  ];
}

/** Renders the slices of a pie or doughnut chart. */
function slices(
  {type, series, categories, hasLabels}: ChartView,
  {width, height}: DrawingSize,
): TemplateValue {
  const values = (series[0]?.values ?? []).map(Math.abs);
  const total = values.reduce((sum, value) => sum + value, 0) || 1;
  const [x, y] = [width / 2, height / 2 + 1];
  const radius = Math.min(width, height) / 2 - 37;
  const hole = type === 'doughnut' ? radius / 2 : 0;
  /** Returns the point at a fraction of the circle, clockwise from the top. */
  const point = (share: number, distance: number) => {
    const angle = share * 2 * Math.PI;
    return [
      x + distance * Math.sin(angle),
      y - distance * Math.cos(angle),
    ] as const;
  };
  let end = 0;
  return categories.map((_name, index) => {
    const value = values[index] ?? 0;
    const from = end;
    end += value / total;
    // SVG draws nothing for an arc that ends at its start, so a full circle ends slightly earlier.
    const to = Math.min(end, from + 0.9999);
    const large = to - from > 0.5 ? 1 : 0;
    const corner = (share: number, distance: number) =>
      point(share, distance).map(roundCoordinate).join(' ');
    const arc = (distance: number, sweep: 0 | 1, share: number) =>
      `A${distance} ${distance} 0 ${large} ${sweep} ${corner(share, distance)}`;
    const inner = hole
      ? `L${corner(to, hole)}${arc(hole, 0, from)}Z`
      : `L${x} ${y}Z`;
    const d = `M${corner(from, radius)}${arc(radius, 1, to)}${inner}`;
    const share = (from + end) / 2;
    return [
      markup`<path d="${d}" fill="${getSeriesColor(index)}"/>`,
      hasLabels &&
        label(
          String(value),
          Math.round(point(share, radius + 16)[0]),
          Math.round(point(share, radius + 14)[1]) + 4,
        ),
    ];
  });
}
