import {hasHangul, stripParticle, toLetters} from './hangul';
import {identifierTerms, isIdentifier, splitHumps} from './identifiers';
import {STOP_WORDS} from './stopWords';

// A run of letters and digits; `+` and `#` belong to it where they end a name (C++, C#), an
// underscore where it joins one.
const WORD = /[\p{L}\p{M}\p{N}_]+(?:\+\+|#)?/gu;

/** A word of a text and where it stands. */
export interface Word {
  readonly text: string;
  /** Offset of the first character, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Brings a text to one spelling: composed syllables, half-width letters, plain spaces. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Splits a text into words, identifiers whole. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The terms under which a word is indexed. Empty for a lone underscore. */
export function termsOfWord(word: string): string[] {
  if (hasHangul(word)) {
    return [...new Set([word, stripParticle(word)])].map((form) =>
      toLetters(form.toLowerCase()),
    );
  }
  return isIdentifier(word)
    ? identifierTerms(word)
    : [word.toLowerCase().replaceAll('_', '')].filter(Boolean);
}

/** The index terms of a heading or a list of names. */
export function titleTerms(text: string): string[] {
  return wordsOf(normalizeText(text)).flatMap(({text: word}) =>
    termsOfWord(word),
  );
}

/** The index terms of prose: as {@link titleTerms}, without the words that say nothing. */
export function proseTerms(text: string): string[] {
  return titleTerms(text).filter((term) => !STOP_WORDS.has(term));
}

/** One word of a query: it is found when its whole form or all of its parts are. */
export interface QueryTerm {
  readonly whole: string;
  /** Parts of a name that was typed in one piece; empty when there is only one. */
  readonly parts: readonly string[];
}

/**
 * Splits a query into terms in the spelling of the index. Words that say nothing are left out
 * unless there is nothing else.
 */
export function queryTerms(query: string): QueryTerm[] {
  const terms = wordsOf(normalizeText(query))
    .map(({text}) => queryTerm(text))
    .filter(({whole}) => whole !== '');
  const telling = terms.filter(({whole}) => !STOP_WORDS.has(whole));
  return telling.length > 0 ? telling : terms;
}

function queryTerm(word: string): QueryTerm {
  if (hasHangul(word)) {
    return {whole: toLetters(stripParticle(word).toLowerCase()), parts: []};
  }
  const parts = isIdentifier(word) ? splitHumps(word) : [];
  return {
    whole: word.toLowerCase().replaceAll('_', ''),
    parts: parts.length > 1 ? parts : [],
  };
}
