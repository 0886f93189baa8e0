/** A word of a text. */
export interface Word {
  readonly word: string;
  /** Where it begins. */
  readonly index: number;
}

/** What is no prose: code, addresses, paths, names of files, placeholders. */
const NOT_PROSE =
  /`[^`]*`|\{[^{}\s]*\}|[\w+.-]+:\/\/\S+|\S*[/\\_@#=<>]\S*|\.?\w+(?:\.\w+)+/gu;

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/**
 * The words of a text that a dictionary can know: those with a digit, in capitals alone and in other
 * letters than Latin are left out, and the possessive `’s` is taken off.
 */
export function wordsOf(text: string): Word[] {
  // Blanks in its place keep the positions.
  const prose = text.replace(NOT_PROSE, (match) => ' '.repeat(match.length));
  return [...prose.matchAll(WORD)]
    .map(({0: word, index}) => ({
      word: word.replaceAll('’', "'").replace(/'s$/, ''),
      index,
    }))
    .filter(
      ({word}) =>
        word.length > 1 &&
        /^[\p{Script=Latin}']+$/u.test(word) &&
        !/^\p{Lu}+s?$/u.test(word),
    );
}
