import {STEPS} from '../weights';
import type {Concept} from './concept';
import type {SectionWeight} from '../indexFiles';

/** Weight at which half of the most that a term can tell is told. */
const HALF = {page: 5, section: 3};

/** How much forms beside the best one of a word add. */
const BESIDE = 0.3;

/** How much the best single section counts beside the page as a whole. */
const TOGETHER = 1;

/** Power with which the share of the words counts that a page has. */
const COVERAGE = 2;

/** Share of the words, by rarity, below which a page is no answer while another has all of them. */
const LEAST_COVERAGE = 0.34;

/** A section of a page that has words of the query. */
export interface RankedSection {
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
  readonly sections: Map<number, number>;
}

/** What ranking knows of the index. */
export interface RankOptions {
  /** Pages in the index. */
  readonly pages: number;
  /** Whether a page may be found. */
  readonly isAllowed: (page: number) => boolean;
  /** What a page's score is multiplied by. */
  readonly prior: (page: number) => number;
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
    for (const [page, {weight, sections}] of weighPages(concept)) {
      const known = found.get(page);
      if (!isAllowed(page) || (!known && !isWord)) {
        continue;
      }
      const own = known ?? {score: 0, covered: 0, sections: new Map()};
      found.set(page, own);
      own.score += rarity * saturate(weight / STEPS.page, HALF.page);
      own.covered += isWord ? rarity : 0;
      for (const [section, amount] of sections) {
        const told = rarity * saturate(amount / STEPS.section, HALF.section);
        own.sections.set(section, (own.sections.get(section) ?? 0) + told);
      }
    }
    wanted += isWord ? rarity : 0;
  };
  concepts.filter(({isExtra}) => !isExtra).forEach(add);
  concepts.filter(({isExtra}) => isExtra).forEach(add);
  const ranked = [...found].map(([page, evidence]) => {
    const sections = [...evidence.sections]
      .map(([section, score]) => ({section, score}))
      .sort((a, b) => b.score - a.score || a.section - b.section);
    const coverage = wanted > 0 ? Math.min(1, evidence.covered / wanted) : 1;
    const together = TOGETHER * (sections[0]?.score ?? 0);
    const score =
      (evidence.score + together) *
      Math.max(0.01, coverage) ** COVERAGE *
      prior(page);
    return {page, score, coverage, sections};
  });
  const most = Math.max(0, ...ranked.map(({coverage}) => coverage));
  return ranked
    .filter(({coverage}) => coverage >= most * LEAST_COVERAGE)
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
  return Math.max(a, b) + BESIDE * Math.min(a, b);
}

function saturate(weight: number, half: number): number {
  return weight / (weight + half);
}

/** How rare a word is that so many of the pages have; never nothing. */
function idf(pages: number, having: number): number {
  return Math.log(1 + (pages - having + 0.5) / (having + 0.5)) + 0.1;
}
