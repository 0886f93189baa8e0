/**
 * A text as part of an address. Half a letter, which no address can hold, becomes the sign for what cannot be shown.
 *
 * @param text - whatever was typed, stored or cut
 */
export function encodedText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
