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

/** Maximum number of query words that are searched for. Further words, as of a pasted message, are ignored. */
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

/** Parses a query. Stop words are searched for only if there are no other words. */
export function parseQuery(query: string): ParsedQuery {
  const text = normalizeText(query);
  const all = findWords(text)
    .map((word) => parseWord(word.text, word.end === text.length))
    .filter(({term}) => term !== '');
  const content = all.filter((word) => !isStopWord(word.text));
  const words = content.length > 0 ? content : all;
  const terms = words.map(({term}) => term);
  const stems = words.map(({stem}) => stem);
  return {
    words: words
      .filter(({term}, at) => terms.indexOf(term) === at)
      .slice(0, MAX_WORDS),
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
    // Korean synonyms of English words would load more index files without finding more.
    .filter((synonym) => isKorean || !hasHangul(synonym))
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
    isPrefix: isPrefix && !isSymbol(word),
  };
}

function findEnglishForms(term: string): string[] {
  const spellings = findSpellingVariants(term);
  return unique([...spellings, ...[term, ...spellings].flatMap(inflect)], term);
}

function unique(terms: readonly string[], except: string): string[] {
  return [...new Set(terms)].filter((term) => term !== except && term !== '');
}
