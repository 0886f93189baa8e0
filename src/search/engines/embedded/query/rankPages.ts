import type {SearchScope} from '../../../query';
import {DEFAULT_TAG} from '../../../records/docsTag';
import type {Concept} from './concept';
import {RANKING} from './weights';
import {STEPS, type Manifest, type SectionWeight} from '../indexFiles';

/** A section of a page that has words of the query. */
interface RankedSection {
  readonly section: number;
  readonly score: number;
}

/** A page that has words of the query. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Share of the words that it has, by rarity; 0 to 1. */
  readonly coverage: number;
  /** Best first. */
  readonly sections: readonly RankedSection[];
}

interface Evidence {
  score: number;
  covered: number;
  readonly sections: Map<number, {score: number; covered: number}>;
}

/** What ranking knows of the index. */
interface RankOptions {
  /** Pages in the index. */
  readonly pages: number;
  /** Whether a page may be found. */
  readonly isAllowed: (page: number) => boolean;
  /** What a page's score is multiplied by. */
  readonly prior: (page: number) => number;
}

/** Pages outside the documentation sets, and those of the set that one reads. */
const PRIORS = {other: 1.1, preferred: 1.1};

/** Which pages a scope lets through, and how much they count. */
export function pagesInScope(
  {language, tags}: Manifest,
  scope: SearchScope,
): RankOptions {
  const isWhole = scope.tags === undefined || scope.tags.length === 0;
  const isSpoken = scope.language === undefined || scope.language === language;
  const priors = tags.flatMap(([tag, , count]) =>
    Array.from({length: count}, () =>
      isSpoken && (isWhole || scope.tags!.includes(tag))
        ? (tag === DEFAULT_TAG ? PRIORS.other : 1) *
          (tag === scope.preferredTag ? PRIORS.preferred : 1)
        : 0,
    ),
  );
  return {
    pages: priors.length,
    isAllowed: (page) => priors[page]! > 0,
    prior: (page) => priors[page]!,
  };
}

/**
 * Ranks pages by what they have of the words: of each word by how rare it is and by how much of the
 * page it is, all over its sections; then by how many of the words they have, and how many of them in
 * one section.
 *
 * @returns best first
 */
export function rankPages(
  concepts: readonly Concept[],
  {pages, isAllowed, prior}: RankOptions,
): RankedPage[] {
  const found = new Map<number, Evidence>();
  let wanted = 0;
  const add = (concept: Concept) => {
    const isWord = !concept.isExtra;
    const rarity = concept.importance * idf(pages, concept.pages);
    for (const [page, {weight: ofPage, sections}] of weighPages(concept)) {
      const known = found.get(page);
      if (!isAllowed(page) || (!known && !isWord)) {
        continue;
      }
      const own = known ?? {score: 0, covered: 0, sections: new Map()};
      found.set(page, own);
      own.score += rarity * saturate(ofPage / STEPS.page, RANKING.halfOfPage);
      own.covered += isWord ? rarity : 0;
      for (const [section, amount] of sections) {
        const weight = amount / STEPS.section;
        const told = rarity * saturate(weight, RANKING.halfOfSection);
        const has = rarity * saturate(weight, RANKING.halfInSection);
        const before = own.sections.get(section) ?? {score: 0, covered: 0};
        own.sections.set(section, {
          score: before.score + told,
          covered: before.covered + (isWord ? has : 0),
        });
      }
    }
    wanted += isWord ? rarity : 0;
  };
  concepts.filter(({isExtra}) => !isExtra).forEach(add);
  concepts.filter(({isExtra}) => isExtra).forEach(add);
  const ranked = [...found].map(([page, evidence]) => {
    const sections = [...evidence.sections]
      .map(([section, {score}]) => ({section, score}))
      .sort((a, b) => b.score - a.score || a.section - b.section);
    const coverage = wanted > 0 ? Math.min(1, evidence.covered / wanted) : 1;
    const inOne = Math.max(
      0,
      ...[...evidence.sections.values()].map(({covered}) => covered),
    );
    const together = RANKING.together * (sections[0]?.score ?? 0);
    const score =
      (evidence.score + together) *
      Math.max(0.01, coverage) ** RANKING.coverage *
      (1 + RANKING.inOneSection * (wanted > 0 ? inOne / wanted : 1)) *
      prior(page);
    return {page, score, coverage, sections};
  });
  const most = Math.max(0, ...ranked.map(({coverage}) => coverage));
  return ranked
    .filter(({coverage}) => coverage >= most * RANKING.leastCoverage)
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** What each page has of a word: of its best form, and a share of the others. */
function weighPages({forms}: Concept) {
  const pages = new Map<
    number,
    {weight: number; sections: Map<number, number>}
  >();
  for (const {row, share} of forms) {
    for (const {page, weight, sections} of row.postings) {
      const known = pages.get(page) ?? {weight: 0, sections: new Map()};
      known.weight = join(known.weight, weight * share);
      for (const each of sections) {
        addSection(known.sections, each, share);
      }
      pages.set(page, known);
    }
  }
  return pages;
}

function addSection(
  sections: Map<number, number>,
  {section, weight}: SectionWeight,
  share: number,
): void {
  sections.set(section, join(sections.get(section) ?? 0, weight * share));
}

function join(a: number, b: number): number {
  return Math.max(a, b) + RANKING.beside * Math.min(a, b);
}

function saturate(weight: number, half: number): number {
  return weight / (weight + half);
}

/** What is told by a word that so many of the pages have, by how rare it is; never nothing. */
function idf(pages: number, having: number): number {
  const rarity = Math.log(1 + (pages - having + 0.5) / (having + 0.5));
  return rarity ** RANKING.idfPower + RANKING.idfBase;
}
