import type {BorderStyle, CellBorders, FillPattern} from '../contract';
import {NORMAL_FONT, type ResolvedFormat} from '../state/formats';
import {isCellError, type Scalar} from '../values/scalar';

/** CSS properties by camel-case name. */
export type CellStyle = Readonly<Record<string, string>>;

/** Converts a cell format to CSS properties. Omits default values. */
export function toCssStyle(
  {font, fill, borders, alignment}: ResolvedFormat,
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
    ...(fill?.pattern && PATTERNS[fill.pattern]),
    ...borderStyles(borders),
    textAlign:
      horizontal === 'general'
        ? defaultAlignment(value)
        : horizontal.replace('fill', 'left'),
    ...(vertical !== 'bottom' && {verticalAlign: vertical}),
    ...(wrap && {whiteSpace: 'pre-wrap'}),
    ...(indent > 0 && {paddingInlineStart: `${indent * 0.8 + 0.3}em`}),
  };
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}

const LINE = '#d5d9df 0 1px, transparent 1px 5px';

const PATTERNS: Readonly<Partial<Record<FillPattern, CellStyle>>> = {
  dots: {
    backgroundImage: 'radial-gradient(#d5d9df 1px, transparent 1.5px)',
    backgroundSize: '6px 6px',
  },
  horizontal: {backgroundImage: `repeating-linear-gradient(0deg, ${LINE})`},
  vertical: {backgroundImage: `repeating-linear-gradient(90deg, ${LINE})`},
  diagonal: {backgroundImage: `repeating-linear-gradient(45deg, ${LINE})`},
  grid: {
    backgroundImage: `repeating-linear-gradient(0deg, ${LINE}), repeating-linear-gradient(90deg, ${LINE})`,
  },
};

function defaultAlignment(value: Scalar): string {
  if (typeof value === 'number') {
    return 'right';
  }
  return typeof value === 'boolean' || isCellError(value) ? 'center' : 'left';
}

const BORDER_STYLES = {
  thin: '1px solid',
  medium: '2px solid',
  thick: '3px solid',
  dashed: '2px dashed',
  dotted: '2px dotted',
  double: '4px double',
} as const satisfies Record<BorderStyle, string>;

function borderStyles(borders: CellBorders): CellStyle {
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const lines = sides.flatMap((side) => {
    const line = borders[side.toLowerCase() as Lowercase<typeof side>];
    const {style = 'thin', color = '#000000'} = line ?? {};
    return line ? [[`border${side}`, `${BORDER_STYLES[style]} ${color}`]] : [];
  });
  return Object.fromEntries(lines) as CellStyle;
}
