/** What a card says of its page. */
export interface Card {
  readonly title: string;
  /** Product or site that the page belongs to. */
  readonly label: string;
}

/** Size that Open Graph's readers expect, in pixels. */
export const CARD_SIZE = {width: 1200, height: 630};

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

const COLOURS = {ground: '#faf8f4', accent: '#0b6b5d', ink: '#16211f'};

/** Draws a card as SVG: the label, the title in as many lines as it takes, a stripe in the site's colour. */
export function cardSvg({title, label}: Card): string {
  const {width, height} = CARD_SIZE;
  const fitting = TITLES.map(({size, lines}) => ({
    size,
    lines: wrap(title, (width - 2 * MARGIN) / size),
    room: lines,
  }));
  const {size, lines, room} =
    fitting.find((each) => each.lines.length <= each.room) ?? fitting.at(-1)!;
  const text = lines
    .slice(0, room)
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${240 + index * size * 1.25}" font-size="${size}" font-weight="700" fill="${COLOURS.ink}">${escape(line)}</text>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${CARD_FONT}">
<rect width="${width}" height="${height}" fill="${COLOURS.ground}"/>
<rect width="24" height="${height}" fill="${COLOURS.accent}"/>
<text x="${MARGIN}" y="130" font-size="${LABEL_SIZE}" fill="${COLOURS.accent}">${escape(label)}</text>
${text.join('\n')}
</svg>`;
}

/**
 * Breaks a text into lines at its spaces.
 *
 * @param room - width of a line, in units of the font's size
 */
function wrap(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= room) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Roughly, and never too little: Korean letters are about as wide as high, Latin ones two thirds. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/\p{Script=Hangul}/u.test(letter) ? 0.95 : 0.62),
    0,
  );
}

function escape(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => `&#${character.codePointAt(0)};`,
  );
}
