import {decomposeHangul, hasHangul, stripParticle} from './hangul';
import {stemKoreanWord} from './korean';

/** Symbols of C, formulas and shells that count as words if they are not adjacent to letters. */
const SYMBOLS =
  '-> => == != <= >= <> && || :: ++ -- += << >> = % & * ^ ~ $ @ | < >'.split(
    ' ',
  );

const ESCAPED_SYMBOLS = SYMBOLS.map((symbol) =>
  symbol.replace(/[$*+?^|]/g, String.raw`\$&`),
);

const FILE_NAME = String.raw`(\w[\w-]*)\.(h|c|cpp|so|dll|lib|exe|py|cs|java|[jt]sx?|mjs|json|css|html|vue|wasm|xlsx|csv|pdf|txt|md)`;

const WHOLE_FILE_NAME = new RegExp(`^${FILE_NAME}$`, 'u');

/** Splits a file name such as \`argo_sdk.h\` into its name and extension. Returns an empty list for other words. */
export function splitFileName(word: string): string[] {
  return WHOLE_FILE_NAME.exec(word)?.slice(1) ?? [];
}

// Matches one word. Korean letters and other letters form separate words, as in `SDK의`. `+` and `#` belong to
// a word at its end (C++, C#), underscores inside it.
const WORD = new RegExp(
  [
    // Mixed cell references: A$1
    String.raw`(?<![\w$])[A-Za-z]{1,3}\$\d+`,
    `(?<![\\w.])${FILE_NAME}(?![\\w(])`,
    String.raw`[\u3131-\u318e\uac00-\ud7a3]+`,
    String.raw`(?:(?![\u3131-\u318e\uac00-\ud7a3])[\p{L}\p{M}\p{N}_])+(?:\+\+|#)?`,
    // Error values of formulas: #REF!, #N/A, #DIV/0!
    String.raw`#[A-Z][A-Z\d]*(?:\/[A-Z\d]+)?[!?]?`,
    // Cells that are too narrow for their value: ###
    String.raw`(?<![^\s("'])#{3,}(?![^\s)"'.,?!])`,
    // Absolute cell references: $A$1, $A1
    String.raw`\$[A-Za-z]{1,3}\$?\d+`,
    // Matches symbols between spaces, brackets or quotes.
    String.raw`(?=[-=!<>&|:+%*^~$@])(?<![^\s("'])(?:${ESCAPED_SYMBOLS.join('|')})(?![^\s)"'.,])`,
  ].join('|'),
  'gu',
);

