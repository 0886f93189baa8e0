/** One measured value. */
export interface Figure {
  /** What was measured, in words. */
  readonly name: string;
  readonly value: number;
  /** `ms`, `kB` (1000 bytes, after gzip unless the name says otherwise), `×` for a ratio, … */
  readonly unit: string;
  /** The site it was measured on, where several are compared. */
  readonly site?: string;
  /** The most it may be; absent for figures that are only reported. */
  readonly atMost?: number;
  /** The least it may be. */
  readonly atLeast?: number;
}

/** Whether a figure keeps its bar. One without a bar always does. */
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

/** Draws figures as lines of aligned columns: name, value, bar. */
export function drawFigures(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({name}) => name.length));
  return figures
    .map((figure) => {
      const {name, value, unit, atMost, atLeast} = figure;
      const bars = [
        ...(atMost === undefined ? [] : [`at most ${atMost} ${unit}`]),
        ...(atLeast === undefined ? [] : [`at least ${atLeast} ${unit}`]),
      ];
      const bar =
        bars.length === 0
          ? ''
          : `  ${isKept(figure) ? 'kept' : 'MISSED'}: ${bars.join(', ')}`;
      return `  ${name.padEnd(width)}  ${String(value).padStart(9)} ${unit}${bar}`;
    })
    .join('\n');
}

/** Rounds to three significant digits, whole numbers from 100 on. */
export function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
