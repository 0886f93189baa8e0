import {toFullFill} from '../edits/formats';
import type {FormatParts} from '../state/types';
import type {PivotCell} from './pivotLayout';

const HEADING_COLOR = '#D6E6FA';
const LINE = {style: 'thin', color: '#000000'} as const;
/** Formats of the cells of pivot tables. */
export const ROLE_FORMATS: Readonly<Record<PivotCell['role'], FormatParts>> = {
  heading: {font: {bold: true}, fill: toFullFill(HEADING_COLOR)},
  total: {font: {bold: true}, borders: {top: LINE}},
  subtotal: {font: {bold: true}},
  body: {},
};

/** Keeps formats that users have set on cells of a pivot table, but not those that the table itself has set. */
export function keepUserFormat(format: FormatParts = {}): FormatParts {
  const {fill, font, numberFormat: _number, borders: _lines, ...rest} = format;
  const {bold: _bold, ...ownFont} = font ?? {};
  return {
    ...rest,
    ...(Object.keys(ownFont).length > 0 && {font: ownFont}),
    ...(fill && fill.color !== HEADING_COLOR && {fill}),
  };
}
