import {hasHangul, stripParticle, stemsTyped, toLetters} from './hangul';
import {isIdentifier, splitHumps} from './identifiers';
import {inflectionsOf} from './inflections';
import {joinedTerms} from './pairs';
import {spellingsOf} from './spellings';
import {synonymsOf} from './synonyms';
import {isSign, isStopWord, normalizeText, termOf, wordsOf} from './tokenize';

/** Words of a query that are looked for; of a pasted message, those that tell most. */
const MAX_WORDS = 10;

/** A word of a query. */
export interface QueryWord {
  /** In the spelling of the index. */
  readonly term: string;
  /** Other forms of the same word: spellings, plurals, `-ing`; without particles. */
  readonly forms: readonly string[];
  /** What means the same. */
  readonly synonyms: readonly string[];
  /** Parts of a name that was typed in one piece; empty when there is only one. */
  readonly parts: readonly string[];
  /** Whether it says nothing by itself. */
  readonly isStop: boolean;
  /** Whether further keys may follow. */
  readonly isOpen: boolean;
}

/** A query as it is searched for. */
export interface ReadQuery {
  readonly words: readonly QueryWord[];
  /** Neighbours written together, as headings are indexed too. */
  readonly joined: readonly string[];
  /** All of them written together, as they are and without particles. */
  readonly wholes: readonly string[];
}

/** Reads a query. */
export function readQuery(query: string): ReadQuery {
  const text = normalizeText(query);
  const all = wordsOf(text)
    .map((word) => ({...word, term: termOf(word.text)}))
    .filter(({term}) => term !== '');
  const words = all.map(({text: word, term, end}) =>
    readWord(word, term, end === text.length),
  );
  // The last word of a question may be on its way to another one.
  const telling = words.filter(({isStop}) => !isStop);
  const terms = telling.map(({term}) => term);
  const stems = all
    .filter((_, index) => !words[index]!.isStop)
    .map(({text: word}) => toLetters(stripParticle(word)).toLowerCase());
  return {
    words: mostTelling(
      telling.length > 0
        ? words
        : words.map((word) => ({...word, isStop: false})),
    ),
    wholes: unique([terms.join(''), stems.join('')], ''),
    joined: [...new Set([...joinedTerms(terms), ...joinedTerms(stems)])].slice(
      0,
      2 * MAX_WORDS,
    ),
  };
}

function readWord(word: string, term: string, isOpen: boolean): QueryWord {
  const isStop = isStopWord(word);
  if (hasHangul(word)) {
    const stem = stripParticle(word);
    return {
      term,
      forms: unique([toLetters(stem), ...stemsTyped(term)], term),
      synonyms: unique([word, stem].flatMap(synonymsOf).map(toLetters), term),
      parts: [],
      isStop,
      isOpen,
    };
  }
  const forms = formsOf(term);
  const synonyms = [term, ...forms].flatMap(synonymsOf);
  const parts = isIdentifier(word) ? splitHumps(word) : [];
  return {
    term,
    forms,
    synonyms: unique(synonyms.map(toLetters), term),
    parts: parts.length > 1 ? parts : [],
    isStop,
    isOpen: isOpen && !isSign(word),
  };
}

/** Other spellings, plurals and the like of an English word in the spelling of the index. */
export function formsOf(term: string): string[] {
  const spellings = spellingsOf(term);
  return unique(
    [...spellings, ...[term, ...spellings].flatMap(inflectionsOf)],
    term,
  );
}

/**
 * The words of a long query that tell most, in their order and each once: names and long words tell
 * more than short ones.
 */
export function mostTelling<
  W extends Pick<QueryWord, 'term' | 'isStop' | 'parts'>,
>(words: readonly W[]): W[] {
  const weight = ({term, isStop, parts}: W) =>
    isStop
      ? 0
      : term.length + 10 * parts.length + (/[\d#$/]/.test(term) ? 5 : 0);
  const distinct = words.filter(
    ({term}, index) =>
      words.findIndex((other) => other.term === term) === index,
  );
  const kept = new Set(
    [...distinct].sort((a, b) => weight(b) - weight(a)).slice(0, MAX_WORDS),
  );
  return distinct.filter((word) => kept.has(word));
}

function unique(terms: readonly string[], except: string): string[] {
  return [...new Set(terms)].filter((term) => term !== except && term !== '');
}
