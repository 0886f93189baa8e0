import {translate} from '@docusaurus/Translate';
import type {SearchHit} from '@site/src/search/hits';
import type {StoredHit, StoredHits} from './storedHits';

/** A row of results in the modal. */
export interface Row {
  readonly kind: 'hit' | 'recent' | 'favorite';
  readonly hit: SearchHit | StoredHit;
}

export interface RowGroup {
  readonly title: string;
  readonly rows: Row[];
}

/** Groups of recent and favourite hits, shown before the reader types a query. */
export function groupStoredHits(stored: StoredHits): RowGroup[] {
  const storedRows = (kind: 'recent' | 'favorite') =>
    stored
      .getAll()
      .filter(({isFavorite}) => isFavorite === (kind === 'favorite'))
      .map((hit) => ({kind, hit}));
  const groups = [
    {
      title: translate({
        id: 'theme.SearchModal.startScreen.recentSearchesTitle',
        message: 'Recent',
      }),
      rows: storedRows('recent'),
    },
    {
      title: translate({
        id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
        message: 'Favorite',
      }),
      rows: storedRows('favorite'),
    },
  ];
  return groups.filter(({rows}) => rows.length > 0);
}

/** Groups adjacent hits with the same section. Keeps the order of the answer. */
export function groupHits(hits: readonly SearchHit[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const hit of hits) {
    const row: Row = {kind: 'hit', hit};
    const last = groups.at(-1);
    if (last?.title === hit.section) {
      last.rows.push(row);
    } else {
      groups.push({title: hit.section, rows: [row]});
    }
  }
  return groups;
}
