import {WHOLE_PAGE} from '../indexFiles';
import type {RankedPage} from './rankPages';

/** Sections that are shown of one page. */
const SECTIONS = 3;

/** Share of what the best section of a page has that another one needs to be shown too. */
const NEAR = 0.75;

/** Share of what the page as a whole has that a section needs to answer in its place. */
const LEAST = 0.2;

/** A section to show. */
export interface ChosenHit {
  readonly page: number;
  readonly section: number;
}

/**
 * Chooses what is shown of each page: the section that answers best, and few others that are as good. Words that are
 * only in its title or among its topics say nothing of where on the page the answer stands.
 */
export function chooseHits(pages: readonly RankedPage[]): ChosenHit[] {
  return pages.flatMap(({page, sections}) => {
    const own = sections.filter(({section}) => section !== WHOLE_PAGE);
    const most = sections[0]?.score ?? 0;
    const best = own[0]?.score ?? 0;
    const chosen = own
      .filter(({score}) => best >= LEAST * most && score >= NEAR * best)
      .slice(0, SECTIONS);
    // Of a page that is found as a whole the top is shown.
    return (chosen.length > 0 ? chosen : [{section: 0}]).map(({section}) => ({
      page,
      section,
    }));
  });
}
