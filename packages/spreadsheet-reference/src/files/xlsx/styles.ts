// Formats of cells and of rules, as files and as documents have them.
import type {CellStyle} from 'hucre/xlsx';
import type {Alignment, Color, FillPattern, Font} from '../../contract';
import type {WholeFormat} from '../../state/formats';
import type {FormatParts} from '../../state/types';
import {resolveColors} from './colors';
import {NUMBER_FORMATS} from './numberFormats';
import {findKey} from './operands';
import {
  findElements,
  parseBoolean,
  childrenByName,
  parseXml,
  type XmlElement,
} from '../xml';

// Patterns of Office Open XML that look like those of the contract.
const PATTERNS = {
  solid: 'solid',
  dots: 'gray125',
  horizontal: 'lightHorizontal',
  vertical: 'lightVertical',
  diagonal: 'lightUp',
  grid: 'lightGrid',
} as const satisfies Record<FillPattern, string>;

/** Degrees, of which files count those below the line on from 90: the same both ways. */
const turned = (degrees: number) =>
  degrees < 0 || degrees > 90 ? 90 - degrees : degrees;

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const rgb = (color: Color) => ({rgb: color.slice(1).toUpperCase()});

/** The parts of a style that files tell: what is off or 0 is so without it. */
function told<T extends object>(parts: T): T | undefined {
  const found = Object.entries(parts).filter(([, part]) => part);
  return found.length > 0 ? (Object.fromEntries(found) as T) : undefined;
}

/** A cell's format as the file's: with every part that programs disagree on. */
export function toCellStyle(format: WholeFormat): CellStyle {
  const {font, ...style} = toRuleStyle(format);
  const {family, size} = format.font;
  return {
    ...style,
    font: {...font, name: family, size},
    ...(!format.locked && {protection: {locked: false}}),
  };
}

/** What a rule adds to the format of cells, as the file's: neither family nor size of letters. */
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
      told({
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
        // Rules have the colour of a whole background here.
        bgColor: rgb(color),
      },
    }),
    ...(sides.length > 0 && {border: Object.fromEntries(sides)}),
    alignment:
      alignment &&
      told({
        horizontal: alignment.horizontal,
        vertical:
          alignment.vertical === 'middle' ? 'center' : alignment.vertical,
        wrapText: alignment.wrap,
        shrinkToFit: alignment.shrinkToFit,
        indent: alignment.indent,
        textRotation: alignment.rotation && turned(alignment.rotation),
      }),
    ...(numberFormat !== 'General' && {numFmt: numberFormat}),
  };
}

/** The formats of a file by their numbers: those of cells, and those of rules. */
export function readStyles(xml: string | undefined, theme: readonly string[]) {
  const tree = parseXml(xml);
  resolveColors(tree, theme);
  const lists = childrenByName(tree.children[0]);
  const list = (name: string) => lists[name]?.children ?? [];
  const codes = new Map(NUMBER_FORMATS);
  for (const {attributes} of list('numFmts')) {
    codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
  }
  const fonts = list('fonts').map(fontOf);
  const fills = list('fills').map((fill) => fillOf(fill, false));
  const borders = list('borders').map(bordersOf);
  const cells = list('cellXfs').map((xf): FormatParts => {
    const {alignment, protection} = childrenByName(xf);
    const {numFmtId, fontId, fillId, borderId} = xf.attributes;
    return given({
      font: beyond(0, fonts, fontId),
      fill: beyond(1, fills, fillId),
      borders: beyond(0, borders, borderId),
      alignment: alignmentOf(alignment),
      numberFormat: codes.get(Number(numFmtId)) || undefined,
      locked: parseBoolean(protection?.attributes.locked ?? '1')
        ? undefined
        : false,
    });
  });
  const rules = list('dxfs').map((dxf): FormatParts => {
    const {font, fill, border, alignment, numFmt} = childrenByName(dxf);
    const {formatCode, numFmtId} = numFmt?.attributes ?? {};
    return given({
      font: font && fontOf(font),
      fill: fill && fillOf(fill, true),
      borders: border && bordersOf(border),
      alignment: alignmentOf(alignment),
      numberFormat: formatCode ?? codes.get(Number(numFmtId)),
    });
  });
  const used = list('cellXfs').flatMap(({attributes: {fillId, borderId}}) => [
    list('fills')[Number(fillId)],
    list('borders')[Number(borderId)],
  ]);
  const lost = new Set(used.flatMap((part) => (part ? lostOf(part) : [])));
  return {cells, rules, lost: [...lost]};
}

