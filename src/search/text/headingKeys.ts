import {stemmer} from 'stemmer';
import {stemKoreanWord} from './korean';
import {normalizeText, splitContentWords, splitWords, toTerm} from './tokenize';

/**
 * Returns the keys under which a heading is found as a whole: its words joined as they are written, which also
 * match the beginning of a heading, and the stems of its content words joined.
 */
export function createHeadingKeys(heading: string): string[] {
  const written = splitWords(normalizeText(heading)).map(toTerm).join('');
  const keys = [written, joinStems(splitContentWords(heading))];
  return [...new Set(keys)].filter(Boolean);
}

/** Joins the stems of words: `Conditional formatting` → `conditformat`. */
export function joinStems(words: readonly string[]): string {
  return words.map(stemWord).join('');
}

function stemWord(word: string): string {
  const term = toTerm(stemKoreanWord(word));
  return /^[a-z]{3,}$/.test(term) ? stemmer(term) : term;
}
