/** Value axis of a chart with its tick marks. */
export interface ChartScale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/**
 * Chooses a scale with round bounds and about four ticks.
 *
 * @param values - the axis includes all of them and zero
 * @param bounds - override the bounds derived from the values
 */
export function chooseScale(
  values: readonly number[],
  bounds: {readonly min?: number; readonly max?: number} = {},
): ChartScale {
  const low = bounds.min ?? Math.min(0, ...values);
  const high = bounds.max ?? Math.max(0, ...values);
  const step = roundStep((high - low || 1) / 4);
  const min = bounds.min ?? Math.floor(low / step) * step;
  const max = bounds.max ?? Math.ceil(high / step) * step;
  const count = Math.round((max - min) / step);
  return {
    min,
    max: max === min ? min + step : max,
    ticks: Array.from({length: count + 1}, (_, index) =>
      Number((min + index * step).toPrecision(12)),
    ),
  };
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((step) => step * power >= rough) ?? 10;
  return factor * power;
}

/** Maps a value linearly to a coordinate: `min` becomes `from`, and `max` becomes `to`. */
export function scaleValue(
  value: number,
  {min, max}: Pick<ChartScale, 'min' | 'max'>,
  from: number,
  to: number,
): number {
  return roundCoordinate(
    from + ((value - min) / (max - min || 1)) * (to - from),
  );
}

/** Rounds a coordinate to one decimal, so that the markup is short and the same on every machine. */
export function roundCoordinate(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}

/** Default colours of series and slices. They contrast with light and with dark paper. */
export const SERIES_COLORS = [
  '#3671bb',
  '#c8631a',
  '#4f7f28',
  '#8e5bb6',
  '#8a6d00',
];

/** @param own - colour set in the document, which replaces the default */
export function getSeriesColor(index: number, own?: string): string {
  return own ?? SERIES_COLORS[index % SERIES_COLORS.length]!;
}

/**
 * Stacks the values of all series.
 *
 * @returns start and end of the stack's part for each series and category
 */
export function stackSeries(
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
