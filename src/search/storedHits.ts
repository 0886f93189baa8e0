import type {SearchHit} from './hits';
import {isRecordType, type RecordType} from './records/record';
import {plainText} from './text/parts';

/**
 * A result that a reader chose or saved, as it is kept in the browser. Plain text only; two with one
 * address are the same.
 */
export interface StoredHit {
  readonly href: string;
  readonly title: string;
  readonly section: string;
  readonly type: RecordType;
  /** Saved by the reader, not only chosen. */
  readonly isFavorite: boolean;
}

/** Results that are kept. */
const LIMITS = {favorites: 10, recent: 7};

/** The results in the browser's storage. */
export interface StoredHits {
  /** Newest first. */
  getAll(): readonly StoredHit[];
  /** Puts a result first; it is listed once. */
  save(hit: SearchHit | StoredHit, isFavorite: boolean): void;
  remove(hit: Pick<StoredHit, 'href'>): void;
}

/**
 * Opens the results in the storage. Whatever else is stored there is ignored, and a full or forbidden
 * storage makes lists that last until the page is left.
 *
 * @param storageKey - name in the storage
 * @param isAllowed - whether a stored address may still be linked to
 */
export function openStoredHits(
  storageKey: string,
  isAllowed: (href: string) => boolean,
): StoredHits {
  let hits = limited(read(storageKey).filter(({href}) => isAllowed(href)));
  const change = (next: readonly StoredHit[]) => {
    hits = limited(next);
    write(storageKey, hits);
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

function limited(hits: readonly StoredHit[]): StoredHit[] {
  const favorites = hits.filter(({isFavorite}) => isFavorite);
  const recent = hits.filter(({isFavorite}) => !isFavorite);
  return [
    ...recent.slice(0, LIMITS.recent),
    ...favorites.slice(0, LIMITS.favorites),
  ];
}

function read(storageKey: string): StoredHit[] {
  try {
    const value: unknown = JSON.parse(
      window.localStorage.getItem(storageKey) ?? '[]',
    );
    return Array.isArray(value) ? value.filter(isStoredHit) : [];
  } catch {
    return [];
  }
}

function write(storageKey: string, hits: readonly StoredHit[]): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(hits));
  } catch {
    // Forbidden or full: the list lasts until the page is left.
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