interface TextWord {
  readonly text: string;
  /** Offsets in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Normalizes a text: composes syllables, converts full-width letters, collapses white space. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Splits a text into words. Identifiers stay whole. */
export function splitWords(text: string): string[] {
  return findWords(text).map((word) => word.text);
}

/** Like {@link splitWords}, but also returns where each word starts and ends. */
export function findWords(text: string): TextWord[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Checks whether a word consists of symbols only. */
export function isSymbol(word: string): boolean {
  return !/[\p{L}\p{N}]/u.test(word);
}

/**
 * Checks whether a word looks like a name from code: capitals inside the word, underscores, or a digit after letters.
 */
export function isIdentifier(word: string): boolean {
  return (
    /^[A-Za-z_]\w*$/.test(word) &&
    /[a-z][A-Z]|[A-Za-z\d]_|[A-Z]{2}[a-z]|[A-Za-z]\d/.test(word)
  );
}

const IDENTIFIER_PART = /[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g;

/** Splits a name into its parts in lower case: `runAsyncQueueBase64` → run, async, queue, base64. */
function splitIdentifier(word: string): string[] {
  return [...word.matchAll(IDENTIFIER_PART)].map(([part]) =>
    part.toLowerCase(),
  );
}

/**
 * Returns the index terms of a name: each part, and the rest of the name from each part on. Thus prefix
 * search matches from the start of any part.
 */
export function getIdentifierTerms(word: string): string[] {
  const parts = splitIdentifier(word);
  const rests = parts.map((_, start) => parts.slice(start).join(''));
  return [...new Set([...parts, ...rests])];
}

/**
 * Normalizes a word to an index term: lower case, Korean as typed letters. Returns an empty string for a lone
 * underscore.
 */
export function toTerm(word: string): string {
  if (hasHangul(word)) {
    return decomposeHangul(word);
  }
  if (/^#+$/.test(word)) {
    return '####';
  }
  const term = (splitFileName(word).join('') || word).toLowerCase();
  return /^[\p{L}\p{N}_]/u.test(term) ? term.replaceAll('_', '') : term;
}

/** Maximum number of cached words, larger than the vocabulary of a site. */
const CACHE_SIZE = 50_000;

function memoize<T>(compute: (word: string) => T): (word: string) => T {
  const cache = new Map<string, T>();
  return (word) => {
    let result = cache.get(word);
    if (result === undefined) {
      if (cache.size >= CACHE_SIZE) {
        cache.clear();
      }
      result = compute(word);
      cache.set(word, result);
    }
    return result;
  };
}

/**
 * Returns the terms under which a word is indexed, the whole word first and its stem last. A lone underscore
 * has the empty term.
 */
export const toTerms = memoize((word: string): readonly string[] => {
  if (hasHangul(word)) {
    return [...new Set([decomposeHangul(word), stemKoreanWord(word)])];
  }
  if (isIdentifier(word)) {
    return getIdentifierTerms(word);
  }
  const term = toTerm(word);
  const parts = splitFileName(word).flatMap(toTerms);
  return [...new Set([term, ...findNamesInTerm(term), ...parts])].filter(
    Boolean,
  );
});

/** Finds the names in a term with symbols, such as `#REF!` or `$A$1`. */
function findNamesInTerm(term: string): string[] {
  return /^[#$]\S*\w|\w\$/.test(term)
    ? term.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 1)
    : [];
}

/** Returns the words of a text without stop words, or all words if there are only stop words. */
export function splitContentWords(text: string): string[] {
  const words = splitWords(normalizeText(text));
  const content = words.filter((word) => !isStopWord(word));
  return content.length > 0 ? content : words;
}

/** Stop words. They are not indexed in running text, and have little weight in queries that contain other words. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and any anyone are as at be because been being but by can cannot could did do does doing done ' +
    'for from get gets getting go going had has have having help here hi how i if in instead into is it its ' +
    'just keep keeps kind let like make makes making may me mean means might mine must my need needs no not of off ' +
    'on one or our ours out please possible problem properly really shall should so some something that the ' +
    'their them then there these they thing this those to too try trying us use used using very want wants was way ways we were ' +
    'what when where whether which while who whom whose why will with without work working works would yet you your ' +
    'doesn don didn isn wasn won t s ' +
    'about again also always anything anywhere come comes ever every everything exactly happen happens know many more ' +
    'much other say see several somewhere soon still such tell than together until while ' +
    // Korean stop words: how, what, when, why; way, case, thing; to do, to be, to want.
    '어떻게 무엇 뭐 언제 어디 왜 어느 방법 법 사용법 경우 때 것 거 수 하는 하기 하나요 되나요 인가요 있는 있나요 없는 싶어요 싶습니다 하고 하면 하려면 ' +
    '안 못 및 또는 그리고 좀 누가 누구 몇 얼마 얼마나 무슨 어떤 이유 뭔가 정말 다시 바로 모두 이런 그런 대해 대한 위해'
  ).split(' '),
);

/** Checks whether a word is a stop word, or two Korean ones without a space, such as `수있나요`. */
export function isStopWord(word: string): boolean {
  if (!hasHangul(word)) {
    return STOP_WORDS.has(word.toLowerCase());
  }
  const isKnown = (part: string) =>
    STOP_WORDS.has(part) || STOP_WORDS.has(stripParticle(part));
  return (
    isKnown(word) ||
    [...word].some(
      (_, at) => isKnown(word.slice(0, at)) && isKnown(word.slice(at)),
    )
  );
}

/**
 * Creates word n-grams joined into single terms: each pair of adjacent words, and all words if there are more
 * than two. They match compounds in any spacing (`free pointer`, `틀고정`), and rank adjacent words higher.
 */
export function createShingles(terms: readonly string[]): string[] {
  const pairs = terms.slice(1).map((term, index) => terms[index]! + term);
  return terms.length > 2 ? [...pairs, terms.join('')] : pairs;
}
