import {hasHangul} from '../../../text/hangul';
import {parseWord, type QueryWord} from '../../../text/parseQuery';
import {toTerm} from '../../../text/tokenize';
import type {IndexReader} from './indexReader';

/** Minimum length of each part of a compound, in characters. */
const MIN_PART = {hangul: 1, latin: 3};

/** Minimum length of a Korean part that is searched for instead of the whole compound. */
const MIN_ONLY_PART = 2;

/** Maximum length of a compound, in characters. */
const MAX_LENGTH = 24;

/**
 * Splits an unknown compound into words of the index, such as `시트이름변경` or `colourscales`.
 *
 * @returns an empty list if the compound cannot be split
 */
export async function splitCompound(
  index: IndexReader,
  {text, isPrefix}: QueryWord,
): Promise<QueryWord[]> {
  const min = hasHangul(text) ? MIN_PART.hangul : MIN_PART.latin;
  if (text.length > MAX_LENGTH || !/^[\p{L}_]+$/u.test(text)) {
    return [];
  }
  // Offsets at which the compound may be split. Long first parts are tried first.
  const offsets = Array.from(
    {length: Math.max(0, text.length - 2 * min + 1)},
    (_, at) => min + at,
  ).reverse();
  const heads = await index.find(
    offsets.map((at) => toTerm(text.slice(0, at))),
  );
  const known = new Set(heads.map(({term}) => term));
  const splits = offsets
    .filter((at) => known.has(toTerm(text.slice(0, at))))
    .map((at) => ({
      head: parseWord(text.slice(0, at), false),
      tail: parseWord(text.slice(at), isPrefix),
    }));
  for (const {head, tail} of splits) {
    const tails = await index.find([tail.term, ...tail.forms]);
    if (tails.length > 0) {
      return [head, tail];
    }
  }
  for (const {head, tail} of splits) {
    const rest = await splitCompound(index, tail);
    if (rest.length > 0) {
      return [head, ...rest];
    }
  }
  // Falls back to the first part, which carries most of the meaning of a Korean compound, such as 테두리선.
  const [longest] = splits;
  return longest && hasHangul(text) && longest.head.text.length >= MIN_ONLY_PART
    ? [longest.head]
    : [];
}
