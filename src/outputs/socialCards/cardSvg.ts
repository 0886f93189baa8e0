import {findDocsSet} from '../../site/sets/index';
import {escapeMarkup} from '../../site/escaping';
import type {Locale} from '../../site/locales';
import {getLocalizedText} from '../../site/texts';
import type {PageFacts} from '../markdown/renderMarkdown';

/** Recommended size of Open Graph images, in pixels. */
const CARD_SIZE = {width: 1200, height: 630};

/** Font family of the cards. */
export const CARD_FONT = 'Nanum Gothic';

const MARGIN = 90;
const LABEL_SIZE = 40;

const TITLE_SIZE = 54;
const TITLE_LINES = 4;

/** Baselines of the first title line and of the last possible summary line, in pixels from the top. */
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

/**
 * Draws a social card as SVG: label of the documentation set or site, title, as much of the description as
 * fits, and an accent stripe.
 */
export function drawSocialCard(
  {title, description, set}: Pick<PageFacts, 'title' | 'description' | 'set'>,
  site: {readonly title: string; readonly locale: Locale},
): string {
  const {width, height} = CARD_SIZE;
  const label = findDocsSet(set ?? '')?.label;
  const titleLines = linesOf(title, TITLE_SIZE, TITLE_LINES);
  const below =
    FIRST_LINE +
    (titleLines.length - 1) * TITLE_SIZE * LINE_HEIGHT +
    SUMMARY_SIZE * 2;
  const room =
    Math.floor((LAST_LINE - below) / (SUMMARY_SIZE * LINE_HEIGHT)) + 1;
  const summary = linesOf(description, SUMMARY_SIZE, room);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${CARD_FONT}">
<rect width="${width}" height="${height}" fill="${COLOURS.ground}"/>
<rect width="24" height="${height}" fill="${COLOURS.accent}"/>
<text x="${MARGIN}" y="130" font-size="${LABEL_SIZE}" fill="${COLOURS.accent}">${escapeMarkup(label ? getLocalizedText(label, site.locale) : site.title)}</text>
${textLines(titleLines, FIRST_LINE, `font-weight="700" fill="${COLOURS.ink}"`, TITLE_SIZE)}
${textLines(summary, below, `fill="${COLOURS.soft}"`, SUMMARY_SIZE)}
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
        `<text x="${MARGIN}" y="${Math.round(first + index * size * LINE_HEIGHT)}" font-size="${size}" ${attributes}>${escapeMarkup(line)}</text>`,
    )
    .join('\n');
}

/** Breaks a text into at most `most` lines. If it needs more, the last line ends with an ellipsis. */
function linesOf(text: string, size: number, most: number): string[] {
  const lines = wrap(text, (CARD_SIZE.width - 2 * MARGIN) / size);
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}

/**
 * Breaks a text into lines at spaces.
 *
 * @param room - line width in units of the font size
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

/** Widths of letters in units of the font size, rounded up. The first matching pattern applies. */
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
