import {closest, distance} from 'fastest-levenshtein';
import type {SearchSuggestions} from '../../../engine';
import {decomposeHangul} from '../../../text/hangul';
import {normalizeText, splitWords, toTerm} from '../../../text/tokenize';
import type {TitlesFile} from '../indexFiles';

/** Maximum edit distance of a correction, as a fraction of the word's length. */
const TOLERANCE = 0.45;

/**
 * Replaces the words of a query by the nearest words of page titles, and finds the pages whose title contains these.
 */
export function suggestFromTitles(
  query: string,
  titles: TitlesFile,
): SearchSuggestions {
  const known = new Map<string, string>();
  for (const [title] of titles) {
    for (const word of splitWords(title)) {
      known.set(toTerm(word), word);
    }
  }
  const words = splitWords(normalizeText(query));
  const nearest = words.map((word) => findNearest(word, known));
  const isChanged = nearest.some(
    (word, index) => word && word.toLowerCase() !== words[index]!.toLowerCase(),
  );
  if (!isChanged) {
    return {pages: []};
  }
  const wanted = new Set(nearest.flatMap((word) => word ?? []));
  return {
    spelling: nearest.map((word, index) => word ?? words[index]!).join(' '),
    pages: titles
      .filter(([title]) => splitWords(title).some((word) => wanted.has(word)))
      .slice(0, 3)
      .map(([title, url]) => ({url, title})),
  };
}

function findNearest(
  word: string,
  known: ReadonlyMap<string, string>,
): string | undefined {
  const wanted = decomposeHangul(word.toLowerCase());
  const exact = known.get(wanted);
  if (exact || wanted.length < 3) {
    return exact;
  }
  const nearest = closest(wanted, [...known.keys()]);
  return distance(wanted, nearest) <= wanted.length * TOLERANCE
    ? known.get(nearest)
    : undefined;
}
