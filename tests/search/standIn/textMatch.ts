import type {FieldWords} from './tokenIndex';

/** A searched field. */
export interface SearchedField {
  readonly name: string;
  readonly weight: number;
  readonly isArray: boolean;
}

/** Words apart within which words count as standing together. */
const WINDOW = 10;

/** Of a query in other words: what its score is measured by. */
export interface Rewording {
  /** Words of the query as it was asked. */
  readonly original: number;
  /** Words of its longest wording. */
  readonly longest: number;
}

interface Options {
  /** Words of the query; those that were dropped do not count. */
  readonly tokens: number;
  /** Two for each typo, one for each word that goes on. */
  readonly cost: number;
  /** Only where the words are synonyms of what was asked. */
  readonly rewording?: Rewording;
  /** What counts more: how well the best field matches, or how heavy the field is. */
  readonly type: 'max_score' | 'max_weight';
  /** Whether it counts in how many fields words are found. */
  readonly isWidthCounted: boolean;
}

/**
 * How well a document matches, as numbers of which the first that differ decide: words found; how
 * well the best field matches and its weight, in the order of the type; number of matching fields.
 * https://typesense.org/docs/guide/ranking-and-relevance.html
 */
export function textMatch(
  words: readonly string[],
  fields: readonly SearchedField[],
  wordsOf: (field: string) => FieldWords,
  {tokens, cost, type, isWidthCounted, rewording}: Options,
): number[] {
  const scaled = scaling(tokens, rewording);
  let best = [0, 0];
  let matching = 0;
  const found = new Set<string>();
  for (const {name, weight, isArray} of fields) {
    const lists = wordsOf(name);
    const present = words.filter((word) =>
      lists.some((list) => list.includes(word)),
    );
    if (present.length > 0) {
      matching += 1;
      present.forEach((word) => found.add(word));
      const isSingle = tokens === 1 && cost === 0;
      const score =
        present.length === 1
          ? singleScore(present[0]!, lists, cost, isSingle, tokens, rewording)
          : fieldScore(present, lists, cost, isArray, scaled);
      const rank = type === 'max_score' ? [score, weight] : [weight, score];
      if (compare(rank, best) > 0) {
        best = rank;
      }
    }
  }
  return [
    Math.min(15, scaled(found.size)),
    ...best,
    isWidthCounted ? Math.min(7, matching) : 0,
  ];
}

/** Orders ranks: above zero when the first one is the better one. */
export function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index < 0 ? 0 : a[index]! - b[index]!;
}

/** Together in a window, found, typos, nearness, nothing but the query: the first that differ decide. */
function pack(
  together: number,
  found: number,
  cost: number,
  distance: number,
  isWhole: boolean,
): number {
  const parts = [together, found, 255 - cost, 100 - Math.min(100, distance)];
  return [...parts, Number(isWhole)].reduce(
    (score, part) => score * 256 + part,
    0,
  );
}

/** As many words as the original would have had: all of them for all, fewer in proportion. */
function scaling(tokens: number, rewording: Rewording | undefined) {
  return (found: number): number => {
    if (!rewording) {
      return found;
    }
    const {original, longest} = rewording;
    return found === tokens
      ? original
      : Math.floor((found * original) / longest);
  };
}

function singleScore(
  word: string,
  lists: FieldWords,
  cost: number,
  isSingle: boolean,
  tokens: number,
  rewording: Rewording | undefined,
): number {
  const isWhole =
    isSingle && lists.some((list) => list.length === 1 && list[0] === word);
  // One word in the place of several counts as these, side by side.
  const words = rewording && tokens === 1 ? rewording.longest : 1;
  return pack(words, words, cost, words - 1, isWhole);
}

function fieldScore(
  words: readonly string[],
  lists: FieldWords,
  cost: number,
  isArray: boolean,
  scaled: (found: number) => number,
): number {
  return Math.max(
    ...lists.map((list) => {
      const places = words
        .map((word) =>
          list.flatMap((other, place) => (other === word ? [place] : [])),
        )
        .filter(({length}) => length > 0);
      if (places.length === 0) {
        return 0;
      }
      const {together, distance} = bestWindow(places);
      const isWhole =
        list.length === words.length &&
        places.length === words.length &&
        distance <= words.length - 1;
      const found = isArray ? together : words.length;
      return pack(scaled(together), scaled(found), cost, distance, isWhole);
    }),
  );
}

/** The most words that stand near each other, and how far apart they are. */
function bestWindow(places: readonly (readonly number[])[]) {
  const all = places
    .flatMap((own, word) => own.map((place) => ({word, place})))
    .sort((a, b) => a.place - b.place);
  let best = {together: 1, distance: 0};
  for (const [start, {place: from}] of all.entries()) {
    const seen = new Set<number>();
    for (const {word, place} of all.slice(start)) {
      if (place - from > WINDOW) {
        break;
      }
      seen.add(word);
      const distance = place - from;
      const isBetter =
        seen.size > best.together ||
        (seen.size === best.together && distance < best.distance);
      if (isBetter && seen.size > 1) {
        best = {together: seen.size, distance};
      }
    }
  }
  return best;
}
