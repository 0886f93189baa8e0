/** A word of the query as a text may say it. */
export interface SaidWord {
  readonly terms: readonly string[];
  /** How much it tells. */
  readonly rarity: number;
}

/** Terms of each word of a text, in its order; without words that say nothing. */
export type Text = readonly (readonly string[])[];

/** Words from one to the next within which two still belong together. */
const REACH = 3;

/** How much two words in the other order count. */
const TURNED = 0.5;

/**
 * How close together, and how much in their order, texts say the neighbours of a query: of the one
 * that does it most.
 *
 * @returns 0 for nowhere to 1 for all of them word by word
 */
export function closenessIn(
  texts: readonly Text[],
  words: readonly SaidWord[],
): number {
  const places = placesOf(words);
  const pairs = words
    .slice(1)
    .map(({rarity}, at) => Math.min(words[at]!.rarity, rarity));
  const most = sum(pairs);
  const told = texts.map((text) =>
    sum(
      pairsIn(text, places, pairs.length).map((near, at) => near * pairs[at]!),
    ),
  );
  return most > 0 ? Math.max(0, ...told) / most : 0;
}

/** For each two neighbours of the query how close a text says them, 0 to 1. */
function pairsIn(
  text: Text,
  places: ReadonlyMap<string, readonly number[]>,
  count: number,
): number[] {
  const best = Array.from({length: count}, () => 0);
  const note = (pair: number, near: number) => {
    best[pair] = Math.max(best[pair]!, near);
  };
  const said = text.map(
    (terms) => new Set(terms.flatMap((term) => places.get(term) ?? [])),
  );
  said.forEach((words, place) => {
    for (let apart = 1; apart <= Math.min(REACH, place); apart += 1) {
      const before = said[place - apart]!;
      for (const word of words) {
        if (before.has(word - 1)) {
          note(word - 1, 1 / apart);
        }
        if (before.has(word + 1)) {
          note(word, TURNED / apart);
        }
      }
    }
  });
  return best;
}

/** At which places of the query each term stands. */
function placesOf(words: readonly SaidWord[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  words.forEach(({terms}, at) => {
    for (const term of terms) {
      places.set(term, [...(places.get(term) ?? []), at]);
    }
  });
  return places;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
