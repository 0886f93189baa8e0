import type {ChartView} from '../../../runtime/view/types';
import {colorOf, seriesMarks, type Plot} from './chartMarks';
import {draw, type Attributes, type Drawn} from './node';
import {niceScale, project, round} from './scale';
import {slicePath} from './slicePath';

/** Size of a drawing, in units of its view box. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A chart with axes, names and values. */
export function chartDrawing(chart: ChartView, size: Size): readonly Drawn[] {
  const {type, title, series, categories, hasLegend} = chart;
  const isRound = type === 'pie' || type === 'doughnut';
  const names = isRound ? categories : series.map(({name}) => name);
  return [
    ...(title
      ? [label(title, {class: 'title', x: size.width / 2, y: 18})]
      : []),
    ...(isRound ? slices(chart, size) : axes(chart, size)),
    ...(hasLegend ? legend(names, chart, size) : []),
  ];
}

function label(text: string, attributes: Attributes): Drawn {
  return draw('text', {'text-anchor': 'middle', ...attributes}, [text]);
}

function legend(
  names: readonly string[],
  {series}: ChartView,
  {width, height}: Size,
): Drawn[] {
  const step = (width - 40) / names.length;
  return names.flatMap((name, index) => {
    const [x, y] = [round(30 + index * step), height - 12];
    const fill = colorOf(index, series[index]?.color);
    return [
      draw('rect', {width: 10, height: 10, x, y, fill}),
      label(name, {x: x + 14, y: y + 9, 'text-anchor': 'start'}),
    ];
  });
}

function axes(chart: ChartView, {width, height}: Size): Drawn[] {
  const {type, title, series, categories, hasLegend} = chart;
  const {categoryTitle, valueTitle} = chart;
  const isLying = type === 'bar';
  const plot: Plot = {
    left: (isLying ? 70 : 42) + (valueTitle ? 14 : 0),
    right: width - 12,
    top: title ? 30 : 12,
    bottom: height - 36 - (hasLegend && categoryTitle ? 8 : 0),
  };
  const {left, right, top, bottom} = plot;
  const isStacked = type === 'stackedColumn' || type === 'area';
  const values = isStacked
    ? categories.map((_name, index) =>
        series.reduce((sum, one) => sum + (one.values[index] ?? 0), 0),
      )
    : series.flatMap((one) => one.values);
  const scale = niceScale(values, chart);
  const below = (text: string, x: number) =>
    label(text, {x: round(x), y: bottom + 14});
  const beside = (text: string, y: number) =>
    label(text, {x: left - 6, y: round(y + 4), 'text-anchor': 'end'});
  const lines = scale.marks.flatMap((mark) => {
    const text = mark.toLocaleString('en');
    const at = isLying
      ? project(mark, scale, left, right)
      : project(mark, scale, bottom, top);
    const ends = isLying
      ? {x1: at, x2: at, y1: top, y2: bottom}
      : {x1: left, x2: right, y1: at, y2: at};
    return [
      draw('line', {class: 'line', ...ends}),
      isLying ? below(text, at) : beside(text, at),
    ];
  });
  const names = categories.map((name, index) => {
    const share = (index + 0.5) / categories.length;
    return isLying
      ? beside(name, top + share * (bottom - top))
      : below(name, left + share * (right - left));
  });
  const across = niceScale(series.flatMap(({x}) => x ?? []));
  return [
    ...lines,
    ...seriesMarks(chart, plot, scale, across),
    ...(type === 'scatter'
      ? across.marks.map((mark) =>
          below(mark.toLocaleString('en'), project(mark, across, left, right)),
        )
      : names),
    ...(categoryTitle
      ? [label(categoryTitle, {x: (left + right) / 2, y: bottom + 27})]
      : []),
    ...(valueTitle
      ? [
          label(valueTitle, {
            transform: `translate(12 ${(top + bottom) / 2}) rotate(-90)`,
          }),
        ]
      : []),
  ];
}

function slices(
  {type, series, categories, hasLabels}: ChartView,
  {width, height}: Size,
): Drawn[] {
  const values = (series[0]?.values ?? []).map(Math.abs);
  const total = values.reduce((sum, value) => sum + value, 0) || 1;
  const centre = {x: width / 2, y: height / 2 + 1};
  const radius = Math.min(width, height) / 2 - 37;
  let begin = 0;
  return categories.flatMap((_name, index) => {
    const value = values[index] ?? 0;
    const from = begin;
    begin += value / total;
    const middle = (from + begin) * Math.PI;
    const hole = type === 'doughnut' ? radius / 2 : 0;
    return [
      draw('path', {
        d: slicePath(centre, radius, hole, from, begin),
        fill: colorOf(index),
      }),
      ...(hasLabels
        ? [
            label(String(value), {
              x: Math.round(centre.x + (radius + 16) * Math.sin(middle)),
              y: Math.round(centre.y - (radius + 14) * Math.cos(middle)) + 4,
            }),
          ]
        : []),
    ];
  });
}
