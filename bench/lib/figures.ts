/** What a figure must keep; a figure without bars is only reported. */
interface Bars {
  /** The most it may be. */
  readonly atMost?: number | undefined;
  /** The least it may be. */
  readonly atLeast?: number | undefined;
}

/** One measured value. */
export interface Figure extends Bars {
  /** What was measured, in words. */
  readonly name: string;
  readonly value: number;
  /** `ms`, `kB` (1000 bytes, after gzip unless the name says otherwise), `×` for a ratio, … */
  readonly unit: string;
  /** The site it was measured on, where several are compared. */
  readonly site?: string;
}

/** A figure whose value has three significant digits, and is whole from 100 on. */
export function figure(
  name: string,
  value: number,
  unit: string,
  bars: Bars = {},
): Figure {
  const rounded =
    value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  return {name, value: rounded, unit, ...bars};
}

/** Whether a figure keeps its bars. One without bars always does. */
export function isKept({
  value,
  atMost = Infinity,
  atLeast = -Infinity,
}: Figure): boolean {
  return value <= atMost && value >= atLeast;
}

/**
 * The value that a share of the sample does not exceed (nearest rank).
 *
 * @param share - 0 to 1
 * @throws Error when there is no sample
 */
export function quantile(sample: readonly number[], share: number): number {
  if (sample.length === 0) {
    throw new Error('quantile: expected at least one value, received none.');
  }
  const sorted = [...sample].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1]!;
}

/** The value in the middle; the lower of two. */
export function median(sample: readonly number[]): number {
  return quantile(sample, 0.5);
}
