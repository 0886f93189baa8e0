/** Encoding of a text whose letters have two bytes, by the mark at its beginning; `undefined` for any other. */
export function wideEncoding([first, second]: Uint8Array):
  'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le';
  }
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}
