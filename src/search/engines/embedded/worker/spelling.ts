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
      const distance = editDistance(wanted, letters);
      if (distance < least) {
        [best, least] = [text, distance];
      }
    }
  }
  return best;
}

/** Number of insertions, deletions, replacements and swaps of neighbours between two words. */
export function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        a[row - 1] === b[column - 2] &&
        a[row - 2] === b[column - 1]
      ) {
        cost = Math.min(cost, older[column - 2]! + 1);
      }
      current.push(cost);
    }
    older = last;
    last = current;
  }
  return last[b.length]!;
}
