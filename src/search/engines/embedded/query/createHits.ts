import type {FoundHit, TextPart} from '../../../engine';
import type {HeadingLevel} from '../../../records/record';
import {findWords, splitWords, toTerms} from '../../../text/tokenize';
import {TERM_SUFFIXES, WHOLE_PAGE, type PageFile} from '../indexFiles';
import type {QueryTerm} from './expandQuery';
import type {RankedPage} from './rankPages';

/** Maximum number of hits per page. */
const MAX_SECTIONS = 3;

/** Minimum score of an additional section, as a fraction of the score of the page's best section. */
const FURTHER_SECTION = 0.75;

/**
 * Minimum score of the best section, as a fraction of the score of the whole page. Below it, the hit links to
 * the top of the page.
 */
const BEST_SECTION = 0.2;

/** Selects the sections of each page that become hits: the best one, and others with nearly the same score. */
export function chooseSections(
  pages: readonly RankedPage[],
): {readonly page: number; readonly section: number}[] {
  return pages.flatMap(({page, sections}) => {
    const own = sections.filter(({section}) => section !== WHOLE_PAGE);
    const wholeScore = sections[0]?.score ?? 0;
    const bestScore = own[0]?.score ?? 0;
    const chosen = own
      .filter(
        ({score}) =>
          bestScore >= BEST_SECTION * wholeScore &&
          score >= FURTHER_SECTION * bestScore,
      )
      .slice(0, MAX_SECTIONS);
    return (chosen.length > 0 ? chosen : [{section: 0}]).map(({section}) => ({
      page,
      section,
    }));
  });
}

/** Checks whether a word of a text matches the query. */
export type WordMatcher = (word: string) => boolean;

export function createWordMatcher(terms: readonly QueryTerm[]): WordMatcher {
  const texts = terms.flatMap(({variants}) =>
    variants.map(({term}) => term.term),
  );
  const prefixes = texts
    .filter((term) => term.endsWith(TERM_SUFFIXES.prefix))
    .map((term) => term.slice(0, -TERM_SUFFIXES.prefix.length));
  const whole = new Set(texts);
  return (word) =>
    toTerms(word).some(
      (term) =>
        whole.has(term) || prefixes.some((prefix) => term.startsWith(prefix)),
    );
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
