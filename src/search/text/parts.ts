/** A piece of text, and whether it is a match. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text without its marks. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({text}) => text).join('');
}
