import type * as Sdk from '../contract';
import type {FormatParts, SheetState, WorkbookState} from './types';
import {keyToColumn, keyToRow} from './cells';

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

/** Format of the style `Normal`, which is the default of all cells. */
export const NORMAL_FORMAT: FormatParts = {
  font: NORMAL_FONT,
  fill: null,
  borders: {top: null, right: null, bottom: null, left: null},
  alignment: NORMAL_ALIGNMENT,
  numberFormat: 'General',
  locked: true,
};

/** A format in which all parts are set. */
export interface ResolvedFormat extends Required<FormatParts> {
  readonly font: Required<Sdk.Font>;
  readonly borders: Sdk.CellBorders;
  readonly alignment: Required<Sdk.Alignment>;
}

/** Merges two formats. Parts that are set in `over` take precedence. */
export function mergeFormats(
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
 * Computes the format of a cell. In increasing order of precedence, it consists of the style `Normal`, the
 * named style, and the formats of column, row and cell. Conditional formats are not included.
 */
export function resolveFormat(
  workbook: WorkbookState,
  sheet: SheetState,
  key: number,
): ResolvedFormat {
  const {formats, style} = findFormatSources(sheet, key);
  return layerFormats(workbook, style, ...formats.reverse());
}

/** Merges a named style and several formats, given in increasing order of precedence. */
export function layerFormats(
  {styles}: Pick<WorkbookState, 'styles'>,
  style: string | undefined,
  ...formats: readonly (FormatParts | undefined)[]
): ResolvedFormat {
  const sources = [styles.get('Normal'), styles.get(style ?? ''), ...formats];
  return sources.reduce<FormatParts>(
    mergeFormats,
    NORMAL_FORMAT,
  ) as ResolvedFormat;
}

/** Returns the parts of `format` that differ from `under`; `undefined` if all are equal. */
export function diffFormats(
  format: ResolvedFormat,
  under: ResolvedFormat,
): FormatParts | undefined {
  const found = diffMembers(format, under);
  for (const name of ['font', 'borders', 'alignment'] as const) {
    if (found?.[name]) {
      Object.assign(found, {[name]: diffMembers(format[name], under[name])});
    }
  }
  return found;
}

function diffMembers<T extends object>(of: T, from: T): Partial<T> | undefined {
  const entries = Object.entries(of).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(from[name as keyof T]),
  );
  return entries.length > 0
    ? (Object.fromEntries(entries) as Partial<T>)
    : undefined;
}

/** Like `resolveFormat`, but computes only the number format, which is faster. */
export function resolveNumberFormat(
  {styles}: WorkbookState,
  sheet: SheetState,
  key: number,
): string {
  const {formats, style = ''} = findFormatSources(sheet, key);
  const sources = [...formats, styles.get(style), styles.get('Normal')];
  const source = sources.find((one) => one?.numberFormat !== undefined);
  return source?.numberFormat ?? 'General';
}

export function resolveStyleName(sheet: SheetState, key: number): string {
  return findFormatSources(sheet, key).style ?? 'Normal';
}

/** Returns the name of a cell's style and the formats that apply to the cell, in decreasing order of precedence. */
function findFormatSources({cells, columns, rows}: SheetState, key: number) {
  const sources = [
    cells.get(key),
    rows.get(keyToRow(key)),
    columns.get(keyToColumn(key)),
  ];
  return {
    formats: sources.map((source) => source?.format),
    style: sources.find((source) => source?.style !== undefined)?.style,
  };
}

/** A node in a tree of the sources of formats. Cells whose formats have the same sources have the same node. */
export class SourceNode<T> {
  readonly #next = new Map<unknown, SourceNode<T>>();
  value: T | undefined;

  /** Returns the node of the same sources and one more. */
  next(source: unknown): SourceNode<T> {
    let node = this.#next.get(source);
    if (!node) {
      node = new SourceNode();
      this.#next.set(source, node);
    }
    return node;
  }
}
