import type {BorderLine} from '../contract';
import {NORMAL_FONT, type WholeFormat} from '../state/formats';
import {isCellError, type Scalar} from '../values/scalar';
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
    ...((font.size !== NORMAL_FONT.size || alignment.shrinkToFit) && {
      fontSize: `${round((alignment.shrinkToFit ? 9 : font.size) / NORMAL_FONT.size)}em`,
    }),
    ...(font.family !== NORMAL_FONT.family && {
      fontFamily: `${JSON.stringify(font.family)}, sans-serif`,
    }),
    ...(fill && {backgroundColor: fill.color}),
    ...(fill?.pattern && patternStyle(fill.pattern)),
    ...borderStyle('Top', borders.top),
    ...borderStyle('Right', borders.right),
    ...borderStyle('Bottom', borders.bottom),
    ...borderStyle('Left', borders.left),
    textAlign:
      horizontal === 'general' ? alignOf(value) : horizontalOf(horizontal),
    ...(vertical !== 'bottom' && {verticalAlign: VERTICAL[vertical]}),
    ...(wrap && {whiteSpace: 'pre-wrap'}),
    ...(indent > 0 && {paddingInlineStart: `${indent * 0.8 + 0.3}em`}),
  };
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}

const LINE = '#d5d9df 0 1px, transparent 1px 5px';

/** Lines or dots over the background, and how far apart. */
const PATTERNS: Readonly<Record<string, string>> = {
  dots: 'radial-gradient(#d5d9df 1px, transparent 1.5px)',
  horizontal: `repeating-linear-gradient(0deg, ${LINE})`,
  vertical: `repeating-linear-gradient(90deg, ${LINE})`,
  diagonal: `repeating-linear-gradient(45deg, ${LINE})`,
  grid: `repeating-linear-gradient(0deg, ${LINE}), repeating-linear-gradient(90deg, ${LINE})`,
};

function patternStyle(pattern: string): CellStyle {
  const image = PATTERNS[pattern];
  return {
    ...(image && {backgroundImage: image}),
    ...(pattern === 'dots' && {backgroundSize: '6px 6px'}),
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
    : 'left';
}

const BORDER_STYLES: Readonly<Record<string, string>> = {
  thin: '1px solid',
  medium: '2px solid',
  thick: '3px solid',
  dashed: '2px dashed',
  dotted: '2px dotted',
  double: '4px double',
};

function borderStyle(side: string, line: BorderLine | null): CellStyle {
  return line
    ? {
        [`border${side}`]: `${BORDER_STYLES[line.style ?? 'thin'] ?? '1px solid'} ${line.color ?? '#000000'}`,
      }
    : {};
}
