import type {RankedPage, RankedSection} from './rankPages';

/** Sections that are shown of one page. */
const SECTIONS = 3;

/** Share of what the best section of a page has that another one needs to be shown too. */
const NEAR = 0.7;

/** How much the top of a page counts beside its sections: what is told of all of them is counted for it too. */
const TOP = 0.75;

/** A section to show. */
export interface ChosenHit {
  readonly page: number;
  readonly section: number;
}

/** Chooses what is shown of each page: the section that answers best, and few others that are as good. */
export function chooseHits(pages: readonly RankedPage[]): ChosenHit[] {
  return pages.flatMap(({page, sections}) => {
    const weighed = sections
      .map(({section, score}): RankedSection => ({
        section,
        score: section === 0 ? score * TOP : score,
      }))
      .sort((a, b) => b.score - a.score || a.section - b.section);
    const best = weighed[0]?.score ?? 0;
    const chosen = weighed
      .filter(({score}) => score >= NEAR * best)
      .slice(0, SECTIONS);
    // Of a page that is found as a whole the top is shown.
    return (chosen.length > 0 ? chosen : [{section: 0}]).map(({section}) => ({
      page,
      section,
    }));
  });
}
