import type {SpellingDictionary} from 'cspell-dictionary';

/** What is known about words. */
export interface Speller {
  /** What is wrong with a word, as an expectation; `undefined` when nothing is. */
  fault(word: string): string | undefined;
}

/** Words with `z` where this site has `s`: the dictionary knows both. */
const OXFORD = /^\p{L}{3,}iz(?:e[ds]?|ers?|ing|able|ations?)$/iu;

/**
 * Makes a speller.
 *
 * @param dictionary - of the language
 * @param own - words of the product and its field; with a capital only where they have one there
 * @param names - names of code, as they are written there
 */
export function makeSpeller(
  dictionary: SpellingDictionary,
  own: ReadonlySet<string>,
  names: ReadonlySet<string>,
): Speller {
  const isOwn = (word: string) => own.has(word) || own.has(lowered(word));
  const isWord = (word: string) =>
    dictionary.has(word, {ignoreCase: false}) ||
    dictionary.has(lowered(word), {ignoreCase: false});
  const known = new Map<string, string | undefined>();

  function judge(word: string): string | undefined {
    // A name like `color` is a word in prose, where it is spelt otherwise.
    if (isOwn(word) || (!/^\p{L}\p{Ll}*$/u.test(word) && names.has(word))) {
      return undefined;
    }
    const british = word.replace(/iz(?=[^iz]*$)/i, 'is');
    if (OXFORD.test(word) && isWord(british)) {
      return `"${british}": the site has one spelling of these words`;
    }
    return isWord(word) ? undefined : suggested(word);
  }

  function suggested(word: string): string {
    const words = dictionary
      .suggest(word, {numSuggestions: 3, ignoreCase: false, timeout: 200})
      .map((suggestion) => `"${suggestion.word}"`);
    return words.length > 0
      ? `a word of British English, such as ${words.join(', ')}`
      : 'a word of British English';
  }

  return {
    fault(word) {
      if (!known.has(word)) {
        known.set(word, judge(word));
      }
      return known.get(word);
    },
  };
}

/** A word as it stands inside a sentence. */
function lowered(word: string): string {
  return word.slice(0, 1).toLowerCase() + word.slice(1);
}
