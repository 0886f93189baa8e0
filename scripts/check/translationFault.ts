import type {Fault} from '../../src/sets/problem';
import type {LocaleRow} from '../../src/site/locales';
import {shortened} from '../../src/site/shortened';
import {UNSEEN} from '../../src/site/unseen';
import {statedNumbers, writtenNumbers} from './statedNumbers';

/** Longest text of the interface, in characters. */
const LONGEST = 2000;

/** What would be shown as it stands, or not at all. */
const NOT_SHOWN = new RegExp(`[${UNSEEN}]|</?[a-z!][^>]*>?`, 'iu');

/** A name or an abbreviation in Latin letters, as it stands in a text of other letters. */
const LATIN_NAME =
  /(?<![\w{<&/@.])[A-Za-z][\w.+#-]*(?<=\w*[A-Z][\w.+#-]*)(?<![.-])/g;

/** Whether a text is in a language, as far as its letters tell, and not left in English. */
export function isWrittenIn(
  {letters}: Pick<LocaleRow, 'letters'>,
  text: string,
  english: string,
): boolean {
  return letters === undefined
    ? text.trim() !== '' && text !== english
    : new RegExp(letters, 'u').test(text);
}

/** The first thing that is wrong with a text, held to the English one that it translates. */
export function translationFault(
  text: unknown,
  english: string,
  language: LocaleRow,
): Fault | undefined {
  const found = shortened(JSON.stringify(text) ?? 'nothing');
  const fault = (expected: string) => ({
    found,
    expected,
    remedy: `Correct it; in English it says ${JSON.stringify(shortened(english))}.`,
  });
  if (typeof text !== 'string' || text.length > LONGEST) {
    return fault(`a text of at most ${LONGEST} characters`);
  }
  if (NOT_SHOWN.test(text) && !NOT_SHOWN.test(english)) {
    return fault('a text without markup, all of which can be seen');
  }
  if (!isWrittenIn(language, text, english) && !isName(english)) {
    return fault(language.name);
  }
  const odd = [
    ...without(statedNumbers(text), writtenNumbers(english)),
    ...without(statedNumbers(english), writtenNumbers(text)),
  ];
  return odd.length > 0
    ? oddFault(
        odd,
        text,
        `the numbers of ${JSON.stringify(shortened(english))}`,
      )
    : undefined;
}

function without(
  some: readonly string[],
  others: readonly string[],
): readonly string[] {
  return some.filter((each) => !others.includes(each));
}

/** A name of code, or a text of abbreviations and placeholders, is the same in every language: `API`, `{count}`. */
function isName(english: string): boolean {
  return (
    /^\w*[a-z]\w*[A-Z_]\w*$/.test(english) ||
    !/[a-z]{2}/.test(english.replace(/\{\w+\}/g, ''))
  );
}

function oddFault(
  odd: readonly string[],
  text: string,
  expected: string,
): Fault {
  return {
    found: `${[...new Set(odd)].join(', ')} in one language alone: ${JSON.stringify(shortened(text))}`,
    expected,
    remedy: 'Correct the one that is wrong: both say the same.',
  };
}

/** The same of a text of the interface, which names nothing and has no placeholder that the English one lacks. */
export function interfaceFault(
  text: unknown,
  english: string,
  language: LocaleRow,
): Fault | undefined {
  const fault = translationFault(text, english, language);
  // A fact that the vendor has not told stands in braces as a whole, in the words of each language.
  const isUntold = /^\{[^}]*\}$/.test(english);
  if (fault || typeof text !== 'string' || isUntold) {
    return fault;
  }
  const [mine, theirs] = [text, english].map(
    (each) => each.match(/\{\w+\}/g) ?? [],
  );
  const said = english.toLowerCase();
  const names = language.letters === undefined ? [] : text.match(LATIN_NAME);
  const odd = [
    ...without(mine!, theirs!),
    ...without(theirs!, mine!),
    ...(names ?? []).filter(
      (name) => name !== 'SDK' && !said.includes(name.toLowerCase()),
    ),
  ];
  return odd.length > 0
    ? oddFault(
        odd,
        text,
        `the names and placeholders of ${JSON.stringify(shortened(english))}`,
      )
    : undefined;
}
