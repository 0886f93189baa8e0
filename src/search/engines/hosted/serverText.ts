import {MAX_QUERY_LENGTH} from '../../query';
import {withoutCommonWords} from './commonWords';
import {keysOfWord} from '../../text/koreanKeys';
import {mostTelling} from '../../text/queryWords';
import {
  isSign,
  isStopWord,
  normalizeText,
  termOf,
  wordsOf,
} from '../../text/tokenize';

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
    .map((word) => ({
      text: word.text,
      term: termOf(word.text),
      isStop: isStopWord(word.text),
      parts: [],
    }))
    // The server separates words at signs: of these alone nothing would be left.
    .filter((word) => !isSign(word.text));
  const telling = words.filter((word) => !word.isStop);
  return withoutCommonWords(
    mostTelling(telling.length > 0 ? telling : words).flatMap(({text: word}) =>
      keysOfWord(word),
    ),
  ).join(' ');
}
