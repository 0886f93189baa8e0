// Converts formats of cells and conditional formats to and from Office Open XML.
import type {CellStyle} from 'hucre/xlsx';
import type {Alignment, Color, FillPattern, Font} from '../../contract';
import type {ResolvedFormat} from '../../state/formats';
import type {FormatParts} from '../../state/types';
import {resolveColors, BUILTIN_NUMBER_FORMATS} from './builtins';
import {findKeyOfValue, type XmlElement} from '../xml';

// The most similar fill patterns of Office Open XML.
const PATTERNS = {
  solid: 'solid',
  dots: 'gray125',
  horizontal: 'lightHorizontal',
  vertical: 'lightVertical',
  diagonal: 'lightUp',
  grid: 'lightGrid',
} as const satisfies Record<FillPattern, string>;

/** Converts text rotations in both directions. Files store downward rotations as 91 to 180 degrees. */
const convertRotation = (degrees: number) =>
  degrees < 0 || degrees > 90 ? 90 - degrees : degrees;

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const rgb = (color: Color) => ({rgb: color.slice(1).toUpperCase()});

/** Removes properties that are false or 0, which are the defaults of files. */
function removeFalsy<T extends object>(parts: T): T | undefined {
  const found = Object.entries(parts).filter(([, part]) => part);
  return found.length > 0 ? (Object.fromEntries(found) as T) : undefined;
}

/** Converts the format of a cell. Always sets font family and size, because other programs have different defaults. */
export function toCellStyle(format: ResolvedFormat): CellStyle {
  const {font, ...style} = toRuleStyle(format);
  const {family, size} = format.font;
  return {
    ...style,
    font: {...font, name: family, size},
    ...(!format.locked && {protection: {locked: false}}),
  };
}

/** Converts the format of a conditional format, which cannot change font family and size. */
export function toRuleStyle({
  font,
  fill,
  borders = {},
  alignment,
  numberFormat = 'General',
}: FormatParts): CellStyle {
  const {pattern = 'solid', color, patternColor = '#000000'} = fill ?? {};
  const sides = SIDES.flatMap((side) => {
    const {style = 'thin', color: own = '#000000'} = borders[side] ?? {};
    return borders[side] ? [[side, {style, color: rgb(own)}]] : [];
  });
  return {
    font:
      font &&
      removeFalsy({
        color: font.color && rgb(font.color),
        bold: font.bold,
        italic: font.italic,
        underline: font.underline === 'none' ? false : font.underline,
        strikethrough: font.strikethrough,
        vertAlign: font.position === 'normal' ? undefined : font.position,
      }),
    ...(color && {
      fill: {
        type: 'pattern',
        pattern: PATTERNS[pattern],
        fgColor: rgb(pattern === 'solid' ? color : patternColor),
        // Conditional formats use the background colour of the pattern for solid fills.
        bgColor: rgb(color),
      },
    }),
    ...(sides.length > 0 && {border: Object.fromEntries(sides)}),
    alignment:
      alignment &&
      removeFalsy({
        horizontal: alignment.horizontal,
        vertical:
          alignment.vertical === 'middle' ? 'center' : alignment.vertical,
        wrapText: alignment.wrap,
        shrinkToFit: alignment.shrinkToFit,
        indent: alignment.indent,
        textRotation: alignment.rotation && convertRotation(alignment.rotation),
      }),
    ...(numberFormat !== 'General' && {numFmt: numberFormat}),
  };
}

/** Reads formats of cells and conditional formats. Returns them by index, with messages about unsupported parts. */
export function readStyles(tree: XmlElement, theme: readonly string[]) {
  resolveColors(tree, theme);
  const lists = tree.children[0]?.named ?? {};
  const list = (name: string) => lists[name]?.children ?? [];
  const codes = new Map(BUILTIN_NUMBER_FORMATS);
  for (const {attributes} of list('numFmts')) {
    codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
  }
  const fonts = list('fonts').map(readFont);
  const fills = list('fills').map((fill) => readFill(fill, false));
  const borders = list('borders').map(readBorders);
  const cells = list('cellXfs').map((xf): FormatParts => {
    const {alignment, protection} = xf.named;
    const {numFmtId, fontId, fillId, borderId} = xf.attributes;
    return removeEmpty({
      font: nonDefault(0, fonts, fontId),
      fill: nonDefault(1, fills, fillId),
      borders: nonDefault(0, borders, borderId),
      alignment: readAlignment(alignment),
      numberFormat: codes.get(Number(numFmtId)) || undefined,
      locked: protection?.flag('locked', true) === false ? false : undefined,
    });
  });
  const rules = list('dxfs').map((dxf): FormatParts => {
    const {font, fill, border, alignment, numFmt} = dxf.named;
    const {formatCode, numFmtId} = numFmt?.attributes ?? {};
    return removeEmpty({
      font: font && readFont(font),
      fill: fill && readFill(fill, true),
      borders: border && readBorders(border),
      alignment: readAlignment(alignment),
      numberFormat: formatCode ?? codes.get(Number(numFmtId)),
    });
  });
  const used = list('cellXfs').flatMap(({attributes: {fillId, borderId}}) => [
    list('fills')[Number(fillId)],
    list('borders')[Number(borderId)],
  ]);
  const leftOut = new Set(
    used.flatMap((part) => (part ? findUnsupported(part) : [])),
  );
  return {cells, rules, leftOut: [...leftOut]};
}

