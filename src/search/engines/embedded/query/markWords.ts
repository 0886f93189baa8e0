import type {TextPart} from '../../../text/parts';
import {termsOfWord, wordsOf} from '../../../text/tokenize';
import {PREFIX_SIGN} from '../termSigns';
import type {Form} from './concept';

/** Whether a word of a text is one that the query found. */
export type WordTest = (word: string) => boolean;

/** Tests words against what a query found; rows that stand for many terms are tested by their beginning. */
export function matchesForms(forms: readonly Form[]): WordTest {
  const terms = forms.map(({row}) => row.term);
  const beginnings = terms
    .filter((term) => term.endsWith(PREFIX_SIGN))
    .map((term) => term.slice(0, -PREFIX_SIGN.length));
  const whole = new Set(terms);
  return (word) =>
    termsOfWord(word).some(
      (term) =>
        whole.has(term) || beginnings.some((start) => term.startsWith(start)),
    );
}

/** How many different words of a text match. */
export function wordsMatching(text: string, test: WordTest): number {
  const words = new Set(wordsOf(text).map((word) => word.text));
  return [...words].filter(test).length;
}

/** Marks the matching words of a text. */
export function markWords(text: string, test: WordTest): TextPart[] {
  const parts: TextPart[] = [];
  const add = (piece: string, isMatch: boolean) => {
    if (piece !== '') {
      parts.push({text: piece, isMatch});
    }
  };
  let end = 0;
  for (const word of wordsOf(text)) {
    if (test(word.text)) {
      add(text.slice(end, word.start), false);
      add(word.text, true);
      end = word.end;
    }
  }
  add(text.slice(end), false);
  return parts;
}
