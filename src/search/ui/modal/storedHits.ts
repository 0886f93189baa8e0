import {plainText} from '@site/src/search/engine';
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

const MAX_RECENT = 7;
const MAX_FAVORITES = 10;

export interface StoredHits {
  /** Returns the hits, newest first. */
  getAll(): readonly StoredHit[];
  /** Adds a hit or moves it to the front. */
  save(hit: SearchHit | StoredHit, isFavorite: boolean): void;
  remove(hit: Pick<StoredHit, 'href'>): void;
}

/**
 * Reads the stored hits and returns functions to change them. Drops invalid entries. If the storage is full
 * or blocked, changes last until the reader leaves the page.
 *
 * @param isAllowed - checks whether the page may link to a stored address
 */
export function openStoredHits(
  storageKey: string,
  isAllowed: (href: string) => boolean,
): StoredHits {
  let hits = limit(readHits(storageKey).filter(({href}) => isAllowed(href)));
  const change = (next: readonly StoredHit[]) => {
    hits = limit(next);
    try {
      window.localStorage.setItem(storageKey, JSON.stringify(hits));
    } catch {
      // The storage is full or blocked: the change lasts until the reader leaves the page.
    }
  };
  const without = ({href}: Pick<StoredHit, 'href'>) =>
    hits.filter((hit) => hit.href !== href);
  return {
    getAll: () => hits,
    save: ({href, section, type, title}, isFavorite) => {
      const text = typeof title === 'string' ? title : plainText(title);
      const stored = {href, section, type, title: text, isFavorite};
      change([stored, ...without(stored)]);
    },
    remove: (hit) => change(without(hit)),
  };
}

function limit(hits: readonly StoredHit[]): StoredHit[] {
  return [
    ...hits.filter(({isFavorite}) => !isFavorite).slice(0, MAX_RECENT),
    ...hits.filter(({isFavorite}) => isFavorite).slice(0, MAX_FAVORITES),
  ];
}

function readHits(storageKey: string): StoredHit[] {
  try {
    const value: unknown = JSON.parse(
      window.localStorage.getItem(storageKey) ?? '[]',
    );
    return Array.isArray(value) ? value.filter(isStoredHit) : [];
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
