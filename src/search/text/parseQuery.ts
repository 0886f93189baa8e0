import {inflect, findSpellingVariants} from './english';
import {decomposeHangul, hasHangul, stripNounParticle} from './hangul';
import {stemKoreanWord} from './korean';
import {findSynonyms} from './synonyms';
import {
  findWords,
  isIdentifier,
  isStopWord,
  isSymbol,
  findNamesInTerm,
  normalizeText,
  createShingles,
  splitFileName,
  splitIdentifier,
  toTerm,
} from './tokenize';

/**
 * Maximum number of query words that are searched for. The most specific words of a longer query, such as a
 * pasted message, are used.
 */
const MAX_WORDS = 10;

export interface QueryWord {
  /** Word as the reader typed it. */
  readonly text: string;
  /** Word normalized to an index term. */
  readonly term: string;
  /** The term without its Korean particle. */
  readonly stem: string;
  /** Spelling variants, inflected forms, Korean stems. */
  readonly forms: readonly string[];
  readonly synonyms: readonly string[];
  /** Parts of an identifier or path; empty if it has only one part. */
  readonly parts: readonly string[];
  readonly isStopWord: boolean;
  /** True if the word ends the query, so that the reader may still be typing it. */
  readonly isPrefix: boolean;
}

/** Adjacent words of the query joined into one term. */
export interface Shingle {
  readonly term: string;
  /** Terms of the joined words. */
  readonly words: readonly string[];
}

export interface ParsedQuery {
  readonly words: readonly QueryWord[];
  readonly shingles: readonly Shingle[];
  /** All words of the query joined as they are written. */
  readonly written: string;
}

export function parseQuery(query: string): ParsedQuery {
  const text = normalizeText(query);
  const all = findWords(text)
    .map((word) => parseWord(word.text, word.end === text.length))
    .filter(({term}) => term !== '');
  const words = all.length > 1 ? all : all.map(dropTranslations);
  const content = words.filter((word) => !word.isStopWord);
  const terms = content.map(({term}) => term);
  const stems = content.map(({stem}) => stem);
  return {
    words: selectSpecificWords(
      content.length > 0
        ? words
        : words.map((word) => ({...word, isStopWord: false})),
    ),
    written: all.map(({term}) => term).join(''),
    shingles: createQueryShingles(terms, stems).slice(0, 2 * MAX_WORDS),
  };
}

function createQueryShingles(
  terms: readonly string[],
  stems: readonly string[],
): Shingle[] {
  const found = new Map<string, readonly string[]>();
  for (const each of [terms, stems]) {
    createShingles(each).forEach((term, at) => {
      const isPair = at < terms.length - 1;
      found.set(term, isPair ? terms.slice(at, at + 2) : terms);
    });
  }
  return [...found].map(([term, words]) => ({term, words}));
}

export function parseWord(word: string, isPrefix: boolean): QueryWord {
  const term = toTerm(word);
  const isKorean = hasHangul(word);
  const stem = isKorean ? decomposeHangul(stripNounParticle(word)) : term;
  const forms = isKorean
    ? unique([stem, stemKoreanWord(word)], term)
    : findEnglishForms(term);
  const synonyms = (isKorean ? [term, stem] : [term, ...forms])
    .flatMap(findSynonyms)
    .map(decomposeHangul);
  const [fileName] = splitFileName(word);
  const parts = isIdentifier(word)
    ? splitIdentifier(word)
    : findNamesInTerm(term);
  return {
    text: word,
    term,
    stem,
    forms,
    synonyms: unique(synonyms, term),
    parts: fileName ? [toTerm(fileName)] : parts.length > 1 ? parts : [],
    isStopWord: isStopWord(word),
    isPrefix: isPrefix && !isSymbol(word),
  };
}

/**
 * Drops the Korean synonyms of an English word. For a query of one word they would load more index files
 * without finding more.
 */
function dropTranslations(word: QueryWord): QueryWord {
  return hasHangul(word.text)
    ? word
    : {...word, synonyms: word.synonyms.filter((each) => !hasHangul(each))};
}

function findEnglishForms(term: string): string[] {
  const spellings = findSpellingVariants(term);
  return unique([...spellings, ...[term, ...spellings].flatMap(inflect)], term);
}

/**
 * Returns the distinct words of a query. If there are more than `MAX_WORDS`, selects identifiers and long
 * words, in the order of the query.
 */
function selectSpecificWords(words: readonly QueryWord[]): QueryWord[] {
  const weight = (word: QueryWord) =>
    word.isStopWord
      ? 0
      : word.term.length +
        10 * word.parts.length +
        (/[\d#$/]/.test(word.term) ? 5 : 0);
  const distinct = words.filter(
    ({term}, index) =>
      words.findIndex((other) => other.term === term) === index,
  );
  const chosen = new Set(
    [...distinct].sort((a, b) => weight(b) - weight(a)).slice(0, MAX_WORDS),
  );
  return distinct.filter((word) => chosen.has(word));
}

function unique(terms: readonly string[], except: string): string[] {
  return [...new Set(terms)].filter((term) => term !== except && term !== '');
}
