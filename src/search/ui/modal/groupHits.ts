import {translate} from '@docusaurus/Translate';
import type {SearchHit} from '@site/src/search/hits';
import type {ShownHit, StoredHit} from './storedHits';

/** A titled group of hits in the modal. */
export interface HitGroup {
  readonly title: string;
  readonly hits: ShownHit[];
}

/** Groups of recent and favourite hits, shown before the reader types a query. */
export function groupStoredHits(stored: readonly StoredHit[]): HitGroup[] {
  const groups = [
    {
      title: translate({
        id: 'theme.SearchModal.startScreen.recentSearchesTitle',
        message: 'Recent',
      }),
      hits: stored.filter(({isFavorite}) => !isFavorite),
    },
    {
      title: translate({
        id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
        message: 'Favorite',
      }),
      hits: stored.filter(({isFavorite}) => isFavorite),
    },
  ];
  return groups.filter(({hits}) => hits.length > 0);
}

/** Groups adjacent hits with the same section. Keeps the order of the answer. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups: HitGroup[] = [];
  for (const hit of hits) {
    const last = groups.at(-1);
    if (last?.title === hit.section) {
      last.hits.push(hit);
    } else {
      groups.push({title: hit.section, hits: [hit]});
    }
  }
  return groups;
}
