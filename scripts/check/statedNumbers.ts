const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Days, as languages write them. */
const DATES: readonly RegExp[] = [
  /(?<year>\d{4})\s*[-.년年]\s*(?<month>\d{1,2})\s*[-.월月]\s*(?<day>\d{1,2})[일日.]?/g,
  new RegExp(`(?<day>\\d{1,2}) (?<month>${MONTHS}) (?<year>\\d{4})`, 'g'),
  new RegExp(`(?<month>${MONTHS}) (?<day>\\d{1,2}), (?<year>\\d{4})`, 'g'),
];

/**
 * A number of two digits or more, or with a unit: others may be words in one language. Units of time and length are
 * looked at with their numbers: 7 days are 7일.
 */
const NUMBER =
  /(?<![\w.])\d[\d,]*(?:\.\d+)*(?:%| ?(?:days?|weeks?|months?|years?|hours?|minutes?|digits?|일|주|개월|년|시간|분|자리)(?![a-z]))?/g;

/** Every number of a text that stands there in digits, a day as one. */
export function writtenNumbers(text: string): string[] {
  return (
    withPlainDates(text)
      .replaceAll(',', '')
      .match(/\d[\d.]*%?/g) ?? []
  );
}

/** The numbers that a text states, days and units alike in every language. */
export function statedNumbers(text: string): string[] {
  return [...withPlainDates(text).matchAll(NUMBER)].flatMap(([number]) => {
    const [digits = ''] = /[\d.]+%?/.exec(number.replaceAll(',', '')) ?? [];
    // A number of one digit with its unit counts too.
    return digits.length > 1 || digits.length < number.length ? [digits] : [];
  });
}

/** Days as one number each: 24 June 2025 and 2025년 6월 24일 are 20250624. */
function withPlainDates(text: string): string {
  return DATES.reduce(
    (sum, date) =>
      sum.replace(date, (...found) => {
        const {year, month, day} = found.at(-1) as Record<string, string>;
        const number = MONTHS.split('|').indexOf(month!) + 1 || Number(month);
        return ` ${year}${String(number).padStart(2, '0')}${day!.padStart(2, '0')} `;
      }),
    text,
  );
}
