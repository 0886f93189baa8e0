/**
 * What no text of a page holds, as part of a character class: control characters, lines, halves of letters, and what
 * turns the direction of writing. It is text because schemas hold their patterns so.
 */
export const UNSEEN =
  '\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ufeff';
