/** What a picture says in words, and the rest of it. */
export interface PictureTexts {
  readonly words: readonly {
    readonly text: string;
    readonly isCaption: boolean;
  }[];
  /** All that is drawn, as JSON. */
  readonly drawn: string;
}

const WORDS = /"(?:alt|note)":"((?:[^"\\]|\\.)*)"/g;

/** Parts the caption, the notes and the text alternatives of a picture from what it draws. */
export function pictureTexts(
  props: Readonly<Record<string, unknown>>,
): PictureTexts {
  const {caption, ...rest} = props;
  const json = JSON.stringify(rest);
  return {
    words: [
      ...(typeof caption === 'string'
        ? [{text: caption, isCaption: true}]
        : []),
      ...[...json.matchAll(WORDS)].map(([, words = '']) => ({
        text: JSON.parse(`"${words}"`) as string,
        isCaption: false,
      })),
    ],
    drawn: json.replaceAll(WORDS, ''),
  };
}