/** Returns messages about unsupported fills and borders. */
function findUnsupported(part: XmlElement): string[] {
  return part.all().flatMap(({name, attributes}) => {
    const {style, patternType = 'none'} = attributes;
    if (name === 'gradientFill') {
      return ['Gradients cannot be kept.'];
    }
    if (name === 'patternFill' && !/^(?:none|gray125)$/.test(patternType)) {
      return findKeyOfValue(PATTERNS, patternType)
        ? []
        : [`The pattern ${patternType} cannot be kept.`];
    }
    if (name === 'diagonal' && style) {
      return ['Diagonal lines cannot be kept.'];
    }
    return style && style !== 'none' && !BORDER_STYLE.test(style)
      ? [`Lines of the kind ${style} become thin ones.`]
      : [];
  });
}

/** Returns the item with an index; `undefined` for indexes up to `first`, which are defaults. */
function nonDefault<T>(
  first: number,
  parts: readonly T[],
  id: string | undefined,
): T | undefined {
  return Number(id) > first ? parts[Number(id)] : undefined;
}

/** Removes properties that are `undefined` or empty objects. */
function removeEmpty<T extends object>(parts: T): T {
  const found = Object.entries(parts).filter(
    ([, part]) =>
      part !== undefined &&
      (typeof part !== 'object' || Object.keys(part as object).length > 0),
  );
  return Object.fromEntries(found) as T;
}

/** Returns an RGB colour, after {@link resolveColors} has resolved theme colours; `undefined` for system colours. */
export function readColor(color: XmlElement | undefined): Color | undefined {
  const {rgb} = color?.attributes ?? {};
  return rgb ? `#${rgb.slice(-6).toUpperCase()}` : undefined;
}

function readFont(font: XmlElement): Font {
  const {name, sz, color, b, i, u, strike, vertAlign} = font.named;
  const line = u && (u.attributes.val ?? 'single');
  const position = vertAlign?.attributes.val ?? '';
  return removeEmpty({
    family: name?.attributes.val,
    size: sz && Number(sz.attributes.val),
    color: readColor(color),
    bold: b?.flag('val', true),
    italic: i?.flag('val', true),
    underline: UNDERLINES.find((known) => line?.startsWith(known)),
    strikethrough: strike?.flag('val', true),
    position: POSITIONS.find((known) => known === position),
  });
}

const UNDERLINES = ['none', 'single', 'double'] as const;
const POSITIONS = ['superscript', 'subscript'] as const;

function readAlignment(alignment: XmlElement | undefined): Alignment {
  const {horizontal, vertical, indent, textRotation} =
    alignment?.attributes ?? {};
  return removeEmpty({
    horizontal: horizontal as Alignment['horizontal'],
    vertical: (vertical === 'center'
      ? 'middle'
      : vertical) as Alignment['vertical'],
    wrap: alignment?.flag('wrapText') || undefined,
    shrinkToFit: alignment?.flag('shrinkToFit') || undefined,
    indent: indent ? Number(indent) : undefined,
    rotation: textRotation ? convertRotation(Number(textRotation)) : undefined,
  });
}

function readFill(fill: XmlElement, isRule: boolean): FormatParts['fill'] {
  const {patternFill} = fill.named;
  const {fgColor, bgColor} = patternFill?.named ?? {};
  const {patternType = 'none'} = patternFill?.attributes ?? {};
  // Conditional formats use the background colour of the pattern for solid fills.
  if (isRule && bgColor && /^(?:none|solid)$/.test(patternType)) {
    const color = readColor(bgColor);
    return color && {color};
  }
  const pattern = findKeyOfValue(PATTERNS, patternType);
  const isSolid = pattern === 'solid';
  const color = readColor(isSolid ? fgColor : bgColor);
  if (!pattern || !color) {
    return undefined;
  }
  const patternColor = (!isSolid && readColor(fgColor)) || '#000000';
  return isRule && isSolid ? {color} : {color, pattern, patternColor};
}

const BORDER_STYLE = /^(?:thin|medium|thick|dashed|dotted|double)$/;

function readBorders(border: XmlElement): FormatParts['borders'] {
  const lines = SIDES.flatMap((side) => {
    const line = border.named[side];
    const {style} = line?.attributes ?? {};
    const color = readColor(line?.named.color) ?? '#000000';
    return style && style !== 'none'
      ? [[side, {style: BORDER_STYLE.test(style) ? style : 'thin', color}]]
      : [];
  });
  return Object.fromEntries(lines) as FormatParts['borders'];
}
