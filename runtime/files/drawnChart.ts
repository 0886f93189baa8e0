import type {CellValue, ChartDefinition} from '../contract';

/** What a chart is drawn from. */
export interface ChartData {
  readonly type: ChartDefinition['type'];
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly color: string;
    readonly values: readonly number[];
  }[];
}

/** Colours of series and slices, in turn. */
const CHART_COLORS = [
  '#376092',
  '#C8631A',
  '#4F7F28',
  '#8A6D00',
  '#7A3E9D',
  '#B3261E',
];

/** Names, categories and numbers of a chart, from the values of its source. */
export function chartData(
  {
    type,
    title = '',
    seriesIn,
    series = [],
  }: Pick<ChartDefinition, 'type' | 'title' | 'seriesIn' | 'series'>,
  values: readonly (readonly CellValue[])[],
): ChartData {
  const rows =
    seriesIn === 'rows'
      ? (values[0] ?? []).map((_cell, column) =>
          values.map((row) => row[column] ?? null),
        )
      : values;
  const [headings = [], ...body] = rows;
  return {
    type,
    title,
    categories: body.map((row) => String(row[0] ?? '')),
    series: headings.slice(1).map((heading, index) => ({
      name: series[index]?.name ?? String(heading ?? ''),
      color: series[index]?.color ?? CHART_COLORS[index % CHART_COLORS.length]!,
      values: body.map((row) =>
        typeof row[index + 1] === 'number' ? (row[index + 1] as number) : 0,
      ),
    })),
  };
}

/** A filled rectangle of a drawing. */
export interface Mark {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/**
 * Marks of a chart in a box: a bar for each value, in groups by category. The reference draws every
 * type as columns, or as bars for `bar`; the page's own drawing shows the types.
 */
export function chartMarks(
  {series, categories, type}: ChartData,
  width: number,
  height: number,
): Mark[] {
  const all = series.flatMap(({values}) => values);
  const most = Math.max(1e-9, ...all.map(Math.abs));
  const slots = Math.max(1, categories.length * series.length);
  const isBar = type === 'bar';
  const [along, across] = isBar
    ? [height - 48, width - 24]
    : [width - 24, height - 48];
  const thickness = along / slots;
  return series.flatMap(({values, color}, turn) =>
    values.map((value, index): Mark => {
      const begin = (index * series.length + turn) * thickness;
      const length = (Math.abs(value) / most) * across;
      return isBar
        ? {
            left: 12,
            top: 36 + begin,
            width: length,
            height: thickness * 0.8,
            color,
          }
        : {
            left: 12 + begin,
            top: 36 + across - length,
            width: thickness * 0.8,
            height: length,
            color,
          };
    }),
  );
}
