import {inflect} from './english';
import {decomposeHangul, hasHangul} from './hangul';
import {stemKoreanWord} from './korean';
import {findSynonyms} from './synonyms';
import {
  findWords,
  isStopWord,
  isSymbol,
  normalizeText,
  createShingles,
  splitFileName,
  toTerm,
} from './tokenize';

/** Maximum number of query words that are searched for. Further words, as of a pasted message, are ignored. */
const MAX_WORDS = 10;

export interface QueryWord {
  /** Word as the reader typed it. */
  readonly text: string;
  /** Word normalized to an index term. */
  readonly term: string;
  /** Stem of a Korean term; the term itself in other languages. */
  readonly stem: string;
  /** Inflected forms of an English word, stem of a Korean one. */
  readonly forms: readonly string[];
  /** Synonyms, and the parts of a file name. */
  readonly synonyms: readonly string[];
  /** True if the word ends the query, so that the reader may still be typing it. */
  readonly isPrefix: boolean;
}

/** Adjacent words of the query joined into one term. */
export interface Shingle {
  readonly term: string;
  readonly words: readonly QueryWord[];
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
  return {
    words: words
      .filter(({term}, at) => terms.indexOf(term) === at)
      .slice(0, MAX_WORDS),
    written: all.map(({term}) => term).join(''),
    shingles: createQueryShingles(words).slice(0, MAX_WORDS),
  };
}

/** Joins adjacent words: each pair, and all if there are more than two. */
function createQueryShingles(words: readonly QueryWord[]): Shingle[] {
  return createShingles(words.map(({stem}) => stem)).map((term, at) => ({
    term,
    words: at < words.length - 1 ? words.slice(at, at + 2) : words,
  }));
}

export function parseWord(word: string, isPrefix: boolean): QueryWord {
  const term = toTerm(word);
  const isKorean = hasHangul(word);
  const stem = isKorean ? stemKoreanWord(word) : term;
  const forms = isKorean ? unique([stem], term) : inflect(term);
  const synonyms = [term, stem, ...forms]
    .flatMap(findSynonyms)
    // Korean synonyms of English words would load more index files without finding more.
    .filter((synonym) => isKorean || !hasHangul(synonym))
    .map(decomposeHangul)
    .concat(splitFileName(word).map(toTerm));
  return {
    text: word,
    term,
    stem,
    forms,
    synonyms: unique(synonyms, term),
    isPrefix: isPrefix && !isSymbol(word),
  };
}

function unique(terms: readonly string[], except: string): string[] {
  return [...new Set(terms)].filter((term) => term !== except && term !== '');
}
