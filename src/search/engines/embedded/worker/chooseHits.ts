import type {RankedPage} from './rankPages';

/** Sections that are shown of one page. */
const SECTIONS = 3;

/** Share of what the best section of a page has that another one needs to be shown too. */
const NEAR = 0.7;

/** Share of what the best section has from which on the top of the page is shown in its place. */
const TOP = 0.75;

/** A section to show. */
export interface ChosenHit {
  readonly page: number;
  readonly section: number;
}

/** Chooses what is shown of each page: its best section, and few others that are as good. */
export function chooseHits(pages: readonly RankedPage[]): ChosenHit[] {
  return pages.flatMap(({page, sections}) => {
    const best = sections[0]?.score ?? 0;
    const top = sections.find(({section}) => section === 0);
    const near = sections
      .filter(({score}) => score >= NEAR * best)
      .map(({section}) => section);
    const first = top && top.score >= TOP * best ? [0] : [];
    const chosen = [...new Set([...first, ...near, 0])].slice(
      0,
      Math.max(1, Math.min(SECTIONS, near.length)),
    );
    return chosen.map((section) => ({page, section}));
  });
}
