// Reads and writes the size, visibility and style of rows and columns.
import {listIndexes} from '../../area/bounds';
import type {LineState} from '../../state/types';
import {DEFAULT_COLUMN_WIDTH} from '../geometry';
import {
  createElement,
  serializeXml,
  type XmlElement,
  type XmlAttributes,
} from '../xml';
import {limits} from '../../errors';

/** A row or column of a file. Its size is in CSS pixels. */
export interface XlsxRowOrColumn extends Pick<LineState, 'size' | 'hidden'> {
  /** Index of the format in the file. */
  readonly style?: number;
}

const POINTS_PER_PIXEL = 0.75;
const PIXELS_PER_CHARACTER = 7;

/** Precision of column widths in files: 1/256 of a character. */
const PRECISION = PIXELS_PER_CHARACTER / 256;

function createLine(
  size: number,
  hidden: boolean,
  style: number,
): XlsxRowOrColumn {
  return {
    ...(Number.isFinite(size) && {size}),
    ...(hidden && {hidden}),
    ...(style > 0 && {style}),
  };
}

/** Tests whether a row or column belongs to an outline group. */
export const isGrouped = ({outlineLevel}: XmlAttributes): boolean =>
  Number(outlineLevel) > 0;

/** Reads the attributes of a row; returns `undefined` if the row has only defaults. */
export function readRow(row: XmlElement): XlsxRowOrColumn | undefined {
  const {ht, s} = row.attributes;
  const line = createLine(
    row.flag('customHeight') ? Number(ht) / POINTS_PER_PIXEL : NaN,
    row.flag('hidden'),
    row.flag('customFormat') ? Number(s) : 0,
  );
  return Object.keys(line).length > 0 ? line : undefined;
}

export function readColumns(sheet: XmlElement): Map<number, XlsxRowOrColumn> {
  const columns = new Map<number, XlsxRowOrColumn>();
  for (const column of sheet.all('col')) {
    const {min, max = min, width, style} = column.attributes;
    const size = toPixels(Number(width));
    const isDefault =
      size === DEFAULT_COLUMN_WIDTH && !column.flag('customWidth');
    const line = createLine(
      isDefault ? NaN : size,
      column.flag('hidden'),
      Number(style),
    );
    const last = Math.min(Number(max), limits.columns);
    listIndexes(Number(min) - 1, last - 1).forEach((index) =>
      columns.set(index, line),
    );
  }
  return columns;
}

function toPixels(width: number): number {
  const size = width * PIXELS_PER_CHARACTER;
  const whole = Math.round(size);
  return Math.abs(size - whole) <= PRECISION ? whole : size;
}

export function renderRowAttributes(
  {size, hidden, filtered}: LineState,
  style: number | undefined,
): string {
  return [
    size !== undefined && ` ht="${size * POINTS_PER_PIXEL}" customHeight="1"`,
    (hidden || filtered) && ' hidden="1"',
    style !== undefined && ` s="${style}" customFormat="1"`,
  ]
    .filter(Boolean)
    .join('');
}

/**
 * Serializes columns as the XML element `cols`; returns an empty string if all columns have defaults.
 *
 * @param fileStyles - index in the file for each style of the sheet
 */
export function toColumnsXml(
  columns: ReadonlyMap<number, LineState>,
  styles: ReadonlyMap<number, number>,
  fileStyles: readonly number[],
): string {
  const runs: {min: number; max: number; attributes: object}[] = [];
  for (const index of [...columns.keys()].sort((a, b) => a - b)) {
    const {size, hidden} = columns.get(index)!;
    const attributes = {
      // Always writes a width, because other programs hide columns without one.
      width: (size ?? DEFAULT_COLUMN_WIDTH) / PIXELS_PER_CHARACTER,
      customWidth: size !== undefined,
      hidden,
      style: fileStyles[styles.get(index) ?? -1],
    };
    const run = runs.at(-1);
    const isSame =
      JSON.stringify(run?.attributes) === JSON.stringify(attributes);
    if (run?.max === index && isSame) {
      run.max += 1;
    } else {
      runs.push({min: index + 1, max: index + 1, attributes});
    }
  }
  const elements = runs.map(({attributes, ...ends}) =>
    createElement('col', {...ends, ...attributes}),
  );
  return runs.length > 0
    ? serializeXml(createElement('cols', {}, elements))
    : '';
}
