import {switchKeyboard} from '../../../text/hangul';
import {
  parseWord,
  type QueryWord,
  type Shingle,
} from '../../../text/parseQuery';
import {isCorrectable} from '../deletions';
import type {IndexReader, IndexTerm} from './indexReader';
import {splitCompound} from './splitCompound';

/** An index term that a query word matches, directly or as a form, synonym, completion or correction. */
interface TermVariant {
  readonly term: IndexTerm;
  /** Weight from 0 to 1; an exact match has weight 1. */
  readonly weight: number;
  /** True if the term is the word itself, a form of it or a correction of it. */
  readonly isSameWord?: boolean;
}

/** A query word with all index terms that it matches. */
export interface QueryTerm {
  readonly variants: readonly TermVariant[];
  /** Document frequency of the word, from which the inverse document frequency is computed. */
  readonly pages: number;
  /** True if the term only raises the score of pages that other terms find. */
  readonly isOptional?: boolean;
  /** Weight relative to other terms. */
  readonly boost: number;
}

/** Weights of variants, tuned with judged queries. */
const WEIGHTS = {
  form: 0.45,
  synonym: 0.23,
  /** Weight of a synonym if the index does not contain the word itself. */
  onlySynonym: 0.75,
  completion: 0.2,
  /** Weight of a completion if the index does not contain the word itself. */
  onlyCompletion: 0.75,
  correction: 0.6,
  shingle: 0.46,
};

/** Boosts of terms, tuned with judged queries. */
export const TERM_BOOSTS = {
  shingle: 0.24,
  /** Boost of a heading that equals the query, and of one that equals a name from code. */
  heading: 0.3,
  name: 1.3,
  /** Boost of a heading that begins with the query. */
  begunHeading: 0.3,
  /** Boost of words around a name from code. */
  context: 0.5,
};

/** Minimum length at which a word is completed although other words follow it. */
const COMPLETION_LENGTH = 3;

export function createOptionalTerm(term: IndexTerm, boost: number): QueryTerm {
  const variants = [{term, weight: 1}];
  return {...createTerm(variants, [term], boost), isOptional: true};
}

/** @param counted - index terms from which the document frequency is computed */
function createTerm(
  variants: readonly TermVariant[],
  counted: readonly IndexTerm[],
  boost = 1,
): QueryTerm {
  const pages = Math.max(...counted.map((term) => term.pages));
  return {variants, pages, boost};
}

/** Finds the index terms for a query word. An unknown compound is expanded into its parts. */
export async function expandWord(
  index: IndexReader,
  word: QueryWord,
): Promise<QueryTerm[]> {
  const [own, forms, synonyms] = await Promise.all([
    index.find([word.term]),
    index.find(word.forms),
    index.find(word.synonyms),
    // Starts the requests of findCompletions now: on a slow connection each round trip counts.
    word.isPrefix && index.findPrefix(word.term),
  ]);
  const known = [...own, ...forms];
  const isKnown = known.length > 0;
  const synonymWeight = isKnown ? WEIGHTS.synonym : WEIGHTS.onlySynonym;
  const variants = [
    ...own.map((term) => ({term, weight: 1, isSameWord: true})),
    ...forms.map((term) => ({term, weight: WEIGHTS.form, isSameWord: true})),
    ...synonyms.map((term) => ({term, weight: synonymWeight})),
  ];
  const completions = await findCompletions(index, word, isKnown);
  if (isKnown) {
    return [createTerm([...variants, ...completions], known)];
  }
  // A word that begins others is probably correct so far.
  const corrections =
    completions.length > 0 ? [] : await findCorrections(index, word);
  const all = [...variants, ...completions, ...corrections];
  if (all.length > 0) {
    const counted = all.map(({term}) => term);
    return [createTerm(all, counted)];
  }
  const words = await splitCompound(index, word);
  const terms = words.map((each) => expandWord(index, each));
  return (await Promise.all(terms)).flat();
}

async function findCompletions(
  index: IndexReader,
  {term, isPrefix}: QueryWord,
  isKnown: boolean,
): Promise<TermVariant[]> {
  const isWanted = isPrefix || (!isKnown && term.length >= COMPLETION_LENGTH);
  if (!isWanted || !/^[\p{L}\p{N}]/u.test(term)) {
    return [];
  }
  const weight = isKnown ? WEIGHTS.completion : WEIGHTS.onlyCompletion;
  const found = await index.findPrefix(term);
  return found
    .filter((each) => each.term !== term)
    .map((each) => ({term: each, weight}));
}

async function findCorrections(
  index: IndexReader,
  {text, stem}: QueryWord,
): Promise<TermVariant[]> {
  if (!isCorrectable(stem)) {
    return [];
  }
  const switched = parseWord(switchKeyboard(text), false).stem;
  const near = await index.find([
    switched,
    ...(await index.findCorrections(stem)),
  ]);
  const found =
    near.length > 0
      ? near
      : await index.find(await index.findDistantCorrections(stem));
  const weight = WEIGHTS.correction;
  return found.map((each) => ({term: each, weight, isSameWord: true}));
}

/**
 * Adds each shingle found in the index as a variant of its words. A compound in the text then matches
 * separate words of the query.
 *
 * @param terms - terms of each word
 * @param found - shingles found in the index
 */
export function addShingles(
  terms: readonly (readonly QueryTerm[])[],
  words: readonly QueryWord[],
  shingles: readonly Shingle[],
  found: readonly IndexTerm[],
): QueryTerm[] {
  const byText = new Map(found.map((term) => [term.term, term]));
  return terms.flatMap((ofWord, at) => {
    const variants = shingles
      .filter((shingle) => shingle.words.includes(words[at]!))
      .flatMap(({term}) => byText.get(term) ?? [])
      .map((term) => ({term, weight: WEIGHTS.shingle}));
    const [first, ...others] = ofWord;
    if (variants.length === 0) {
      return ofWord;
    }
    if (first && !first.isOptional) {
      const all = [...first.variants, ...variants];
      return [{...first, variants: all}, ...others];
    }
    const counted = variants.map(({term}) => term);
    return [createTerm(variants, counted), ...ofWord];
  });
}
