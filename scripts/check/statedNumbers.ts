import type {Nodes} from 'mdast';
import {textOf, visit} from '../../src/sets/esPackages';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import type {Fault, Problem} from '../../src/sets/problem';

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

/** A part of a page between two headings, and the numbers that its sentences and cells state. */
interface Part {
  readonly line: number;
  readonly numbers: ReadonlySet<string>;
}

/** A part of a translation that states other numbers than the page: whoever reads it is told something else. */
export function numberProblems(
  page: SourcePage,
  original: SourcePage,
): Problem[] {
  const theirs = partsOf(original);
  return partsOf(page).flatMap(({line, numbers}, index) => {
    const other = theirs[index]?.numbers ?? numbers;
    const added = [...numbers].filter((each) => !other.has(each));
    const lost = [...other].filter((each) => !numbers.has(each));
    return added.length === 0 && lost.length === 0
      ? []
      : [
          {
            file: page.file,
            line,
            found: `${added.length > 0 ? added.join(', ') : 'no number'} below this heading, where ${original.file}:${theirs[index]?.line ?? 1} has ${lost.length > 0 ? lost.join(', ') : 'none'}`,
            expected: 'the same numbers in every language',
            remedy: 'Correct the one that is wrong.',
          },
        ];
  });
}

function partsOf({tree}: SourcePage): Part[] {
  const parts = [{line: 1, numbers: new Set<string>()}];
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node: Nodes) => {
    if (node.type === 'heading') {
      parts.push({
        line: node.position?.start.line ?? 1,
        numbers: new Set<string>(),
      });
      return;
    }
    for (const number of numbersIn(textOf(node))) {
      parts.at(-1)!.numbers.add(number);
    }
  });
  return parts;
}

/** The numbers that a text states, days and units alike in every language. */
function numbersIn(text: string): string[] {
  return [...withPlainDates(text).matchAll(NUMBER)].flatMap(([number]) => {
    const [digits = ''] = /[\d.]+%?/.exec(number.replaceAll(',', '')) ?? [];
    // A number of one digit with its unit counts too.
    return digits.length > 1 || digits.length < number.length ? [digits] : [];
  });
}

/** What a short text says in other numbers than its English one. */
export function numberFault(text: string, english: string): Fault | undefined {
  const [mine, theirs] = [text, english].map(
    (each) => new Set(numbersIn(each)),
  ) as [Set<string>, Set<string>];
  const odd = [
    ...[...mine].filter((number) => !theirs.has(number)),
    ...[...theirs].filter((number) => !mine.has(number)),
  ];
  return odd.length === 0
    ? undefined
    : {
        found: `${odd.join(', ')} in one language alone`,
        expected: 'the same numbers in every language',
        remedy: 'Correct the one that is wrong.',
      };
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
