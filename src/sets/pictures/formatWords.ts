/** Words that a cell's `f` may hold; each is a class of `styles.module.css`. */
const FORMAT_WORDS = [
  // font
  ...['bold', 'italic', 'underline', 'underlineDouble', 'strike'],
  ...['superscript', 'subscript', 'serif', 'mono', 'small', 'large', 'huge'],
  ...['textRed', 'textBlue', 'textGreen', 'textGrey', 'textWhite'],
  // background
  ...['fillBlue', 'fillGreen', 'fillYellow', 'fillRed', 'fillOrange'],
  ...['fillGrey', 'fillPurple', 'fillStrong'],
  ...['dots', 'horizontal', 'vertical', 'diagonal', 'grid'],
  ...['scale1', 'scale2', 'scale3', 'scale4', 'scale5'],
  // borders
  ...[
    'box',
    'boxGrey',
    'boxMedium',
    'top',
    'bottom',
    'topThick',
    'bottomThick',
  ],
  ...['topMedium', 'bottomMedium', 'leftMedium', 'rightMedium'],
  ...['bottomDouble', 'bottomDashed', 'bottomDotted'],
  ...['leftLine', 'rightLine'],
  // alignment
  ...['left', 'center', 'right', 'justify', 'alignTop', 'alignMiddle'],
  ...['wrap', 'indent1', 'indent2', 'rotateUp', 'rotateSlant', 'clip', 'tall'],
  // state
  ...['selected', 'active', 'invalid', 'match', 'changed', 'locked'],
] as const;

type FormatWord = (typeof FORMAT_WORDS)[number];

/**
 * Splits the format words of a cell.
 *
 * @throws Error that names the unknown word and lists the known ones
 */
export function parseFormat(text = ''): FormatWord[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      if (!(FORMAT_WORDS as readonly string[]).includes(word)) {
        throw new Error(
          `Sheet picture: found the format word "${word}"; expected one of ${FORMAT_WORDS.join(', ')}.`,
        );
      }
      return word as FormatWord;
    });
}
