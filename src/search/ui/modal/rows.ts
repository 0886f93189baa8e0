import {translate} from '@docusaurus/Translate';
import type {SearchHit} from '@site/src/search/hits';
import type {StoredHit, StoredHits} from '@site/src/search/storedHits';

/** A row of the modal: a result, or one that was chosen or saved before. */
export interface Row {
  readonly kind: 'hit' | 'recent' | 'favorite';
  readonly hit: SearchHit | StoredHit;
}

/** Rows below one heading. */
export interface RowGroup {
  readonly title: string;
  readonly rows: Row[];
}

/** What the modal lists before anything is typed. */
export function startGroups(stored: StoredHits): RowGroup[] {
  const rowsOf = (kind: 'recent' | 'favorite') =>
    stored
      .getAll()
      .filter(({isFavorite}) => isFavorite === (kind === 'favorite'))
      .map((hit) => ({kind, hit}));
  const groups = [
    {
      title: translate({
        id: 'theme.SearchModal.startScreen.recentSearchesTitle',
        message: 'Recent',
        description: 'The title for recent searches',
      }),
      rows: rowsOf('recent'),
    },
    {
      title: translate({
        id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
        message: 'Favorite',
        description: 'The title for favorite searches',
      }),
      rows: rowsOf('favorite'),
    },
  ];
  return groups.filter(({rows}) => rows.length > 0);
}

/** Results in the order of the answer; neighbours of one product and section stand below its name. */
export function hitGroups(hits: readonly SearchHit[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const hit of hits) {
    const last = groups.at(-1);
    const group =
      last?.title === hit.section ? last : {title: hit.section, rows: []};
    group.rows.push({kind: 'hit', hit});
    if (group !== last) {
      groups.push(group);
    }
  }
  return groups;
}
