/** Escapes a text for HTML and XML, including attribute values. */
export function escapeMarkup(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => `&#${character.codePointAt(0)};`,
  );
}

/** Maximum number of characters of an invalid value in an error message. */
const MAX_SHOWN = 200;

/**
 * Formats an invalid value for an error message: on one line, with control characters escaped, cut after 200
 * characters.
 */
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
 * Characters that page texts must not contain: control characters, line separators, lone surrogates and
 * bidirectional formatting. Written for use inside a character class (`[…]`), also in JSON schemas.
 */
export const INVISIBLE_CHARACTERS =
  '\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ufeff';
