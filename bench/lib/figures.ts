import {mkdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';

export interface BenchOptions {
  /** Number of repetitions. */
  readonly runs: number;
  /** Numbers of generated pages. If empty, the benchmark chooses. */
  readonly sizes: readonly number[];
  /** Folder of workbooks, or an empty string. */
  readonly dir: string;
}

/** Limits of a figure. Figures without limits are only reported. */
interface Bars {
  readonly atMost?: number | undefined;
  readonly atLeast?: number | undefined;
}

export interface BenchFigure extends Bars {
  readonly name: string;
  readonly value: number;
  /** For example `ms`, `kB` (1000 bytes, gzipped unless the name says otherwise) or `×` for a ratio. */
  readonly unit: string;
  /** Measured site, if several are compared. */
  readonly site?: string;
}

export type Bench = (options: BenchOptions) => Promise<BenchFigure[]>;

/** Creates a figure rounded to three significant digits, or to an integer from 100 on. */
export function createFigure(
  name: string,
  value: number,
  unit: string,
  bars: Bars = {},
): BenchFigure {
  const rounded =
    value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  return {name, value: rounded, unit, ...bars};
}

export function isWithinBars({
  value,
  atMost = Infinity,
  atLeast = -Infinity,
}: BenchFigure): boolean {
  return value <= atMost && value >= atLeast;
}

/**
 * Returns the quantile of a sample by the nearest-rank method.
 * @param share - 0 to 1
 */
export function computeQuantile(
  sample: readonly number[],
  share: number,
): number {
  if (sample.length === 0) {
    throw new Error('quantile: expected at least one value, received none.');
  }
  const sorted = [...sample].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1]!;
}

/** Returns the median, or the lower of two middle values. */
export function computeMedian(sample: readonly number[]): number {
  return computeQuantile(sample, 0.5);
}

/** Rows for `console.table`, with a column for each site and one for the limit. */
export function formatFigureRows(
  figures: readonly BenchFigure[],
): Record<string, Record<string, string>> {
  const rows: Record<string, Record<string, string>> = {};
  for (const each of figures) {
    const {name, value, unit, site = 'value', atMost, atLeast} = each;
    const bar = atMost === undefined ? atLeast : atMost;
    rows[`${name} [${unit}]`] = {
      ...rows[`${name} [${unit}]`],
      [site]: String(value),
      ...(bar !== undefined && {
        bar: `${isWithinBars(each) ? 'kept' : 'MISSED'}: ${atMost === undefined ? 'at least' : 'at most'} ${bar}`,
      }),
    };
  }
  return rows;
}

const FOLDER = 'bench/results';

/** Writes the figures of a benchmark and data of the machine to `bench/results/{name}.json`. */
export function writeResults(
  name: string,
  figures: readonly BenchFigure[],
): string {
  const file = `${FOLDER}/${name}.json`;
  const results = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: os.cpus().length,
    // If the load exceeds the number of cores, times are unreliable.
    loadAverage: Number(os.loadavg()[0]!.toFixed(1)),
    figures,
  };
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return file;
}
