/** Splits `a - b` at the first separator; the second part is empty when there is none. */
export function splitAt(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0
    ? [text.trim(), '']
    : [text.slice(0, at).trim(), text.slice(at + separator.length).trim()];
}
