import type * as Sdk from '../contract';
import type {FormatParts, SheetState, WorkbookState} from './types';
import {columnOf, rowOf} from './cells';

export const NORMAL_FONT: Required<Sdk.Font> = {
  family: 'Calibri',
  size: 11,
  color: '#000000',
  bold: false,
  italic: false,
  underline: 'none',
  strikethrough: false,
  position: 'normal',
};

const NORMAL_ALIGNMENT: Required<Sdk.Alignment> = {
  horizontal: 'general',
  vertical: 'bottom',
  wrap: false,
  shrinkToFit: false,
  indent: 0,
  rotation: 0,
};

/** What a new cell looks like: the style `Normal`. */
export const NORMAL: FormatParts = {
  font: NORMAL_FONT,
  fill: null,
  borders: {top: null, right: null, bottom: null, left: null},
  alignment: NORMAL_ALIGNMENT,
  numberFormat: 'General',
  locked: true,
};

/** A format with every part. */
export interface WholeFormat extends Required<FormatParts> {
  readonly font: Required<Sdk.Font>;
  readonly borders: Sdk.CellBorders;
  readonly alignment: Required<Sdk.Alignment>;
}

/** Adds parts to a format: the parts that are given win. */
export function mergeParts(
  under: FormatParts | undefined,
  over: FormatParts | undefined,
): FormatParts {
  if (!under || !over) {
    return under ?? over ?? {};
  }
  return {
    ...under,
    ...over,
    ...(under.font && over.font && {font: {...under.font, ...over.font}}),
    ...(under.borders &&
      over.borders && {borders: {...under.borders, ...over.borders}}),
    ...(under.alignment &&
      over.alignment && {alignment: {...under.alignment, ...over.alignment}}),
  };
}

/**
 * Format of a cell from the weakest source to the strongest: `Normal`, a named style, its column, its
 * row, its own. Conditional formats are not included.
 */
export function formatOf(
  workbook: WorkbookState,
  sheet: SheetState,
  key: number,
): WholeFormat {
  const {formats, style} = sourcesOf(sheet, key);
  return formatFrom(workbook, style, ...formats.reverse());
}

/** Format that parts make over a named style, the weakest first. */
export function formatFrom(
  {styles}: Pick<WorkbookState, 'styles'>,
  style: string | undefined,
  ...formats: readonly (FormatParts | undefined)[]
): WholeFormat {
  const sources = [styles.get('Normal'), styles.get(style ?? ''), ...formats];
  return sources.reduce<FormatParts>(mergeParts, NORMAL) as WholeFormat;
}

/** The parts that make one format of another; `undefined` when they are the same. */
export function partsBeyond(
  format: WholeFormat,
  under: WholeFormat,
): FormatParts | undefined {
  const found = differing(format, under);
  for (const name of ['font', 'borders', 'alignment'] as const) {
    if (found?.[name]) {
      Object.assign(found, {[name]: differing(format[name], under[name])});
    }
  }
  return found;
}

function differing<T extends object>(of: T, from: T): Partial<T> | undefined {
  const entries = Object.entries(of).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(from[name as keyof T]),
  );
  return entries.length > 0
    ? (Object.fromEntries(entries) as Partial<T>)
    : undefined;
}

/** Number format of a cell, without putting the other parts together. */
export function numberFormatOf(
  {styles}: WorkbookState,
  sheet: SheetState,
  key: number,
): string {
  const {formats, style} = sourcesOf(sheet, key);
  const named = [styles.get(style ?? ''), styles.get('Normal')];
  const given = [...formats, ...named].find(
    (format) => format?.numberFormat !== undefined,
  );
  return given?.numberFormat ?? 'General';
}

/** Name of a cell's style. */
export function styleNameOf(sheet: SheetState, key: number): string {
  return sourcesOf(sheet, key).style ?? 'Normal';
}

/** What was set for a cell, the strongest first, and the name of its style. */
function sourcesOf({cells, columns, rows}: SheetState, key: number) {
  const sources = [
    cells.get(key),
    rows.get(rowOf(key)),
    columns.get(columnOf(key)),
  ];
  return {
    formats: sources.map((source) => source?.format),
    style: sources.find((source) => source?.style !== undefined)?.style,
  };
}
