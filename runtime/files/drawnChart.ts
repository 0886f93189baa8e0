import type {ChartView} from '../view/types';

/** Colours of series and slices, in turn. */
const CHART_COLORS = [
  '#376092',
  '#C8631A',
  '#4F7F28',
  '#8A6D00',
  '#7A3E9D',
  '#B3261E',
];

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
  {series, type}: ChartView,
  width: number,
  height: number,
): Mark[] {
  const all = series.flatMap(({values}) => values);
  const most = Math.max(1e-9, ...all.map(Math.abs));
  const slots = Math.max(1, all.length);
  const isBar = type === 'bar';
  const [along, across] = isBar
    ? [height - 48, width - 24]
    : [width - 24, height - 48];
  const thickness = along / slots;
  return series.flatMap(({values, color: own}, turn) => {
    const color = own ?? CHART_COLORS[turn % CHART_COLORS.length]!;
    return values.map((value, index): Mark => {
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
    });
  });
}
