import {parseWord} from '../text/parseQuery';
import {
  normalizeText,
  splitContentWords,
  splitWords,
  toTerms,
} from '../text/tokenize';

/**
 * Creates a function that checks whether search finds a keyword in some texts anyway: they contain each of its
 * words, or a form or synonym of it.
 */
export function createKeywordMatcher(
  texts: readonly string[],
): (keyword: string) => boolean {
  const words = texts.flatMap((text) => splitWords(normalizeText(text)));
  const terms = new Set(words.flatMap(toTerms));
  const hasWord = (word: string) => {
    const {term, forms, synonyms} = parseWord(word, false);
    return [term, ...forms, ...synonyms].some((each) => terms.has(each));
  };
  return (keyword) => splitContentWords(keyword).every(hasWord);
}
