import type {ProblemText} from '../../src/content';
import type {LocaleRow} from '../../src/site/locales';
import {formatReceived, INVISIBLE_CHARACTERS} from '../../src/site/escaping';

/** Markup and invisible characters. */
const MARKUP_OR_INVISIBLE = new RegExp(
  `[${INVISIBLE_CHARACTERS}]|</?[a-z!][^>]*>?`,
  'iu',
);

/** Identifiers, abbreviations and placeholders, which need no translation: `API`, `{count}`. */
const NAME = /^\w*[a-z]\w*[A-Z_]\w*$|^(?![^]*[a-z]{2})/;

/** Compares letters with those of the language. Without known letters, any text but the English one passes. */
export function isTextInLanguage(
  {letters}: Pick<LocaleRow, 'letters'>,
  text: string,
  english: string,
): boolean {
  return letters === undefined
    ? text.trim() !== '' && text !== english
    : new RegExp(letters, 'u').test(text);
}

/** Compares a translation with the English text, and returns the first problem. */
export function findTranslationFault(
  text: unknown,
  english: string,
  language: LocaleRow,
): ProblemText | undefined {
  const found = formatReceived(JSON.stringify(text) ?? 'nothing');
  const source = JSON.stringify(formatReceived(english));
  const fault = (expected: string) => ({
    found,
    expected,
    remedy: `Correct it; in English it says ${source}.`,
  });
  if (typeof text !== 'string') {
    return fault('a text');
  }
  if (MARKUP_OR_INVISIBLE.test(text) && !MARKUP_OR_INVISIBLE.test(english)) {
    return fault('a text without markup, all of which can be seen');
  }
  const isName = NAME.test(english.replace(/\{\w+\}/g, ''));
  if (!isName && !isTextInLanguage(language, text, english)) {
    return fault(language.name);
  }
  const missing = listNumbersAndNames(english).filter(
    (each) => !listNumbers(text).includes(each),
  );
  const added = listNumbersAndNames(text).filter(
    (each) => !listNumbers(english).includes(each),
  );
  // Facts that the vendor has not specified are placeholders in words: `{company name}`.
  return missing.length + added.length === 0 || /^\{[^}]*\}$/.test(english)
    ? undefined
    : fault(
        `the numbers and placeholders of ${source}: ${[...missing, ...added].join(', ')} ${missing.length > 0 ? 'is missing' : 'is not there'}`,
      );
}

const NUMBER_OR_PLACEHOLDER = /\{\w+\}|\d(?:[\d.,]*\d)?%?/g;

/** Units after which a one-digit number is compared. */
const ENGLISH_UNIT = '(?:day|week|month|year|hour|minute|digit)s?';
const OTHER_UNIT = '일|주|개월|년|시간|분|자리';

/** Numbers and placeholders. One-digit numbers count only before a unit, because languages write others as words. */
const FACT = new RegExp(
  `\\{\\w+\\}|(?<![\\w.])(?:\\d[\\d.,]*\\d%?|\\d%|\\d(?= ?(?:${ENGLISH_UNIT}|${OTHER_UNIT})(?![a-z])))`,
  'g',
);

/** English numbers that other languages may write as digits. */
const NUMBER_WORDS = 'two three four five six seven eight nine ten'.split(' ');
const NUMBER_WORD = new RegExp(
  `\\b(${NUMBER_WORDS.join('|')})(?= ${ENGLISH_UNIT}\\b)`,
  'gi',
);

/** Numbers and placeholders that each translation must contain. */
export const listNumbersAndNames = (text: string) => findAll(text, FACT);

const listNumbers = (text: string) => findAll(text, NUMBER_OR_PLACEHOLDER);

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const ENGLISH_DAY = new RegExp(
  `(\\d\\d?) (${MONTHS}) (\\d{4})|(${MONTHS}) (\\d\\d?), (\\d{4})`,
  'g',
);
const OTHER_DAY =
  /(\d{4})\s*[-.년年]\s*0?(\d\d?)\s*[-.월月]\s*0?(\d\d?)[일日.]?/g;

/** Finds all matches, with dates in the same format. */
function findAll(text: string, pattern: RegExp): string[] {
  const found = text
    .replace(NUMBER_WORD, (word: string) =>
      String(NUMBER_WORDS.indexOf(word.toLowerCase()) + 2),
    )
    .replace(ENGLISH_DAY, (_, day, month, year, month2, day2, year2) => {
      const number = MONTHS.split('|').indexOf(month ?? month2) + 1;
      return `${year ?? year2}-${number}-${day ?? day2}`;
    })
    .replace(OTHER_DAY, '$1년 $2월 $3일')
    .match(pattern);
  return (found ?? []).map((each) => each.replace(/,|^0+(?=\d)/g, ''));
}
