// Rows and columns as a file has them: sizes, what is hidden, and formats of whole lines.
import {span} from '../../area/bounds';
import type {LineState} from '../../state/types';
import {COLUMN_WIDTH} from '../geometry';
import {
  type Attributes,
  createElement,
  findElements,
  parseBoolean,
  serializeXml,
  type XmlElement,
} from '../xml';
import {limits} from '../../errors';

/** A row or column of a file: sizes in CSS pixels. */
export interface FileLine extends Pick<LineState, 'size' | 'hidden'> {
  /** Number of its style. */
  readonly style?: number;
}

const POINTS_OF_PIXEL = 0.75;
const PIXELS_OF_CHARACTER = 7;

/** Files have widths in parts of 256 of a character. */
const ROUGHNESS = PIXELS_OF_CHARACTER / 256;

function lineOf(size: number, hidden: boolean, style: number): FileLine {
  return {
    ...(Number.isFinite(size) && {size}),
    ...(hidden && {hidden}),
    ...(style > 0 && {style}),
  };
}

/** Whether users can fold a row or column together with others. */
export const isGrouped = ({outlineLevel}: Attributes): boolean =>
  Number(outlineLevel) > 0;

/** What the tag of a row says; `undefined` for nothing. */
export function readRow({
  ht,
  customHeight,
  hidden,
  s,
  customFormat,
}: Attributes): FileLine | undefined {
  const line = lineOf(
    parseBoolean(customHeight) ? Number(ht) / POINTS_OF_PIXEL : NaN,
    parseBoolean(hidden),
    parseBoolean(customFormat) ? Number(s) : 0,
  );
  return Object.keys(line).length > 0 ? line : undefined;
}

/** The columns of a sheet's part. */
export function readColumns(sheet: XmlElement): Map<number, FileLine> {
  const columns = new Map<number, FileLine>();
  for (const {attributes} of findElements(sheet, 'col')) {
    const {min, max = min, width, customWidth, hidden, style} = attributes;
    const size = pixelsOf(Number(width));
    const isUsual = size === COLUMN_WIDTH && !parseBoolean(customWidth);
    const line = lineOf(
      isUsual ? NaN : size,
      parseBoolean(hidden),
      Number(style),
    );
    const last = Math.min(Number(max), limits.columns);
    span(Number(min) - 1, last - 1).forEach((index) =>
      columns.set(index, line),
    );
  }
  return columns;
}

function pixelsOf(width: number): number {
  const size = width * PIXELS_OF_CHARACTER;
  const whole = Math.round(size);
  return Math.abs(size - whole) <= ROUGHNESS ? whole : size;
}

/** Attributes of a row's tag. */
export function rowAttributes(
  {size, hidden, filtered}: LineState,
  style: number | undefined,
): string {
  return [
    size !== undefined && ` ht="${size * POINTS_OF_PIXEL}" customHeight="1"`,
    (hidden || filtered) && ' hidden="1"',
    style !== undefined && ` s="${style}" customFormat="1"`,
  ]
    .filter(Boolean)
    .join('');
}

/**
 * The element `cols` of a sheet; empty when all columns are as usual.
 *
 * @param numbers - those of the styles in the file
 */
export function toColumnsXml(
  columns: ReadonlyMap<number, LineState>,
  styles: ReadonlyMap<number, number>,
  numbers: readonly number[],
): string {
  const runs: {min: number; max: number; attributes: Attributes}[] = [];
  for (const index of [...columns.keys()].sort((a, b) => a - b)) {
    const {size, hidden} = columns.get(index)!;
    const attributes = {
      // Programs hide columns that have no width.
      width: String((size ?? COLUMN_WIDTH) / PIXELS_OF_CHARACTER),
      customWidth: size === undefined ? undefined : '1',
      hidden: hidden ? '1' : undefined,
      style: numbers[styles.get(index) ?? -1]?.toString(),
    };
    const run = runs.at(-1);
    const isNext = run?.max === index - 1;
    if (
      isNext &&
      JSON.stringify(run.attributes) === JSON.stringify(attributes)
    ) {
      run.max = index;
    } else {
      runs.push({min: index, max: index, attributes});
    }
  }
  const elements = runs.map(({min, max, attributes}) =>
    createElement('col', {
      min: String(min + 1),
      max: String(max + 1),
      ...attributes,
    }),
  );
  return runs.length > 0
    ? serializeXml(createElement('cols', {}, elements))
    : '';
}
