import type {SeriesSpec} from './types';

/** For each series and category, where its part begins and ends when parts lie on each other. */
export function stackParts(
  series: readonly SeriesSpec[],
): readonly (readonly [from: number, to: number])[][] {
  const heights = series[0]?.values.map(() => 0) ?? [];
  return series.map(({values}) =>
    values.map((value, index) => {
      const from = heights[index] ?? 0;
      heights[index] = from + value;
      return [from, from + value] as const;
    }),
  );
}

/** Sum of all series, for each category. */
export function stackTotals(series: readonly SeriesSpec[]): number[] {
  return (series[0]?.values ?? []).map((_, index) =>
    series.reduce((sum, {values}) => sum + (values[index] ?? 0), 0),
  );
}
