/**
 * Remembers what a scan finds in a text: what tries a check many times asks it about the same texts.
 *
 * @param scan - depends on nothing but the text
 */
export function onceForEachText<T>(
  scan: (text: string) => T,
): (text: string) => T {
  const found = new Map<string, T>();
  return (text) => {
    if (!found.has(text)) {
      found.set(text, scan(text));
    }
    return found.get(text)!;
  };
}
