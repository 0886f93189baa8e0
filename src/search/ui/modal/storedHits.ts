import {useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  readStoredValue,
  writeStoredValue,
} from '@site/src/native-first/browser';
import {toPlainText} from '@site/src/search/engine';
import type {SearchHit} from '@site/src/search/hits';
import {isRecordType, type RecordType} from '@site/src/search/records/record';

/** A recent or favourite hit in the browser's storage. Its address is its key. */
export interface StoredHit {
  readonly href: string;
  /** Title as plain text, without highlighted parts. */
  readonly title: string;
  readonly section: string;
  readonly type: RecordType;
  readonly isFavorite: boolean;
}

export type ShownHit = SearchHit | StoredHit;

export function isStored(hit: ShownHit): hit is StoredHit {
  return 'isFavorite' in hit;
}

const MAX_RECENT = 7;
const MAX_FAVORITES = 10;

/** Groups of recent and favourite hits, shown before the reader types a query. */
export function groupStoredHits(stored: readonly StoredHit[]) {
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

export type StoredHits = ReturnType<typeof useStoredHits>;

/**
 * Returns the stored hits and functions to change them. If the storage is full or blocked, changes last until
 * the component is unmounted.
 *
 * @param isAllowed - checks whether the page may link to a stored address
 */
export function useStoredHits(
  storageKey: string,
  isAllowed: (href: string) => boolean,
) {
  const [hits, setHits] = useState(() => readStoredHits(storageKey, isAllowed));
  const change = (next: readonly StoredHit[]) => {
    const limited = limitHits(next);
    setHits(limited);
    writeStoredValue(storageKey, JSON.stringify(limited));
  };
  const without = ({href}: Pick<StoredHit, 'href'>) =>
    hits.filter((hit) => hit.href !== href);
  return {
    /** Newest first. */
    hits,
    /** Adds a hit or moves it to the front. */
    save: ({href, section, type, title}: ShownHit, isFavorite: boolean) => {
      const text = typeof title === 'string' ? title : toPlainText(title);
      const stored = {href, section, type, title: text, isFavorite};
      change([stored, ...without(stored)]);
    },
    remove: (hit: StoredHit) => change(without(hit)),
  };
}

function limitHits(hits: readonly StoredHit[]): StoredHit[] {
  return [
    ...hits.filter(({isFavorite}) => !isFavorite).slice(0, MAX_RECENT),
    ...hits.filter(({isFavorite}) => isFavorite).slice(0, MAX_FAVORITES),
  ];
}

/** Reads the stored hits. Drops invalid and forbidden entries. */
export function readStoredHits(
  storageKey: string,
  isAllowed: (href: string) => boolean,
): StoredHit[] {
  try {
    const value: unknown = JSON.parse(readStoredValue(storageKey) ?? '[]');
    const hits = Array.isArray(value) ? value.filter(isStoredHit) : [];
    return limitHits(hits.filter(({href}) => isAllowed(href)));
  } catch {
    return [];
  }
}

function isStoredHit(value: unknown): value is StoredHit {
  const hit = value as Partial<Record<keyof StoredHit, unknown>> | null;
  return (
    typeof hit === 'object' &&
    hit !== null &&
    [hit.href, hit.title, hit.section].every(
      (field) => typeof field === 'string' && field.length < 2000,
    ) &&
    typeof hit.isFavorite === 'boolean' &&
    isRecordType(hit.type)
  );
}
