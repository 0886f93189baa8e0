import {MAX_QUERY_LENGTH} from '../../query';
import {hasHangul, isParticle} from '../../text/hangul';
import {bareWords} from '../../text/koreanKeys';
import {isStopWord, normalizeText, wordsOf} from '../../text/tokenize';

/**
 * A query as the server gets it: what the reader typed, for the server to read, with two exceptions. It has no
 * rules for Korean, so Korean words go without particles, endings and words that say nothing. A hyphen before
 * a word, which it takes for "without this word", is mostly part of a name here: `-lm`, `-1`.
 *
 * @returns the empty text when there is no word in it: the server would find everything
 */
export function serverText(query: string): string {
  const words = normalizeText(query.slice(0, MAX_QUERY_LENGTH))
    .split(' ')
    .map((word) => word.replace(/^-+/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !hasHangul(word) || !isStopWord(word));
  return (telling.length > 0 ? telling : words)
    .map((word) => (hasHangul(word) ? bareText(word) : word))
    .join(' ');
}

/** Korean in one word with other letters, as in `SDK의`, is a particle of those or a word of its own. */
function bareText(word: string): string {
  return wordsOf(word)
    .flatMap(({text, start}) =>
      !hasHangul(text)
        ? text
        : start > 0 && isParticle(text)
          ? []
          : bareWords(text),
    )
    .join(' ');
}
