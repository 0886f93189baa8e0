import type {Fault} from '../../src/sets/problem';
import type {LocaleRow} from '../../src/site/locales';
import {shortened} from '../../src/site/shortened';
import {UNSEEN} from '../../src/site/unseen';
import {statedNumbers} from './statedNumbers';

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
  return (
    differing('numbers', text, english, statedNumbers) ??
    foreignNames(text, english, language)
  );
}

/** A text of abbreviations and placeholders is the same in every language: `API`, `{author} - {count}`. */
function isName(english: string): boolean {
  return !/[a-z]{2}/.test(english.replace(/\{\w+\}/g, ''));
}

/** What a text and its translation do not both have, each once or more often. */
export function differing(
  what: string,
  text: string,
  english: string,
  read: (text: string) => readonly string[],
): Fault | undefined {
  const [mine, theirs] = [new Set(read(text)), new Set(read(english))];
  const odd = [...mine, ...theirs].filter(
    (each) => !mine.has(each) || !theirs.has(each),
  );
  return odd.length === 0
    ? undefined
    : {
        found: `${odd.join(', ')} in one language alone: ${JSON.stringify(shortened(text))}`,
        expected: `the ${what} of ${JSON.stringify(shortened(english))}`,
        remedy: 'Correct the one that is wrong: both say the same.',
      };
}

/** Names in Latin letters of which the English text says nothing. */
function foreignNames(
  text: string,
  english: string,
  {letters}: LocaleRow,
): Fault | undefined {
  const said = english.toLowerCase();
  return letters === undefined
    ? undefined
    : differing('names', text, '', (each) =>
        (each.match(LATIN_NAME) ?? []).filter(
          (name) => name !== 'SDK' && !said.includes(name.toLowerCase()),
        ),
      );
}
