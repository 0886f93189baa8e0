import {TONES} from './colours';
import {Undrawable} from './formatWords';
import type {StateDrawing, StateSpark} from './types';

/** Properties that a picture gives to a drawing, by their names. */
export type Drawn = Readonly<Record<string, unknown>>;

/** Signs of icon sets, from the smallest values. */
export const ICONS: Readonly<Record<string, readonly string[]>> = {
  arrows3: ['down', 'flat', 'up'],
  signs3: ['bad', 'warn', 'ok'],
  symbols3: ['cross', 'mark', 'tick'],
};

/**
 * What a picture says of a chart, shape or image.
 *
 * @param writtenAlt - text alternative of the page, for a drawing that has none of its own
 */
export function drawingOf(
  drawing: StateDrawing,
  writtenAlt: unknown,
): {readonly key: 'chart' | 'shape'; readonly spec: Drawn} {
  // A title that stands for a text alternative says less than the page does.
  const isOwn =
    drawing.altText !== '' &&
    !(drawing.kind === 'chart' && drawing.altText === drawing.definition.title);
  const alt = isOwn ? drawing.altText : writtenAlt || drawing.altText;
  if (typeof alt !== 'string' || alt === '') {
    throw new Undrawable(`a ${drawing.kind} without a text alternative`);
  }
  switch (drawing.kind) {
    case 'chart':
      return {key: 'chart', spec: chartOf(drawing, alt)};
    case 'image':
      return {key: 'shape', spec: {type: 'image', alt, tone: 'none'}};
    case 'shape': {
      const {type, text, fill} = drawing.definition;
      const tone = fill === null ? 'none' : fill && TONES[fill.toUpperCase()];
      if (fill && !tone) {
        throw new Undrawable(`the colour ${fill} of a shape`);
      }
      return {
        key: 'shape',
        spec: {type, ...(text && {text}), alt, ...(tone && {tone})},
      };
    }
  }
}

function chartOf(
  {definition, values}: Extract<StateDrawing, {kind: 'chart'}>,
  alt: string,
): Drawn {
  const {type, title, seriesIn, legend, dataLabels} = definition;
  const {categoryAxis = {}, valueAxis = {}, series: settings = []} = definition;
  const turned =
    seriesIn === 'rows'
      ? (values[0] ?? []).map((_none, column) =>
          values.map((row) => row[column] ?? null),
        )
      : values;
  const [headings = [], ...body] = turned;
  const isScatter = type === 'scatter';
  const series = headings.slice(1).map((heading, index) => ({
    name: settings[index]?.name ?? String(heading ?? ''),
    ...(isScatter && {x: body.map(([x]) => Number(x))}),
    values: body.map((row) => Number(row[index + 1] ?? 0)),
    ...(settings[index]?.type === 'line' && {as: 'line'}),
  }));
  const hasLegend =
    (legend ?? (series.length > 1 ? 'bottom' : 'none')) !== 'none';
  return {
    type,
    ...(title && {title}),
    alt,
    ...(hasLegend && {legend: true}),
    ...(dataLabels && {dataLabels}),
    ...(valueAxis.min !== undefined && {min: valueAxis.min}),
    ...(valueAxis.max !== undefined && {max: valueAxis.max}),
    ...(categoryAxis.title && {categoryTitle: categoryAxis.title}),
    ...(valueAxis.title && {valueTitle: valueAxis.title}),
    categories: isScatter ? [] : body.map(([name]) => String(name ?? '')),
    series,
  };
}

/** What a picture says of a sparkline. */
export function sparkOf(
  {type, values, marks, bounds}: StateSpark,
  writtenAlt: unknown,
): Drawn {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const places = values.flatMap((value, index) =>
    (marks.includes('high') && value === max) ||
    (marks.includes('low') && value === min) ||
    (marks.includes('negative') && value < 0) ||
    (marks.includes('first') && index === 0) ||
    (marks.includes('last') && index === values.length - 1)
      ? [index]
      : [],
  );
  const isUpright = type !== 'line';
  return {
    type,
    values,
    ...(places.length > 0 && {marks: places}),
    ...(bounds && (!isUpright || bounds.min < 0) && {min: bounds.min}),
    ...(bounds && {max: bounds.max}),
    alt:
      typeof writtenAlt === 'string' && writtenAlt !== ''
        ? writtenAlt
        : `${values.join(', ')}.`,
  };
}
