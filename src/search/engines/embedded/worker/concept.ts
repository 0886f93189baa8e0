import {
  formsOf,
  type JoinedWords,
  type QueryWord,
} from '../../../text/queryWords';
import {toLetters} from '../../../text/hangul';
import {synonymsOf} from '../../../text/synonyms';
import {isMistyped} from '../typoKeys';
import type {TermRow, TermSource} from './indexReader';
import {likelihoodOf} from './typos';
import {splitWord} from './splitWord';
import {IMPORTANCE, SHARES} from './weights';

/** Letters from which on a word that further ones follow stands for those that begin with it. */
const PREFIX_FROM = 3;

/** A term that stands for a word of the query. */
export interface Form {
  readonly row: TermRow;
  /** How much it counts, 0 to 1. */
  readonly share: number;
  /** Whether it is the word, or what was meant by it, and not something near. */
  readonly isSure?: boolean;
}

/** What a word of the query means in the index. */
export interface Concept {
  readonly forms: readonly Form[];
  /** Pages that have the word, by which its rarity is told. */
  readonly pages: number;
  /** Whether it only adds to what pages have that other words find: those need not have it. */
  readonly isExtra?: boolean;
  /** Whether it is only a part of a name that no page has. */
  readonly isPart?: boolean;
  /** How much it counts beside the other words, 0 to 1. */
  readonly importance: number;
}

/** Looks up what stands for a word; of a name that no page has, its parts. */
export async function conceptsOf(
  source: TermSource,
  word: QueryWord,
): Promise<Concept[]> {
  const [own, forms, synonyms] = await Promise.all([
    source.find([word.term]),
    source.find(word.isStop ? [] : word.forms),
    source.find(word.isStop ? [] : word.synonyms),
  ]);
  const synonymShare =
    own.length + forms.length > 0 ? SHARES.synonym : SHARES.synonymOfUnknown;
  const importance = word.isStop ? IMPORTANCE.stop : IMPORTANCE.word;
  const known = [...own, ...forms];
  const same = [
    ...own.map((row) => ({row, share: 1, isSure: true})),
    ...forms.map((row) => ({row, share: SHARES.form, isSure: true})),
    ...synonyms.map((row) => ({row, share: synonymShare})),
  ];
  const begun = await beginnings(source, word, known.length > 0);
  if (known.length > 0) {
    const parts = await source.find(word.parts);
    return [
      concept([...same, ...begun], known, importance),
      ...parts.map((row) => extra(row, IMPORTANCE.part)),
    ];
  }
  // What is still being typed is more often right so far than wrong.
  const trust = word.isOpen && begun.length > 0 ? SHARES.typoOfBeginning : 1;
  const mistyped = await typosOf(source, word, trust);
  const all = [...same, ...begun, ...mistyped];
  if (all.length > 0) {
    return [
      concept(
        all,
        all.map(({row}) => row),
        importance,
      ),
    ];
  }
  if (word.parts.length === 0) {
    const words = await splitWord(source, word);
    const halves = words.map((half) => conceptsOf(source, half));
    return (await Promise.all(halves)).flat();
  }
  const parts = await Promise.all(
    word.parts.map((part) =>
      conceptsOf(source, {
        ...word,
        term: part,
        forms: [],
        synonyms: [],
        parts: [],
        isOpen: true,
      }),
    ),
  );
  return parts.flat().map((part) => ({...part, isPart: true}));
}

/**
 * Makes concepts of headings that are the whole query, and of neighbours written together: they count
 * beside the words, and are missed nowhere.
 */
export function extraConcepts(
  headings: readonly TermRow[],
  pairs: readonly TermRow[],
): Concept[] {
  return [
    ...pairs.map((row) => extra(row, IMPORTANCE.joined)),
    ...headings.map((row) => extra(row, IMPORTANCE.whole)),
  ];
}

/**
 * Lets compounds stand for each of the words that they are made of, and so what means the same as
 * these words together.
 *
 * @param found - what each word means
 * @param rows - what the index has of the compounds and of their synonyms
 */
export function withCompounds(
  found: readonly (readonly Concept[])[],
  words: readonly QueryWord[],
  joined: readonly JoinedWords[],
  rows: readonly TermRow[],
): Concept[] {
  const byTerm = new Map(rows.map((row) => [row.term, row]));
  return found.flatMap((concepts, at) => {
    const forms = joined
      .filter(({of}) => of.includes(words[at]!.term))
      .flatMap(({term, synonyms}) => [
        {row: byTerm.get(term), share: SHARES.joined},
        ...synonyms.map((synonym) => ({
          row: byTerm.get(synonym),
          share: SHARES.joinedSynonym,
        })),
      ])
      .flatMap(({row, share}) => (row ? [{row, share}] : []));
    const [first, ...others] = concepts;
    if (forms.length === 0) {
      return concepts;
    }
    return first && !first.isExtra
      ? [{...first, forms: [...first.forms, ...forms]}, ...others]
      : [
          concept(
            forms,
            forms.map(({row}) => row),
            IMPORTANCE.word,
          ),
          ...concepts,
        ];
  });
}

/** The terms that are a word itself, another form of it, or what was meant by a typo. */
export function sureForms(concepts: readonly Concept[]): string[] {
  return concepts
    .filter(({isPart, isExtra}) => !isPart && !isExtra)
    .flatMap(({forms}) =>
      forms.flatMap(({row, isSure}) => (isSure ? row.term : [])),
    );
}

function extra(row: TermRow, importance: number): Concept {
  return {...concept([{row, share: 1}], [row], importance), isExtra: true};
}

function concept(
  forms: readonly Form[],
  rows: readonly TermRow[],
  importance: number,
): Concept {
  return {forms, pages: pagesOf(rows), importance};
}

/** Pages that have any of some terms; where a row lists only the best, at least those that it counts. */
function pagesOf(rows: readonly TermRow[]): number {
  const listed = new Set(
    rows.flatMap(({postings}) => postings.map(({page}) => page)),
  );
  return Math.max(listed.size, ...rows.map(({pages}) => pages));
}

async function beginnings(
  source: TermSource,
  {term, isOpen, isStop}: QueryWord,
  isKnown: boolean,
): Promise<Form[]> {
  const isWanted = isOpen ? !isStop : !isKnown && term.length >= PREFIX_FROM;
  if (!isWanted || !/^[\p{L}\p{N}]/u.test(term)) {
    return [];
  }
  const share = isKnown ? SHARES.prefix : SHARES.prefixOfUnknown;
  const rows = await source.startingWith(term);
  return rows.filter((row) => row.term !== term).map((row) => ({row, share}));
}

/** Words that may have been meant, each with its own forms. */
async function typosOf(
  source: TermSource,
  {term, isStop}: QueryWord,
  trust: number,
): Promise<Form[]> {
  if (isStop || !isMistyped(term)) {
    return [];
  }
  const meant = await source.find(await source.near(term));
  const forms = await Promise.all(
    meant.map(async (row) => {
      const share = SHARES.typo * trust * likelihoodOf(term, row.term);
      const [others, synonyms] = await Promise.all([
        source.find(formsOf(row.term)),
        source.find(synonymsOf(row.term).map(toLetters)),
      ]);
      return [
        {row, share, isSure: trust === 1},
        ...others.map((other) => ({row: other, share: share * SHARES.form})),
        ...synonyms.map((other) => ({
          row: other,
          share: share * SHARES.synonym,
        })),
      ];
    }),
  );
  return forms.flat();
}
