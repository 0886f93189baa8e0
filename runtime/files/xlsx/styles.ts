import type {CellStyle} from 'hucre/xlsx';
import type {CellBorders, Color, FillPattern} from '../../contract';
import {
  NORMAL_ALIGNMENT,
  NORMAL_FONT,
  type WholeFormat,
} from '../../state/formats';
import type {FormatParts} from '../../state/types';
import {ownName} from './operands';

// Patterns of Office Open XML that look like those of the contract.
const PATTERNS = {
  solid: 'solid',
  dots: 'gray125',
  horizontal: 'lightHorizontal',
  vertical: 'lightVertical',
  diagonal: 'lightUp',
  grid: 'lightGrid',
} as const satisfies Record<FillPattern, string>;

/** A part of a format: its name here, in the library, and how a value becomes that of the other. */
type Part = readonly [
  own: string,
  theirs: string,
  write?: (value: never) => unknown,
  read?: (value: never) => unknown,
];

const FONT: readonly Part[] = [
  ['family', 'name'],
  ['size', 'size'],
  ['color', 'color', rgb, colorOf],
  ['bold', 'bold'],
  ['italic', 'italic'],
  [
    'underline',
    'underline',
    undefined,
    (line: string | boolean) =>
      line ? (String(line).startsWith('double') ? 'double' : 'single') : 'none',
  ],
  ['strikethrough', 'strikethrough'],
  ['position', 'vertAlign'],
];

/** Rules change neither family nor size. */
const RULE_FONT = FONT.slice(2);

const ALIGNMENT: readonly Part[] = [
  ['horizontal', 'horizontal'],
  [
    'vertical',
    'vertical',
    (place: string) => (place === 'middle' ? 'center' : place),
    (place: string) => (place === 'center' ? 'middle' : place),
  ],
  ['wrap', 'wrapText'],
  ['shrinkToFit', 'shrinkToFit'],
  ['indent', 'indent'],
  [
    'rotation',
    'textRotation',
    (turn: number) => (turn < 0 ? 90 - turn : turn),
    (turn: number) => (turn > 90 ? 90 - turn : turn),
  ],
];

/** Parts that are there and not as usual, under the names of the other side. */
function translated(
  from: object | undefined,
  parts: readonly Part[],
  isWriting: boolean,
  usual: object,
): object | undefined {
  const found = parts.flatMap(([own, theirs, write, read]) => {
    const [name, other] = isWriting ? [own, theirs] : [theirs, own];
    const change = isWriting ? write : read;
    const given = (from as Record<string, unknown> | undefined)?.[name];
    const value =
      given === undefined || !change ? given : change(given as never);
    const same = (usual as Record<string, unknown>)[own];
    return value === undefined || (isWriting ? given : value) === same
      ? []
      : [[other, value]];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function rgb(color: Color): {rgb: string} {
  return {rgb: color.slice(1).toUpperCase()};
}

function colorOf(color: {rgb?: string} | undefined): Color | undefined {
  return color?.rgb ? `#${color.rgb.slice(-6).toUpperCase()}` : undefined;
}

/** A cell's format as the file's: with every part that programs disagree on. */
export function toCellStyle(format: WholeFormat): CellStyle {
  const {family, size} = format.font;
  const {horizontal, vertical} = format.alignment;
  const {font, alignment, ...style} = toRuleStyle(format);
  return {
    ...style,
    font: {...font, name: family, size},
    alignment: {
      ...alignment,
      horizontal,
      vertical: vertical === 'middle' ? 'center' : vertical,
    },
    ...(!format.locked && {protection: {locked: false}}),
  };
}

/** What a rule adds to the format of cells, as the file's. */
export function toRuleStyle({
  font,
  fill,
  borders = {},
  alignment,
  numberFormat = 'General',
}: FormatParts): CellStyle {
  const {pattern = 'solid', color, patternColor = '#000000'} = fill ?? {};
  const sides = Object.entries(borders).flatMap(([side, line]) => {
    const {style = 'thin', color: own = '#000000'} = line ?? {};
    return line ? [[side, {style, color: rgb(own)}]] : [];
  });
  const letters = {
    ...translated(font, RULE_FONT, true, NORMAL_FONT),
    ...(font?.color && {color: rgb(font.color)}),
  };
  const place = translated(alignment, ALIGNMENT, true, NORMAL_ALIGNMENT);
  return {
    ...(Object.keys(letters).length > 0 && {font: letters}),
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
    ...(place && {alignment: place}),
    ...(numberFormat !== 'General' && {numFmt: numberFormat}),
  };
}

const LINE = /^(?:thin|medium|thick|dashed|dotted|double)$/;

/**
 * A file's format as the parts of a cell's own: only what differs from a new cell.
 *
 * @param isRule - whether it is that of a rule, where the colour of a whole background stands elsewhere
 */
export function fromCellStyle(
  style: CellStyle | undefined,
  isRule = false,
): FormatParts | undefined {
  const {font, fill, border, alignment, numFmt, protection} = style ?? {};
  const own = fill?.type === 'pattern' ? fill : undefined;
  const {pattern, fgColor, bgColor} =
    isRule && own?.bgColor && /^(?:none|solid)$/.test(own.pattern)
      ? {pattern: 'solid', fgColor: own.bgColor, bgColor: undefined}
      : (own ?? {});
  const known = ownName(PATTERNS, pattern);
  const color = colorOf(known === 'solid' ? fgColor : bgColor);
  const patternColor = (known !== 'solid' && colorOf(fgColor)) || '#000000';
  const sides = (['top', 'right', 'bottom', 'left'] as const).flatMap(
    (side) => {
      const line = border?.[side];
      const style = LINE.test(line?.style ?? '') ? line!.style : 'thin';
      return line
        ? [[side, {style, color: colorOf(line.color) ?? '#000000'}]]
        : [];
    },
  );
  const parts = {
    font: translated(font, FONT, false, NORMAL_FONT),
    fill:
      color &&
      known &&
      (isRule && known === 'solid'
        ? {color}
        : {color, pattern: known, patternColor}),
    borders:
      sides.length > 0
        ? (Object.fromEntries(sides) as Partial<CellBorders>)
        : undefined,
    alignment: translated(alignment, ALIGNMENT, false, NORMAL_ALIGNMENT),
    numberFormat: numFmt === 'General' ? undefined : numFmt,
    locked: protection?.locked === false ? false : undefined,
  };
  const given = Object.entries(parts).filter(([, part]) => part !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
