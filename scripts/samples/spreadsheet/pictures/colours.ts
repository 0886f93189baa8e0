// Colours of samples and the words of pictures for them; `SheetPicture/styles.module.css` draws the words.

/** Backgrounds. */
export const FILL_WORDS: Readonly<Record<string, string>> = {
  '#FFFFFF': '',
  '#D6E6FA': 'fillBlue',
  '#D9F0D3': 'fillGreen',
  '#FDF0BF': 'fillYellow',
  '#FBDCD9': 'fillRed',
  '#FDE2C8': 'fillOrange',
  '#E6E8EC': 'fillGrey',
  '#E9DFF5': 'fillPurple',
  '#1F4E79': 'fillStrong',
};

/** Colours of text; also those that number formats name. */
export const TEXT_WORDS: Readonly<Record<string, string>> = {
  '#000000': '',
  '#1C1E21': '',
  '#B3261E': 'textRed',
  '#FF0000': 'textRed',
  '#1A5FB4': 'textBlue',
  '#0000FF': 'textBlue',
  '#256B2E': 'textGreen',
  '#008000': 'textGreen',
  '#00FF00': 'textGreen',
  '#6B7280': 'textGrey',
  '#FFFFFF': 'textWhite',
};

/** Steps of a colour scale: a cell has the word of the nearest. */
export const SCALE_WORDS: Readonly<Record<string, string>> = {
  scale1: '#D6E6FA',
  scale2: '#F0EDD3',
  scale3: '#FDF0BF',
  scale4: '#FCEAC7',
  scale5: '#FBDCD9',
};

/** Tones of shapes. */
export const TONES: Readonly<Record<string, string>> = {
  '#FDF0BF': 'yellow',
  '#D9F0D3': 'green',
  '#DCE6F1': 'blue',
};