/** What documents have not of a background or of borders. */
function lostOf(part: XmlElement): string[] {
  return findElements(part).flatMap(({name, attributes}) => {
    const {style, patternType = 'none'} = attributes;
    if (name === 'gradientFill') {
      return ['Gradients cannot be kept.'];
    }
    if (name === 'patternFill' && !/^(?:none|gray125)$/.test(patternType)) {
      return findKey(PATTERNS, patternType)
        ? []
        : [`The pattern ${patternType} cannot be kept.`];
    }
    if (name === 'diagonal' && style) {
      return ['Diagonal lines cannot be kept.'];
    }
    return style && style !== 'none' && !LINE.test(style)
      ? [`Lines of the kind ${style} become thin ones.`]
      : [];
  });
}

/** A part by its number: the first ones are those of a new cell. */
function beyond<T>(
  first: number,
  parts: readonly T[],
  id: string | undefined,
): T | undefined {
  return Number(id) > first ? parts[Number(id)] : undefined;
}

/** The parts that are there, of those that a file may have; parts without any are not there. */
function given<T extends object>(parts: T): T {
  const found = Object.entries(parts).filter(
    ([, part]) =>
      part !== undefined &&
      (typeof part !== 'object' || Object.keys(part as object).length > 0),
  );
  return Object.fromEntries(found) as T;
}

/** A colour that is given as such, or was resolved; `undefined` for those of the system. */
export function readColor(color: XmlElement | undefined): Color | undefined {
  const {rgb} = color?.attributes ?? {};
  return rgb ? `#${rgb.slice(-6).toUpperCase()}` : undefined;
}

function fontOf(font: XmlElement): Font {
  const {name, sz, color, b, i, u, strike, vertAlign} = childrenByName(font);
  const isSet = (flag: XmlElement | undefined) =>
    flag && parseBoolean(flag.attributes.val ?? '1');
  const line = u && (u.attributes.val ?? 'single');
  const place = vertAlign?.attributes.val ?? '';
  return given({
    family: name?.attributes.val,
    size: sz && Number(sz.attributes.val),
    color: readColor(color),
    bold: isSet(b),
    italic: isSet(i),
    underline: LINES.find((known) => line?.startsWith(known)),
    strikethrough: isSet(strike),
    position: PLACES.find((known) => known === place),
  });
}

const LINES = ['none', 'single', 'double'] as const;
const PLACES = ['superscript', 'subscript'] as const;

function alignmentOf(alignment: XmlElement | undefined): Alignment {
  const {horizontal, vertical, indent, textRotation, wrapText, shrinkToFit} =
    alignment?.attributes ?? {};
  return given({
    horizontal: horizontal as Alignment['horizontal'],
    vertical: (vertical === 'center'
      ? 'middle'
      : vertical) as Alignment['vertical'],
    wrap: parseBoolean(wrapText) || undefined,
    shrinkToFit: parseBoolean(shrinkToFit) || undefined,
    indent: indent ? Number(indent) : undefined,
    rotation: textRotation ? turned(Number(textRotation)) : undefined,
  });
}

function fillOf(fill: XmlElement, isRule: boolean): FormatParts['fill'] {
  const {patternFill} = childrenByName(fill);
  const {fgColor, bgColor} = childrenByName(patternFill);
  const {patternType = 'none'} = patternFill?.attributes ?? {};
  // Rules have the colour of a whole background behind it.
  if (isRule && bgColor && /^(?:none|solid)$/.test(patternType)) {
    const color = readColor(bgColor);
    return color && {color};
  }
  const pattern = findKey(PATTERNS, patternType);
  const isSolid = pattern === 'solid';
  const color = readColor(isSolid ? fgColor : bgColor);
  if (!pattern || !color) {
    return undefined;
  }
  const patternColor = (!isSolid && readColor(fgColor)) || '#000000';
  return isRule && isSolid ? {color} : {color, pattern, patternColor};
}

const LINE = /^(?:thin|medium|thick|dashed|dotted|double)$/;

function bordersOf(border: XmlElement): FormatParts['borders'] {
  const lines = SIDES.flatMap((side) => {
    const line = childrenByName(border)[side];
    const {style} = line?.attributes ?? {};
    const color = readColor(childrenByName(line).color) ?? '#000000';
    return style && style !== 'none'
      ? [[side, {style: LINE.test(style) ? style : 'thin', color}]]
      : [];
  });
  return Object.fromEntries(lines) as FormatParts['borders'];
}
