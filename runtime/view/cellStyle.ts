import type {BorderLine} from '../contract';
import type {WholeFormat} from '../state/formats';
import {NORMAL_FONT} from '../state/normalFormat';
import type {Scalar} from '../values/scalar';
import {isCellError} from '../values/scalar';
import type {CellStyle} from './types';

const VERTICAL = {top: 'top', middle: 'middle', bottom: 'bottom'} as const;

/** A format as CSS; parts that are as in a new cell are left out. */
export function cellStyle(
  {font, fill, borders, alignment}: WholeFormat,
  value: Scalar,
): CellStyle {
  const {horizontal, vertical, wrap, indent} = alignment;
  const lines = [
    font.underline !== 'none' && 'underline',
    font.strikethrough && 'line-through',
  ].filter(Boolean);
  return {
    ...(font.bold && {fontWeight: 'bold'}),
    ...(font.italic && {fontStyle: 'italic'}),
    ...(lines.length > 0 && {textDecorationLine: lines.join(' ')}),
    ...(font.underline === 'double' && {textDecorationStyle: 'double'}),
    ...(font.color !== NORMAL_FONT.color && {color: font.color}),
    ...(font.size !== NORMAL_FONT.size && {fontSize: `${font.size}pt`}),
    ...(font.family !== NORMAL_FONT.family && {
      fontFamily: `${JSON.stringify(font.family)}, sans-serif`,
    }),
    ...(fill && {backgroundColor: fill.color}),
    ...borderStyle('Top', borders.top),
    ...borderStyle('Right', borders.right),
    ...borderStyle('Bottom', borders.bottom),
    ...borderStyle('Left', borders.left),
    textAlign:
      horizontal === 'general' ? alignOf(value) : horizontalOf(horizontal),
    ...(vertical !== 'bottom' && {verticalAlign: VERTICAL[vertical]}),
    ...(wrap && {whiteSpace: 'pre-wrap'}),
    ...(indent > 0 && {paddingInlineStart: `${indent * 9 + 4}px`}),
  };
}

function alignOf(value: Scalar): string {
  if (typeof value === 'number') {
    return 'right';
  }
  return typeof value === 'boolean' || isCellError(value) ? 'center' : 'left';
}

function horizontalOf(horizontal: string): string {
  return /^(?:left|right|center|justify)$/.test(horizontal)
    ? horizontal
    : 'center';
}

const BORDER_STYLES: Readonly<Record<string, string>> = {
  thin: '1px solid',
  medium: '2px solid',
  thick: '3px solid',
  dashed: '1px dashed',
  dotted: '1px dotted',
  double: '3px double',
};

function borderStyle(side: string, line: BorderLine | null): CellStyle {
  return line
    ? {
        [`border${side}`]: `${BORDER_STYLES[line.style ?? 'thin'] ?? '1px solid'} ${line.color ?? '#000000'}`,
      }
    : {};
}
