import {getFormatFromId, parseValue} from 'numfmt';
import {parseFormula} from '../formula/parse';
import {mergeParts} from '../state/formats';
import {putCell} from '../state/cells';
import type {CellState, SheetState} from '../state/types';
import {assertWithin} from '../limits';
import type {Scalar} from '../values/scalar';
import {formatLocale} from '../values/numberFormat';

/** What somebody typed: a formula, or a value with the number format that it suggests. */
export interface TypedEntry {
  readonly value: Scalar;
  readonly formula?: string;
  readonly numberFormat?: string;
}

/**
 * Reads what somebody typed into a cell: `42` becomes a number, `=A1` a formula, a leading `'` keeps text.
 *
 * @throws SpreadsheetError `INVALID_FORMULA`, `LIMIT_EXCEEDED`
 */
export function readTyped(text: string, locale: string): TypedEntry {
  if (text.startsWith('=') && text.length > 1) {
    assertWithin('formulaCharacters', text.length);
    parseFormula(text);
    return {value: null, formula: text};
  }
  assertWithin('cellCharacters', text.length);
  if (text.startsWith("'")) {
    return {value: text.slice(1)};
  }
  if (text === '') {
    return {value: null};
  }
  const parsed = parseValue(text, {locale: formatLocale(locale)});
  const value = parsed?.value;
  if (typeof value !== 'number' && typeof value !== 'boolean') {
    return {value: text};
  }
  const format =
    parsed?.formatId === undefined
      ? undefined
      : getFormatFromId(parsed.formatId);
  return {value, ...(typeof format === 'string' && {numberFormat: format})};
}

/** Stores an entry in a cell that keeps its format; a suggested number format only replaces General. */
export function writeTyped(
  sheet: SheetState,
  key: number,
  entry: TypedEntry,
): void {
  const {format, style}: CellState = sheet.cells.get(key) ?? {value: null};
  const isGeneral = (format?.numberFormat ?? 'General') === 'General';
  const next =
    entry.numberFormat !== undefined && isGeneral
      ? mergeParts(format, {numberFormat: entry.numberFormat})
      : format;
  putCell(sheet, key, {
    value: entry.value,
    ...(entry.formula !== undefined && {formula: entry.formula}),
    ...(next && {format: next}),
    ...(style !== undefined && {style}),
  });
}

/** Writes a replaced text: a cell that held text keeps text, another one is read as typed. */
export function writePlainText(
  sheet: SheetState,
  key: number,
  text: string,
): void {
  const cell = sheet.cells.get(key)!;
  if (typeof cell.value === 'string') {
    assertWithin('cellCharacters', text.length);
    putCell(sheet, key, {...cell, value: text});
  } else {
    writeTyped(sheet, key, readTyped(text, 'en'));
  }
}
