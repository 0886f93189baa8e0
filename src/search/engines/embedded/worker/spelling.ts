import {normalizeText, wordsOf} from '../../../text/tokenize';
import {toLetters} from '../../../text/hangul';
import {titleOf, type ShardHeading} from '../headings';

/** Part of a word that may differ from the word it was meant to be. */
const TOLERANCE = 0.45;

/**
 * Replaces the words of a query that no heading has by the nearest that one has.
 *
 * @returns `undefined` when nothing is near
 */
export function nearestSpelling(
  query: string,
  headings: readonly ShardHeading[],
): string | undefined {
  const known = new Map<string, string>();
  for (const heading of headings) {
    for (const {text} of wordsOf(titleOf(heading))) {
      known.set(toLetters(text.toLowerCase()), text);
    }
  }
  const words = wordsOf(normalizeText(query)).map(({text}) => text);
  const nearest = words.map((word) => nearestWord(word, known));
  const isChanged = nearest.some(
    (word, index) => word && word.toLowerCase() !== words[index]!.toLowerCase(),
  );
  return isChanged
    ? nearest.map((word, index) => word ?? words[index]!).join(' ')
    : undefined;
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
