import type {
  BorderLine,
  CellBorders,
} from '../../../../contracts/spreadsheet/spreadsheet-sdk';
import {FILL_WORDS, SCALE_WORDS, TEXT_WORDS} from './colours';
import type {StateCell} from './types';

/** Heights, in CSS pixels, from which a row looks tall. */
const TALL = 40;

const SERIF = /georgia|times|batang/i;
const MONO = /courier|consolas|mono/i;

/** What a picture has no word for. */
export class Undrawable extends Error {}

/** Words of a picture for how a cell looks. Those of text are left out where there is none. */
export function formatWords(cell: StateCell): string[] {
  const {format, text, isLocked} = cell;
  return [
    ...(text === '' ? [] : [...fontWords(cell), ...alignmentWords(cell)]),
    ...fillWords(cell),
    ...borderWords(format.borders),
    ...(isLocked && text !== '' ? ['locked'] : []),
  ];
}

/** Whether the row of a cell is drawn high. */
export function isTall({height}: StateCell): boolean {
  return height >= TALL;
}

function fontWords({format: {font, alignment}, textColor, format}: StateCell) {
  const color = (textColor ?? font.color).toUpperCase();
  const word = wordOf(TEXT_WORDS, color, 'text');
  const isOnStrong = format.fill?.color.toUpperCase() === '#1F4E79';
  return [
    font.bold && 'bold',
    font.italic && 'italic',
    font.underline === 'single' && 'underline',
    font.underline === 'double' && 'underlineDouble',
    font.strikethrough && 'strike',
    font.position !== 'normal' && font.position,
    SERIF.test(font.family) && 'serif',
    MONO.test(font.family) && 'mono',
    (font.size < 10 || alignment.shrinkToFit) && 'small',
    font.size >= 13 && font.size < 16 && 'large',
    font.size >= 16 && 'huge',
    // White is what stands on the strong background.
    word === 'textWhite' && isOnStrong ? false : word,
  ].filter((each) => typeof each === 'string' && each !== '') as string[];
}

function fillWords({format: {fill}, fillColor}: StateCell): string[] {
  if (fillColor !== undefined) {
    return [nearest(fillColor)];
  }
  if (!fill) {
    return [];
  }
  const {pattern = 'solid', color} = fill;
  return [
    wordOf(FILL_WORDS, color.toUpperCase(), 'background'),
    pattern === 'solid' ? '' : pattern,
  ].filter(Boolean);
}

function nearest(color: string): string {
  const distance = (other: string) =>
    [1, 3, 5].reduce(
      (sum, at) =>
        sum +
        (Number.parseInt(color.slice(at, at + 2), 16) -
          Number.parseInt(other.slice(at, at + 2), 16)) **
          2,
      0,
    );
  const [word] = Object.entries(SCALE_WORDS).sort(
    ([, a], [, b]) => distance(a) - distance(b),
  )[0]!;
  return word;
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Words of single lines, by side and style. */
const LINES: Readonly<Record<string, string>> = {
  'top thin': 'top',
  'top medium': 'topMedium',
  'top thick': 'topThick',
  'bottom thin': 'bottom',
  'bottom medium': 'bottomMedium',
  'bottom thick': 'bottomThick',
  'bottom double': 'bottomDouble',
  'bottom dashed': 'bottomDashed',
  'bottom dotted': 'bottomDotted',
  'left thin': 'leftLine',
  'left medium': 'leftMedium',
  'right thin': 'rightLine',
  'right medium': 'rightMedium',
};

function borderWords(borders: CellBorders): string[] {
  const lines = SIDES.map((side) => lineOf(borders[side]));
  const all = (line: string) => lines.every((each) => each === line);
  if (all('thin')) {
    return ['box'];
  }
  if (all('medium')) {
    return ['boxMedium'];
  }
  const isGrey = lines.includes('thin grey') && !lines.includes('');
  return [
    ...(isGrey ? ['boxGrey'] : []),
    ...SIDES.flatMap((side, index) => {
      const line = lines[index]!;
      if (line === '' || (isGrey && line === 'thin grey')) {
        return [];
      }
      const word = LINES[`${side} ${line}`];
      if (!word) {
        throw new Undrawable(`a ${line} line at the ${side} of a cell`);
      }
      return [word];
    }),
  ];
}

function lineOf(line: BorderLine | null): string {
  const {style = 'thin', color = '#000000'} = line ?? {};
  return line === null
    ? ''
    : color.toUpperCase() === '#8A919C'
      ? `${style} grey`
      : style;
}

function alignmentWords({format: {alignment}, kind, text}: StateCell) {
  const {horizontal, vertical, wrap, indent, rotation} = alignment;
  const general =
    kind === 'number' ? 'right' : kind === 'other' ? 'center' : 'left';
  const side =
    horizontal === 'general'
      ? general
      : horizontal === 'fill'
        ? 'left'
        : horizontal;
  const turned: Readonly<Record<number, string>> = {
    0: '',
    90: 'rotateUp',
    45: 'rotateSlant',
  };
  if (turned[rotation] === undefined || indent > 2) {
    throw new Undrawable(`text turned by ${rotation}° with indent ${indent}`);
  }
  return [
    side === alignedByItself(text) ? '' : side,
    vertical === 'top' ? 'alignTop' : '',
    vertical === 'middle' ? 'alignMiddle' : '',
    wrap ? 'wrap' : '',
    indent > 0 ? `indent${indent}` : '',
    turned[rotation],
  ].filter(Boolean) as string[];
}

/** Where a picture puts a text without a word: `isNumeric` of its cells says the same. */
export function alignedByItself(text: string): 'left' | 'right' {
  return /^[-+(]?[€$₩£]? ?-?\d[\d.,/:-]*( ?[%€₩])?\)?$/.test(text)
    ? 'right'
    : 'left';
}

function wordOf(
  words: Readonly<Record<string, string>>,
  color: string,
  what: string,
): string {
  const word = words[color];
  if (word === undefined) {
    throw new Undrawable(
      `the ${what} colour ${color}; pictures have ${Object.keys(words).join(', ')}`,
    );
  }
  return word;
}
