import {escapeMarkup} from '../../site/escapeMarkup';

/** What a card says of its page. */
export interface Card {
  readonly title: string;
  /** What the page is for, in a sentence; may be empty. */
  readonly summary: string;
  /** Product or site that the page belongs to. */
  readonly label: string;
}

/** Size that Open Graph's readers expect, in pixels. */
const CARD_SIZE = {width: 1200, height: 630};

/** The family of the fonts that cards are drawn with. */
export const CARD_FONT = 'Nanum Gothic';

const MARGIN = 90;
const LABEL_SIZE = 40;

/** Sizes of the title in pixels, the largest that fits is taken, and how many lines each has room for. */
const TITLES = [
  {size: 84, lines: 3},
  {size: 68, lines: 4},
  {size: 54, lines: 5},
];

/** Where the first line of the title stands, and the last one of the summary at most. */
const FIRST_LINE = 240;
const LAST_LINE = 575;

const SUMMARY_SIZE = 36;
const LINE_HEIGHT = 1.3;

const COLOURS = {
  ground: '#faf8f4',
  accent: '#0b6b5d',
  ink: '#16211f',
  soft: '#4a5653',
};

/** Draws a card as SVG: the label, the title in as many lines as it takes, what fits of the summary, a stripe. */
export function cardSvg({title, summary, label}: Card): string {
  const {width, height} = CARD_SIZE;
  const fitting = TITLES.map(({size, lines}) => ({
    size,
    lines: wrap(title, (width - 2 * MARGIN) / size),
    room: lines,
  }));
  const {size, lines, room} =
    fitting.find((each) => each.lines.length <= each.room) ?? fitting.at(-1)!;
  const shown = lines.slice(0, room);
  const below =
    FIRST_LINE + (shown.length - 1) * size * LINE_HEIGHT + SUMMARY_SIZE * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${CARD_FONT}">
<rect width="${width}" height="${height}" fill="${COLOURS.ground}"/>
<rect width="24" height="${height}" fill="${COLOURS.accent}"/>
<text x="${MARGIN}" y="130" font-size="${LABEL_SIZE}" fill="${COLOURS.accent}">${escapeMarkup(label)}</text>
${textLines(shown, FIRST_LINE, `font-size="${size}" font-weight="700" fill="${COLOURS.ink}"`, size)}
${textLines(summaryLines(summary, below), below, `font-size="${SUMMARY_SIZE}" fill="${COLOURS.soft}"`, SUMMARY_SIZE)}
</svg>`;
}

function textLines(
  lines: readonly string[],
  first: number,
  attributes: string,
  size: number,
): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${Math.round(first + index * size * LINE_HEIGHT)}" ${attributes}>${escapeMarkup(line)}</text>`,
    )
    .join('\n');
}

/** What there is room for from a line on; the rest is left out with a sign. */
function summaryLines(summary: string, first: number): string[] {
  const lines = wrap(summary, (CARD_SIZE.width - 2 * MARGIN) / SUMMARY_SIZE);
  const room =
    Math.floor((LAST_LINE - first) / (SUMMARY_SIZE * LINE_HEIGHT)) + 1;
  return lines.length <= room
    ? lines
    : lines
        .slice(0, room)
        .map((line, index) => line + (index === room - 1 ? ' …' : ''));
}

/**
 * Breaks a text into lines at its spaces.
 *
 * @param room - width of a line, in units of the font's size
 */
function wrap(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= room) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Widths of letters in units of the font's size, a little more than the font has: the first that fits is taken. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{Script=Hangul}/u, 0.95],
  [/[ '(),./:;I[\]fijlrt|-]/, 0.4],
  [/[%@MWm]/, 1.1],
  [/[\p{Lu}w]/u, 0.85],
  [/./u, 0.66],
];

function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + WIDTHS.find(([like]) => like.test(letter))![1],
    0,
  );
}
