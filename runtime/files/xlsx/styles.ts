import type {CellStyle} from 'hucre/xlsx';
import type {
  BorderStyle,
  CellBorders,
  Color,
  FillPattern,
} from '../../contract';
import type {WholeFormat} from '../../state/formats';
import {NORMAL_ALIGNMENT, NORMAL_FONT} from '../../state/normalFormat';
import type {FormatParts} from '../../state/types';

// Patterns of Office Open XML that look like those of the contract.
const PATTERNS = {
  solid: 'solid',
  dots: 'gray125',
  horizontal: 'lightHorizontal',
  vertical: 'lightVertical',
  diagonal: 'lightUp',
  grid: 'lightGrid',
} as const satisfies Record<FillPattern, string>;

const rgb = (color: Color) => ({rgb: color.slice(1).toUpperCase()});

/** A cell's format as the file's. */
export function toCellStyle({
  font,
  fill,
  borders,
  alignment,
  numberFormat,
  locked,
}: WholeFormat): CellStyle {
  const {horizontal, vertical, wrap, shrinkToFit, indent, rotation} = alignment;
  const sides = Object.entries(borders).flatMap(([side, line]) =>
    line
      ? [
          [
            side,
            {style: line.style ?? 'thin', color: rgb(line.color ?? '#000000')},
          ],
        ]
      : [],
  );
  return {
    font: {
      name: font.family,
      size: font.size,
      color: rgb(font.color),
      ...(font.bold && {bold: true}),
      ...(font.italic && {italic: true}),
      ...(font.underline !== 'none' && {underline: font.underline}),
      ...(font.strikethrough && {strikethrough: true}),
      ...(font.position !== 'normal' && {vertAlign: font.position}),
    },
    ...(fill && {
      fill: {
        type: 'pattern' as const,
        pattern: PATTERNS[fill.pattern ?? 'solid'],
        ...((fill.pattern ?? 'solid') === 'solid'
          ? {fgColor: rgb(fill.color)}
          : {
              fgColor: rgb(fill.patternColor ?? '#000000'),
              bgColor: rgb(fill.color),
            }),
      },
    }),
    ...(sides.length > 0 && {border: Object.fromEntries(sides)}),
    alignment: {
      horizontal,
      vertical: vertical === 'middle' ? 'center' : vertical,
      ...(wrap && {wrapText: true}),
      ...(shrinkToFit && {shrinkToFit: true}),
      ...(indent > 0 && {indent}),
      ...(rotation !== 0 && {
        textRotation: rotation < 0 ? 90 - rotation : rotation,
      }),
    },
    ...(numberFormat !== 'General' && {numFmt: numberFormat}),
    ...(!locked && {protection: {locked: false}}),
  };
}

const LINES: readonly BorderStyle[] = [
  'thin',
  'medium',
  'thick',
  'dashed',
  'dotted',
  'double',
];

/** A file's format as the parts of a cell's own: only what differs from a new cell. */
export function fromCellStyle(
  style: CellStyle | undefined,
): FormatParts | undefined {
  if (!style) {
    return undefined;
  }
  const color = (value: {rgb?: string} | undefined): Color | undefined =>
    value?.rgb === undefined
      ? undefined
      : `#${value.rgb.slice(-6).toUpperCase()}`;
  const {font, fill, border, alignment, numFmt, protection} = style;
  const fontParts = defined(
    {
      family: font?.name,
      size: font?.size,
      color: color(font?.color),
      bold: font?.bold,
      italic: font?.italic,
      underline: font?.underline
        ? String(font.underline).startsWith('double')
          ? 'double'
          : 'single'
        : undefined,
      strikethrough: font?.strikethrough,
      position: font?.vertAlign,
    },
    NORMAL_FONT,
  );
  const alignmentParts = defined(
    {
      horizontal: alignment?.horizontal,
      vertical:
        alignment?.vertical === 'center' ? 'middle' : alignment?.vertical,
      wrap: alignment?.wrapText,
      shrinkToFit: alignment?.shrinkToFit,
      indent: alignment?.indent,
      rotation:
        alignment?.textRotation === undefined
          ? undefined
          : alignment.textRotation > 90
            ? 90 - alignment.textRotation
            : alignment.textRotation,
    },
    NORMAL_ALIGNMENT,
  );
  const pattern =
    fill?.type === 'pattern'
      ? Object.entries(PATTERNS).find(([, name]) => name === fill.pattern)?.[0]
      : undefined;
  const background =
    fill?.type === 'pattern'
      ? color(pattern === 'solid' ? fill.fgColor : fill.bgColor)
      : undefined;
  const sides = Object.fromEntries(
    (['top', 'right', 'bottom', 'left'] as const).flatMap((side) => {
      const line = border?.[side];
      const known = LINES.find((name) => name === line?.style);
      return line
        ? [
            [
              side,
              {style: known ?? 'thin', color: color(line.color) ?? '#000000'},
            ],
          ]
        : [];
    }),
  ) as Partial<CellBorders>;
  const parts: FormatParts = {
    ...(fontParts && {font: fontParts as FormatParts['font']}),
    ...(background &&
      pattern && {
        fill: {
          color: background,
          pattern: pattern as FillPattern,
          patternColor:
            (pattern !== 'solid' &&
              fill?.type === 'pattern' &&
              color(fill.fgColor)) ||
            '#000000',
        },
      }),
    ...(Object.keys(sides).length > 0 && {borders: sides}),
    ...(alignmentParts && {
      alignment: alignmentParts as FormatParts['alignment'],
    }),
    ...(numFmt !== undefined && numFmt !== 'General' && {numberFormat: numFmt}),
    ...(protection?.locked === false && {locked: false}),
  };
  return Object.keys(parts).length > 0 ? parts : undefined;
}

function defined(
  parts: Record<string, unknown>,
  usual: object,
): Record<string, unknown> | undefined {
  const kept = Object.entries(parts).filter(
    ([key, value]) =>
      value !== undefined && value !== (usual as Record<string, unknown>)[key],
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
