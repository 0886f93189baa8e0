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

/** Format of the style `Normal`, which new cells have. */
export const NORMAL: FormatParts = {
  font: NORMAL_FONT,
  fill: null,
  borders: {top: null, right: null, bottom: null, left: null},
  alignment: NORMAL_ALIGNMENT,
  numberFormat: 'General',
  locked: true,
};

/** Format without missing parts. */
export interface WholeFormat extends Required<FormatParts> {
  readonly font: Required<Sdk.Font>;
  readonly borders: Sdk.CellBorders;
  readonly alignment: Required<Sdk.Alignment>;
}

/** Merges two formats; parts of `over` take precedence. */
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
 * Resolves the format of a cell, in increasing order of precedence: `Normal`, its named style, column, row, own
 * format. Conditional formats are not included.
 */
export function formatOf(
  workbook: WorkbookState,
  sheet: SheetState,
  key: number,
): WholeFormat {
  const {formats, style} = sourcesOf(sheet, key);
  return formatFrom(workbook, style, ...formats.reverse());
}

/** Merges formats over a named style, in increasing order of precedence. */
export function formatFrom(
  {styles}: Pick<WorkbookState, 'styles'>,
  style: string | undefined,
  ...formats: readonly (FormatParts | undefined)[]
): WholeFormat {
  const sources = [styles.get('Normal'), styles.get(style ?? ''), ...formats];
  return sources.reduce<FormatParts>(mergeParts, NORMAL) as WholeFormat;
}

/** Returns the parts of `format` that differ from `under`; `undefined` if none do. */
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

/** Like `formatOf`, but resolves the number format only, which is faster. */
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

export function styleNameOf(sheet: SheetState, key: number): string {
  return sourcesOf(sheet, key).style ?? 'Normal';
}

/** Formats that apply to a cell, in decreasing order of precedence, and the name of its style. */
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
