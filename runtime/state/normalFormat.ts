import type {Alignment, CellBorders, Font} from '../contract';
import type {FormatParts} from './types';

export const NORMAL_FONT: Required<Font> = {
  family: 'Calibri',
  size: 11,
  color: '#000000',
  bold: false,
  italic: false,
  underline: 'none',
  strikethrough: false,
  position: 'normal',
};

export const NORMAL_ALIGNMENT: Required<Alignment> = {
  horizontal: 'general',
  vertical: 'bottom',
  wrap: false,
  shrinkToFit: false,
  indent: 0,
  rotation: 0,
};

export const NO_BORDERS: CellBorders = {
  top: null,
  right: null,
  bottom: null,
  left: null,
};

/** What a new cell looks like: the style `Normal`. */
export const NORMAL: FormatParts = {
  font: NORMAL_FONT,
  fill: null,
  borders: NO_BORDERS,
  alignment: NORMAL_ALIGNMENT,
  numberFormat: 'General',
  locked: true,
};
