import {distance} from 'fastest-levenshtein';
import type {SearchHelp} from '../../../engine';
import {toLetters} from '../../../text/hangul';
import {normalizeText, termOf, wordsOf} from '../../../text/tokenize';
import type {TitlesFile} from '../indexFiles';

/** Part of a word that may differ from the word it was meant to be. */
const TOLERANCE = 0.45;

/** Pages offered when nothing was found. */
const NEAREST_PAGES = 3;

/**
 * Replaces the words of a query that no title has by the nearest that one has, and names pages with
 * these.
 */
export function nearestTitles(query: string, titles: TitlesFile): SearchHelp {
  const known = new Map<string, string>();
  for (const [title] of titles) {
    for (const {text} of wordsOf(title)) {
      known.set(termOf(text), text);
    }
  }
  const words = wordsOf(normalizeText(query)).map(({text}) => text);
  const nearest = words.map((word) => nearestWord(word, known));
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
      .filter(([title]) => wordsOf(title).some(({text}) => wanted.has(text)))
      .slice(0, NEAREST_PAGES)
      .map(([title, url]) => ({url, title})),
  };
}

function nearestWord(
  word: string,
  known: ReadonlyMap<string, string>,
): string | undefined {
  const wanted = toLetters(word.toLowerCase());
  const exact = known.get(wanted);
  if (exact || wanted.length < 3) {
    return exact;
  }
  let best: string | undefined;
  let least = Math.floor(wanted.length * TOLERANCE) + 1;
  for (const [letters, text] of known) {
    if (Math.abs(letters.length - wanted.length) < least) {
      const edits = distance(wanted, letters);
      if (edits < least) {
        [best, least] = [text, edits];
      }
    }
  }
  return best;
}
