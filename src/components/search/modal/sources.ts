import type {AutocompleteSource} from '@algolia/autocomplete-core';
import type {SearchHit} from '@site/src/search/hits';
import type {StoredHit, StoredHits} from '@site/src/search/storedHits';
import {plainText} from '@site/src/search/text/parts';
import type {Row} from './autocompleteTypes';

export type Source = AutocompleteSource<Row>;

/** What was chosen, saved and read before. */
export interface Lists {
  readonly recent: StoredHits;
  readonly favorites: StoredHits;
  readonly read: StoredHits;
}

type OnSelect = Source['onSelect'];

const READ_PAGES_SHOWN = 4;

/** What the modal lists before anything is typed. */
export function startSources(
  {recent, favorites, read}: Lists,
  topics: readonly StoredHit[],
  onSelect: OnSelect,
): Source[] {
  const source = (
    row: Exclude<Row['row'], 'hit'>,
    sourceId: string,
    hits: readonly StoredHit[],
  ): Source =>
    createSource(
      sourceId,
      hits.map((hit) => ({row, href: hit.href, hit})),
      onSelect,
    );
  const chosen = [...recent.getAll(), ...favorites.getAll()].map(pageOf);
  return [
    source('recent', 'recentSearches', recent.getAll()),
    source('favorite', 'favoriteSearches', favorites.getAll()),
    source(
      'read',
      'readPages',
      read
        .getAll()
        .filter((hit) => !chosen.includes(pageOf(hit)))
        .slice(0, READ_PAGES_SHOWN),
    ),
    source('topic', 'topics', topics),
  ];
}

function pageOf({href}: StoredHit): string {
  return href.split('#', 1)[0]!;
}

/** Results by product and section, in the order of the best of each. */
export function hitSources(
  hits: readonly SearchHit[],
  onSelect: OnSelect,
): Source[] {
  const sections = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const section = sections.get(hit.section);
    if (section) {
      section.push(hit);
    } else {
      sections.set(hit.section, [hit]);
    }
  }
  return [...sections.values()].map((section, index) =>
    createSource(
      `hits${index}`,
      section.map((hit) => ({row: 'hit', href: hit.href, hit})),
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
