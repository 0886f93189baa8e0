import {hasHangul, nounOf, toLetters} from './hangul';
import {isIdentifier, splitHumps} from './identifiers';
import {koreanKey} from './koreanKeys';
import {inflectionsOf} from './inflections';
import {joinedTerms} from './pairs';
import {spellingsOf} from './spellings';
import {synonymsOf} from './synonyms';
import {
  isSign,
  isStopWord,
  namesInside,
  normalizeText,
  termOf,
  wordsOf,
} from './tokenize';

/** Words of a query that are looked for; of a pasted message, those that tell most. */
const MAX_WORDS = 10;

/** A word of a query. */
export interface QueryWord {
  /** As it was typed. */
  readonly text: string;
  /** In the spelling of the index. */
  readonly term: string;
  /** Without its particle. */
  readonly stem: string;
  /** Other forms of the same word: spellings, plurals, `-ing`; without particles. */
  readonly forms: readonly string[];
  /** What means the same. */
  readonly synonyms: readonly string[];
  /** Parts of a name or a path that was typed in one piece; empty when there is only one. */
  readonly parts: readonly string[];
  /** Whether it says nothing by itself. */
  readonly isStop: boolean;
  /** Whether further keys may follow. */
  readonly isOpen: boolean;
}

/** Words of a query written as one. */
export interface JoinedWords {
  readonly term: string;
  /** Terms of the words that it is made of. */
  readonly of: readonly string[];
}

/** A query as it is searched for. */
export interface ReadQuery {
  readonly words: readonly QueryWord[];
  /** Neighbours written together, as headings are indexed too. */
  readonly joined: readonly JoinedWords[];
  /** All of them written together, as they are and without particles. */
  readonly wholes: readonly string[];
}

/** Reads a query. */
export function readQuery(query: string): ReadQuery {
  const text = normalizeText(query);
  const all = wordsOf(text)
    .map((word) => ({...word, term: termOf(word.text)}))
    .filter(({term}) => term !== '');
  const words = all
    .map(({text: word, term, end}) => readWord(word, term, end === text.length))
    .map((word) => (all.length > 1 ? word : withoutTranslations(word)));
  const telling = words.filter(({isStop}) => !isStop);
  const terms = telling.map(({term}) => term);
  const stems = all
    .filter((_, index) => !words[index]!.isStop)
    .map(({text: word}) => toLetters(nounOf(word)).toLowerCase());
  return {
    words: mostSpecific(
      telling.length > 0
        ? words
        : words.map((word) => ({...word, isStop: false})),
    ),
    wholes: unique([terms.join(''), stems.join('')], ''),
    joined: joinWords(terms, stems).slice(0, 2 * MAX_WORDS),
  };
}

/** All that may be one word: neighbours, and all of them. */
function joinWords(
  terms: readonly string[],
  stems: readonly string[],
): JoinedWords[] {
  const joined = new Map<string, readonly string[]>();
  for (const spelled of [terms, stems]) {
    joinedTerms(spelled).forEach((term, at) => {
      const isPair = at < terms.length - 1;
      joined.set(term, isPair ? terms.slice(at, at + 2) : terms);
    });
  }
  return [...joined].map(([term, of]) => ({term, of}));
}

/** Reads one word of a query. */
export function readWord(
  word: string,
  term: string,
  isOpen: boolean,
): QueryWord {
  const isStop = isStopWord(word);
  if (hasHangul(word)) {
    const stem = toLetters(nounOf(word));
    return {
      text: word,
      term,
      stem,
      forms: unique([stem, koreanKey(word)], term),
      synonyms: unique([term, stem].flatMap(synonymsOf).map(toLetters), term),
      parts: [],
      isStop,
      isOpen,
    };
  }
  // A fixed reference is found by the plain one: $A$1 by A1.
  const forms = [...formsOf(term), ...plainReference(term)];
  const synonyms = [term, ...forms].flatMap(synonymsOf);
  const parts = isIdentifier(word) ? splitHumps(word) : namesInside(term);
  return {
    text: word,
    term,
    stem: term,
    forms,
    synonyms: unique(synonyms.map(toLetters), term),
    parts: parts.length > 1 ? parts : [],
    isStop,
    isOpen: isOpen && !isSign(word),
  };
}

/** An English word alone finds what it names without its Korean synonyms, which stand in other files of the index. */
function withoutTranslations(word: QueryWord): QueryWord {
  return hasHangul(word.text)
    ? word
    : {...word, synonyms: word.synonyms.filter((each) => !hasHangul(each))};
}

function plainReference(term: string): string[] {
  return /^\$?[a-z]+\$?\d+$/.test(term) && term.includes('$')
    ? [term.replaceAll('$', '')]
    : [];
}

/** Other spellings, plurals and the like of an English word in the spelling of the index. */
function formsOf(term: string): string[] {
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
function mostSpecific<W extends Pick<QueryWord, 'term' | 'isStop' | 'parts'>>(
  words: readonly W[],
): W[] {
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
