/** Longest part of a wrong value that a message repeats, in characters. */
const LONGEST = 200;

/**
 * A wrong value as a message can show it: on one line, with control characters and what turns the direction of
 * writing as escapes, and no longer than a reader looks at.
 */
export function truncated(value: string): string {
  const shown = value
    .slice(0, LONGEST)
    .replace(
      /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return value.length > LONGEST
    ? `${shown}… (${value.length} characters)`
    : shown;
}
