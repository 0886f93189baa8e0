import type {SearchScope} from '../../../engine';
import {WEIGHT_SCALE, type IndexManifest} from '../indexFiles';
import type {QueryTerm} from './expandQuery';

/** Parameters of the scoring function, tuned with judged queries. */
const RANKING = {
  /** Weights at which a term reaches half of its maximum score, like k1 in BM25. */
  pageSaturation: 10,
  sectionSaturation: 9,
  /** Factor for all variants of a term except the strongest one. */
  weakerVariants: 0.65,
  /** Factor for the score of the best section, which is added to the score of the page. */
  bestSection: 1.1,
  /** Exponent of the coverage in the score. */
  coverage: 0.8,
  /** Minimum coverage of a page, as a fraction of the best coverage. */
  minCoverage: 0.32,
  /** Exponent and minimum of the inverse document frequency. */
  idfExponent: 0.32,
  idfBase: 0.1,
  /** Score factor for pages of the reader's current set. */
  preferredTag: 1.1,
};

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Sorted by score, best first. */
  readonly sections: readonly {
    readonly section: number;
    readonly score: number;
  }[];
}

interface PageScore {
  score: number;
  /** Sum of the inverse document frequencies of those required terms that the page contains. */
  covered: number;
  readonly sections: Map<number, number>;
}

/**
 * Scores pages by the weights and inverse document frequencies of the query terms, and by the fraction of the
 * terms that they contain.
 *
 * @returns pages sorted by score, best first
 */
export function rankPages(
  terms: readonly QueryTerm[],
  manifest: IndexManifest,
  scope: SearchScope,
): RankedPage[] {
  const factors = computePageFactors(manifest, scope);
  const found = new Map<number, PageScore>();
  const required = terms.filter(({isOptional}) => !isOptional);
  const optional = terms.filter(({isOptional}) => isOptional);
  let total = 0;
  for (const term of [...required, ...optional]) {
    const isRequired = !term.isOptional;
    const idf =
      term.boost * computeInverseFrequency(factors.length, term.pages);
    total += isRequired ? idf : 0;
    for (const [page, {weight, sections}] of weighPages(term)) {
      const known = found.get(page);
      if (factors[page] === 0 || (!known && !isRequired)) {
        continue;
      }
      const own = known ?? {score: 0, covered: 0, sections: new Map()};
      found.set(page, own);
      own.score +=
        idf * saturate(weight / WEIGHT_SCALE.page, RANKING.pageSaturation);
      own.covered += isRequired ? idf : 0;
      for (const [section, packedWeight] of sections) {
        const ofSection = packedWeight / WEIGHT_SCALE.section;
        const score = idf * saturate(ofSection, RANKING.sectionSaturation);
        own.sections.set(section, (own.sections.get(section) ?? 0) + score);
      }
    }
  }
  const ranked = [...found].map(([page, own]) => {
    const sections = [...own.sections]
      .map(([section, score]) => ({section, score}))
      .sort((a, b) => b.score - a.score || a.section - b.section);
    const coverage = total > 0 ? Math.min(1, own.covered / total) : 1;
    const score =
      (own.score + RANKING.bestSection * (sections[0]?.score ?? 0)) *
      Math.max(0.01, coverage) ** RANKING.coverage *
      factors[page]!;
    return {page, score, coverage, sections};
  });
  const best = Math.max(0, ...ranked.map(({coverage}) => coverage));
  return ranked
    .filter(({coverage}) => coverage >= best * RANKING.minCoverage)
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Returns the score factor of each page; 0 for pages outside the scope. */
function computePageFactors(
  {language, tags}: IndexManifest,
  scope: SearchScope,
): number[] {
  const {tags: wanted = []} = scope;
  const hasLanguage = (scope.language ?? language) === language;
  return tags.flatMap(([tag, , count]) => {
    const isInScope =
      hasLanguage && (wanted.length === 0 || wanted.includes(tag));
    const factor = tag === scope.preferredTag ? RANKING.preferredTag : 1;
    return new Array<number>(count).fill(isInScope ? factor : 0);
  });
}

/** Combines the weights of all variants of a term, for each page and section. */
function weighPages({variants}: QueryTerm) {
  const pages = new Map<
    number,
    {weight: number; sections: Map<number, number>}
  >();
  for (const {term, weight: share} of variants) {
    for (const {page, weight, sections} of term.postings) {
      const own = pages.get(page) ?? {weight: 0, sections: new Map()};
      own.weight = combineWeights(own.weight, weight * share);
      for (const {section, weight: ofSection} of sections) {
        const before = own.sections.get(section) ?? 0;
        own.sections.set(section, combineWeights(before, ofSection * share));
      }
      pages.set(page, own);
    }
  }
  return pages;
}

function combineWeights(a: number, b: number): number {
  return Math.max(a, b) + RANKING.weakerVariants * Math.min(a, b);
}

function saturate(weight: number, half: number): number {
  return weight / (weight + half);
}

function computeInverseFrequency(pages: number, frequency: number): number {
  const idf = Math.log(1 + (pages - frequency + 0.5) / (frequency + 0.5));
  return idf ** RANKING.idfExponent + RANKING.idfBase;
}
