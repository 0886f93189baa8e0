import {isRecordType, type RecordType} from './records/record';

/**
 * A result that a reader chose or saved, as it is kept in the browser. Plain text only; two with one
 * address are the same.
 */
export interface StoredHit {
  readonly href: string;
  readonly title: string;
  readonly section: string;
  readonly type: RecordType;
}

/** A list of results in the browser's storage. */
export interface StoredHits {
  getAll(): readonly StoredHit[];
  /** Puts a result first; it is listed once. */
  add(hit: StoredHit): void;
  remove(hit: StoredHit): void;
}

/**
 * Opens a list. Whatever else is stored there is ignored, and a full or forbidden storage
 * makes a list that lasts until the page is left.
 *
 * @param storageKey - name of the list in the storage
 * @param isAllowed - whether a stored address may still be linked to
 */
export function openStoredHits(
  storageKey: string,
  limit: number,
  isAllowed: (href: string) => boolean,
): StoredHits {
  let hits = read(storageKey)
    .filter(({href}) => isAllowed(href))
    .slice(0, limit);
  const change = (next: readonly StoredHit[]) => {
    hits = next.slice(0, limit);
    write(storageKey, hits);
  };
  const without = (hit: StoredHit) =>
    hits.filter(({href}) => href !== hit.href);
  return {
    getAll: () => hits,
    add: (hit) => change([hit, ...without(hit)]),
    remove: (hit) => change(without(hit)),
  };
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
    isRecordType(hit.type)
  );
}
