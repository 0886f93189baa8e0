import type {AutocompleteSource} from '@algolia/autocomplete-core';
import type {SearchHit} from '@site/src/search/hits';
import type {StoredHit, StoredHits} from '@site/src/search/storedHits';
import {plainText} from '@site/src/search/text/parts';
import type {Row} from './autocompleteTypes';

export type Source = AutocompleteSource<Row>;

/** Recent and saved results. */
export interface Lists {
  readonly recent: StoredHits;
  readonly favorites: StoredHits;
}

type OnSelect = Source['onSelect'];

/** What the modal lists before anything is typed. */
export function startSources(
  {recent, favorites}: Lists,
  onSelect: OnSelect,
): Source[] {
  const source = (
    row: 'recent' | 'favorite',
    sourceId: string,
    list: StoredHits,
  ): Source =>
    createSource(
      sourceId,
      list.getAll().map((hit) => ({row, href: hit.href, hit})),
      onSelect,
    );
  return [
    source('recent', 'recentSearches', recent),
    source('favorite', 'favoriteSearches', favorites),
  ];
}

/** Results in the order of the answer; neighbours of one product and section stand below its name. */
export function hitSources(
  hits: readonly SearchHit[],
  onSelect: OnSelect,
): Source[] {
  const runs: SearchHit[][] = [];
  for (const hit of hits) {
    const last = runs.at(-1);
    if (last?.[0]?.section === hit.section) {
      last.push(hit);
    } else {
      runs.push([hit]);
    }
  }
  return runs.map((run, index) =>
    createSource(
      `hits${index}`,
      run.map((hit) => ({row: 'hit', href: hit.href, hit})),
      onSelect,
    ),
  );
}

/** A result as it is kept among recent and saved ones. */
export function toStoredHit(hit: SearchHit | StoredHit): StoredHit {
  const {href, section, type, title} = hit;
  const text = typeof title === 'string' ? title : plainText(title);
  return {href, section, type, title: text};
}

function createSource(
  sourceId: string,
  items: Row[],
  onSelect: OnSelect,
): Source {
  return {
    sourceId,
    getItems: () => items,
    getItemUrl: ({item}) => item.href,
    getItemInputValue: ({state}) => state.query,
    onActive: () => undefined,
    onSelect,
    onResolve: () => undefined,
  };
}
