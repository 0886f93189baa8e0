/** Longest query the not-found page proposes, in characters. */
const MAX_LENGTH = 60;

/**
 * Turns a path that leads nowhere into words worth searching for: its last segment, without
 * extension and separators. Empty when nothing legible is left.
 */
export function searchWords(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  const words = decode(last)
    .replace(/\.[a-z]+$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // Between letters, of which some are two units of a text.
  return [...words].slice(0, MAX_LENGTH).join('').trim();
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
