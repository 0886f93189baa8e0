import {hasHangul, stripParticle, toLetters} from './hangul';
import {identifierTerms, isIdentifier} from './identifiers';
import {koreanKey} from './koreanKeys';
import {isFormOf} from './koreanVerbs';
import {STOP_VERBS, STOP_WORDS} from './stopWords';

/** Signs that mean something in C, in formulas and in shells, where they stand by themselves. */
const SIGNS =
  '-> => == != <= >= <> && || :: ++ -- += << >> = % & * ^ ~ $ @ | < >'.split(
    ' ',
  );

const ESCAPED_SIGNS = SIGNS.map((sign) =>
  sign.replace(/[$*+?^|]/g, String.raw`\$&`),
);

// Runs of Korean and of all other letters and digits are words of their own (`SDK의`); `+` and `#`
// belong to a word where they end a name (C++, C#), an underscore where it joins one.
const WORD = new RegExp(
  [
    // References with one sign: A$1
    String.raw`(?<![\w$])[A-Za-z]{1,3}\$\d+`,
    String.raw`[\u3131-\u318e\uac00-\ud7a3]+`,
    String.raw`(?:(?![\u3131-\u318e\uac00-\ud7a3])[\p{L}\p{M}\p{N}_])+(?:\+\+|#)?`,
    // Error values of formulas: #REF!, #N/A, #DIV/0!
    String.raw`#[A-Z][A-Z\d]*(?:\/[A-Z\d]+)?[!?]?`,
    // What a column that is too narrow shows.
    String.raw`(?<![^\s("'])#{3,}(?![^\s)"'.,?!])`,
    // Absolute references: $A$1, $A1
    String.raw`\$[A-Za-z]{1,3}\$?\d+`,
    // Paths: /ocr/intro
    String.raw`\/(?<![\w/.:~]\/)[\w-]+(?:\/[\w.-]*\w)*`,
    // Signs between spaces, brackets or quotes.
    String.raw`(?=[-=!<>&|:+%*^~$@])(?<![^\s("'])(?:${ESCAPED_SIGNS.join('|')})(?![^\s)"'.,])`,
  ].join('|'),
  'gu',
);

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

/** Splits a text into words, identifiers whole, signs that mean something as words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Whether a word holds no letter or digit. */
export function isSign(word: string): boolean {
  return !/[\p{L}\p{N}]/u.test(word);
}

/** A word in the spelling of the index: lower case, Korean as typed letters; empty for a lone underscore. */
export function termOf(word: string): string {
  if (hasHangul(word)) {
    return toLetters(word);
  }
  if (/^#+$/.test(word)) {
    return '####';
  }
  const term = word.toLowerCase();
  return /^[\p{L}\p{N}_]/u.test(term) ? term.replaceAll('_', '') : term;
}

/** Words that texts of a site are made of, more than it has; beyond, all are forgotten. */
const KNOWN_WORDS = 50_000;

const known = new Map<string, readonly string[]>();

/**
 * The terms under which a word is indexed; empty for a lone underscore. They are remembered: an index
 * asks for those of the same words again and again, and so does each key that is typed.
 */
export function termsOfWord(word: string): readonly string[] {
  let terms = known.get(word);
  if (!terms) {
    if (known.size >= KNOWN_WORDS) {
      known.clear();
    }
    terms = makeTerms(word);
    known.set(word, terms);
  }
  return terms;
}

function makeTerms(word: string): string[] {
  if (hasHangul(word)) {
    // The noun last that a verb is: 열림 and 열려요 are both found by 열리기.
    const spelled = [word, stripParticle(word)].map(toLetters);
    return [...new Set([...spelled, koreanKey(word)])];
  }
  if (isIdentifier(word)) {
    return identifierTerms(word);
  }
  const term = termOf(word);
  return [...new Set([term, ...namesInside(term)])].filter(Boolean);
}

/** The names in a term that holds signs: those of `/ocr/intro`, `#REF!`, `$A$1`. */
export function namesInside(term: string): string[] {
  return /^[#$/]\S*\w|\w\$/.test(term)
    ? term.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 1)
    : [];
}

/** The words of a text in the order in which they stand, without those that say nothing. */
export function specificWords(text: string): string[] {
  const words = wordsOf(normalizeText(text)).map(({text: word}) => word);
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

/** Whether a word says nothing by itself. */
export function isStopWord(word: string): boolean {
  if (!hasHangul(word)) {
    return STOP_WORDS.has(word.toLowerCase());
  }
  let isStop = knownStops.get(word);
  if (isStop === undefined) {
    if (knownStops.size >= KNOWN_WORDS) {
      knownStops.clear();
    }
    isStop =
      STOP_WORDS.has(word) ||
      STOP_WORDS.has(stripParticle(word)) ||
      isFormOf(toLetters(word), STOP_VERBS);
    knownStops.set(word, isStop);
  }
  return isStop;
}

/** Korean words are taken apart to tell: what was found of them is remembered too. */
const knownStops = new Map<string, boolean>();
