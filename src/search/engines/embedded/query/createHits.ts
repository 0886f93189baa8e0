import {HITS_OF_ONE_PAGE, type FoundHit, type TextPart} from '../../../engine';
import type {HeadingLevel} from '../../../records/record';
import {
  findWords,
  splitContentWords,
  splitWords,
  toTerms,
} from '../../../text/tokenize';
import {PREFIX_SUFFIX, WHOLE_PAGE, type PageFile} from '../indexFiles';
import type {QueryTerm} from './expandQuery';
import type {RankedPage} from './rankPages';

/** Minimum score of an additional section, as a fraction of the score of the page's best section. */
const FURTHER_SECTION = 0.75;

/**
 * Factor for the score of the top of a page, whose title and description describe all of it. A section leads
 * the page if it scores higher.
 */
const TOP_OF_PAGE = 0.5;

interface ChosenSection {
  readonly page: number;
  readonly section: number;
  /** True for the best section of the page. */
  readonly isBest: boolean;
}

/** Selects the parts of each page that become hits: the best one, and others with nearly the same score. */
export function chooseSections(pages: readonly RankedPage[]): ChosenSection[] {
  return pages.flatMap(({page, sections}) => {
    const scores = new Map<number, number>();
    for (const {section, score} of sections) {
      const [part, own] =
        section === WHOLE_PAGE ? [0, TOP_OF_PAGE * score] : [section, score];
      scores.set(part, Math.max(scores.get(part) ?? 0, own));
    }
    const parts = [...scores].sort(([, a], [, b]) => b - a);
    const best = parts[0]?.[1] ?? 0;
    return parts
      .filter(([, score]) => score >= FURTHER_SECTION * best)
      .slice(0, HITS_OF_ONE_PAGE)
      .map(([section], at) => ({page, section, isBest: at === 0}));
  });
}

/** Checks whether a word of a text matches the query. */
export type WordMatcher = (word: string) => boolean;

export function createWordMatcher(terms: readonly QueryTerm[]): WordMatcher {
  const texts = terms.flatMap(({variants}) =>
    variants.map(({term}) => term.term),
  );
  const prefixes = texts
    .filter((term) => term.endsWith(PREFIX_SUFFIX))
    .map((term) => term.slice(0, -PREFIX_SUFFIX.length));
  const whole = new Set(texts);
  return (word) =>
    toTerms(word).some(
      (term) =>
        whole.has(term) || prefixes.some((prefix) => term.startsWith(prefix)),
    );
}

/**
 * Returns the section to which a hit leads. If the title of the page contains the whole query, the page comes
 * before its sections, except for one whose heading is nothing but the query.
 */
export function findTarget(
  {sections}: PageFile,
  {section, isBest}: ChosenSection,
  terms: readonly QueryTerm[],
): number {
  const getWords = (at: number) => splitContentWords(sections[at]![1].at(-1)!);
  const matchers = terms
    .filter(({isOptional}) => !isOptional)
    .map((term) => createWordMatcher([term]));
  const isInTitle = matchers.every((matches) => getWords(0).some(matches));
  const isQuery = getWords(section).every((word) =>
    matchers.some((matches) => matches(word)),
  );
  return isBest && isInTitle && !isQuery ? 0 : section;
}

/** Creates the hit for a section. Its excerpt is the piece of text with the most matching words. */
export function createHit(
  {path, lvl0, sections}: PageFile,
  section: number,
  matches: WordMatcher,
): FoundHit {
  const [anchor, headings, pieces] = sections[section]!;
  const counts = pieces.map((piece) => countMatches(piece, matches));
  const most = Math.max(...counts);
  const piece = pieces[counts.indexOf(most)];
  const title = highlight(headings.at(-1)!, matches);
  const level = headings.length as HeadingLevel;
  const isInTitle = title.some(({isMatch}) => isMatch);
  return {
    address: anchor ? `${path}#${anchor}` : path,
    type: most > 0 && !isInTitle ? 'content' : `lvl${level}`,
    section: lvl0,
    title,
    path: headings
      .slice(0, -1)
      .filter((text) => text !== '')
      .map((text) => highlight(text, matches)),
    summary: piece === undefined ? [] : highlight(piece, matches),
  };
}

/** Counts the distinct matching words of a text. */
function countMatches(text: string, matches: WordMatcher): number {
  const words = new Set(splitWords(text));
  return [...words].filter(matches).length;
}

function highlight(text: string, matches: WordMatcher): TextPart[] {
  const parts: TextPart[] = [];
  const add = (part: string, isMatch: boolean) => {
    if (part !== '') {
      parts.push({text: part, isMatch});
    }
  };
  let end = 0;
  for (const word of findWords(text)) {
    if (matches(word.text)) {
      add(text.slice(end, word.start), false);
      add(word.text, true);
      end = word.end;
    }
  }
  add(text.slice(end), false);
  return parts;
}
