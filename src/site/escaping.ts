/** Escapes a text for HTML and XML, including attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => `&#${character.codePointAt(0)};`,
  );
}

/** Longest part of a wrong value that a message repeats, in characters. */
const MAX_SHOWN = 200;

/** Formats a wrong value for a message: on one line, control characters escaped, cut after 200 characters. */
export function formatReceived(value: string): string {
  const shown = value
    .slice(0, MAX_SHOWN)
    .replace(
      /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return value.length > MAX_SHOWN
    ? `${shown}… (${value.length} characters)`
    : shown;
}

/**
 * Characters that no text of a page may contain, as part of a regular expression's class: controls, line separators,
 * lone surrogates and bidirectional formatting. A string, because JSON schemas need it.
 */
export const INVISIBLE_CHARACTERS =
  '\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ufeff';
