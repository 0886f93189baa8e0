import type {ChartView} from '../../../runtime/view/types';
import {draw, type Drawn} from './node';
import {project, round, type Scale} from './scale';

/** Rectangle inside the axes, in units of the view box. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Colours of series and slices, in turn. */
export const COLORS = ['#2f6bb3', '#c8631a', '#4f7f28', '#7d4aa5', '#8a6d00'];

/** The colour of a series: its own, or that of its turn. */
export function colorOf(index: number, own?: string): string {
  return own ?? COLORS[index % COLORS.length]!;
}

/**
 * What a chart draws between its axes.
 *
 * @param across - scale of the first numbers of points
 */
export function seriesMarks(
  chart: ChartView,
  plot: Plot,
  scale: Scale,
  across: Scale,
): readonly Drawn[] {
  const {type, series} = chart;
  const up = (value: number) => project(value, scale, plot.bottom, plot.top);
  const stacks = stackParts(series.map(({values}) => values));
  const upright = series.filter(({isLine}) => !isLine);
  return series.flatMap(({values, color, x = [], isLine}, index): Drawn[] => {
    const fill = {fill: colorOf(index, color)};
    const columns = placer(chart, plot, upright.indexOf(series[index]!));
    switch (isLine ? 'line' : type) {
      case 'line': {
        const spots = values.map((value, place) => ({
          cx: columns.middle(place),
          cy: up(value),
        }));
        return [
          draw('polyline', {
            points: spots.map(({cx, cy}) => `${cx},${cy}`).join(' '),
            stroke: fill.fill,
          }),
          ...spots.map((spot) => draw('circle', {...spot, r: 3.5, ...fill})),
        ];
      }
      case 'scatter':
        return values.map((value, place) =>
          draw('circle', {
            cx: project(x[place] ?? 0, across, plot.left, plot.right),
            cy: up(value),
            r: 4.5,
            ...fill,
          }),
        );
      case 'area': {
        const edge = (end: 0 | 1) =>
          values.map(
            (_value, place) =>
              `${columns.middle(place)},${up(stacks[index]![place]![end])}`,
          );
        const points = [...edge(1), ...edge(0).reverse()].join(' ');
        return [draw('polygon', {points, ...fill})];
      }
      case 'stackedColumn':
        return values.map((_value, place) => {
          const [from, to] = stacks[index]![place]!.map(up) as [number, number];
          return draw('rect', {
            ...columns.whole(place),
            ...between(from, to),
            ...fill,
          });
        });
      case 'bar':
        return values.map((value, place) => {
          const ends = [0, value].map((end) =>
            project(end, scale, plot.left, plot.right),
          ) as [number, number];
          const {y: left, height: width} = between(...ends);
          const {x: y, width: height} = columns.own(place);
          return draw('rect', {x: left, y, width, height, ...fill});
        });
      default:
        return values.map((value, place) =>
          draw('rect', {
            ...columns.own(place),
            ...between(up(Math.max(0, scale.min)), up(value)),
            ...fill,
          }),
        );
    }
  });
}

function between(from: number, to: number): {y: number; height: number} {
  return {y: Math.min(from, to), height: round(Math.abs(to - from))};
}

/** Where the marks of a category are along its axis; for bars, that is the upright one. */
function placer(
  {type, categories, series}: ChartView,
  {left, right, top, bottom}: Plot,
  turn: number,
) {
  const [start, length] =
    type === 'bar' ? [top, bottom - top] : [left, right - left];
  const slot = length / Math.max(1, categories.length);
  const count = Math.max(1, series.filter(({isLine}) => !isLine).length);
  const width = (slot * 0.7) / count;
  return {
    middle: (place: number) => round(start + slot * (place + 0.5)),
    /** All of it, for what lies on each other. */
    whole: (place: number) => ({
      x: round(start + slot * (place + 0.2)),
      width: round(slot * 0.6),
    }),
    /** The part of one series of several. */
    own: (place: number) => ({
      x: round(start + slot * (place + 0.15) + width * turn),
      width: round(width - 1),
    }),
  };
}

/** For each series and category, where its part begins and ends when parts lie on each other. */
function stackParts(
  series: readonly (readonly number[])[],
): readonly (readonly [from: number, to: number])[][] {
  const heights: number[] = [];
  return series.map((values) =>
    values.map((value, index) => {
      const from = heights[index] ?? 0;
      heights[index] = from + value;
      return [from, from + value] as const;
    }),
  );
}
