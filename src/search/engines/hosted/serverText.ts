import {MAX_QUERY_LENGTH} from '../../query';
import {hasHangul, stripParticle, toLetters} from '../../text/hangul';
import {STOP_WORDS} from '../../text/stopWords';
import {normalizeText, wordsOf} from '../../text/tokenize';

/**
 * The words of a query that are worth sending. Korean ones are spelled in the letters that
 * `keywords_ko` holds; signs that Typesense reads as commands (`-` leaves out a word, quotes ask for
 * a phrase, `*` for everything) are dropped, as the embedded engine drops them.
 *
 * @returns the empty text when there is no word in it
 */
export function serverText(query: string): string {
  const text = normalizeText(query.slice(0, MAX_QUERY_LENGTH));
  const words = wordsOf(text)
    .map((word) => word.text)
    // The server separates words at underscores: of these alone nothing would be left.
    .filter((word) => /[^_]/.test(word));
  const telling = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .map((word) => (hasHangul(word) ? toLetters(stripParticle(word)) : word))
    .join(' ');
}
