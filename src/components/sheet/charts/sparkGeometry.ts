import {round} from './scale';

/** A sparkline in a picture. */
export interface SparkSpec {
  readonly type: 'line' | 'column' | 'winLoss';
  readonly values: readonly number[];
  /** Places, from 0, that are marked. */
  readonly marks?: readonly number[];
  /** Bounds of the scale; from the values when left out. */
  readonly min?: number;
  readonly max?: number;
  /** What it shows, in words. */
  readonly alt: string;
}

/** Size of a sparkline's drawing, in units of its view box. */
export const SPARK = {width: 100, height: 22} as const;

/** Points of a line, one for each value. */
export function sparkPoints(spec: SparkSpec): {x: number; y: number}[] {
  const min = spec.min ?? Math.min(...spec.values);
  const max = spec.max ?? Math.max(...spec.values);
  const step = (SPARK.width - 8) / Math.max(1, spec.values.length - 1);
  return spec.values.map((value, index) => ({
    x: round(4 + index * step),
    y: round(
      SPARK.height -
        3 -
        ((value - min) / (max - min || 1)) * (SPARK.height - 6),
    ),
  }));
}

/** Blocks of columns, or of wins and losses, one for each value. */
export function sparkBlocks(
  spec: SparkSpec,
): {x: number; y: number; width: number; height: number}[] {
  const slot = (SPARK.width - 4) / spec.values.length;
  const min = Math.min(0, spec.min ?? Math.min(...spec.values));
  const max = Math.max(0, spec.max ?? Math.max(...spec.values));
  const unit = (SPARK.height - 2) / (max - min || 1);
  const middle = SPARK.height / 2;
  return spec.values.map((value, index) => {
    const place = {x: round(2 + slot * index), width: round(slot - 2)};
    if (spec.type === 'winLoss') {
      return {
        ...place,
        y: value < 0 ? middle + 1 : 2,
        height: value === 0 ? 0 : middle - 3,
      };
    }
    return {
      ...place,
      y: round(1 + (max - Math.max(0, value)) * unit),
      height: round(Math.abs(value) * unit),
    };
  });
}
