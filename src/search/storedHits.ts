import {isRecordType, type RecordType} from './record';

/** A result that a reader chose or saved, as it is kept in the browser. Plain text only. */
export interface StoredHit {
  readonly objectID: string;
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
 * Opens a list. Whatever else is stored under the key is ignored, and a full or forbidden storage
 * makes a list that lasts until the page is left.
 *
 * @param isAllowed - whether a stored address may still be linked to
 */
export function openStoredHits(
  key: string,
  limit: number,
  isAllowed: (href: string) => boolean,
): StoredHits {
  let hits = read(key)
    .filter(({href}) => isAllowed(href))
    .slice(0, limit);
  const change = (next: readonly StoredHit[]) => {
    hits = next.slice(0, limit);
    write(key, hits);
  };
  const without = (hit: StoredHit) =>
    hits.filter(({objectID}) => objectID !== hit.objectID);
  return {
    getAll: () => hits,
    add: (hit) => change([hit, ...without(hit)]),
    remove: (hit) => change(without(hit)),
  };
}

function read(key: string): StoredHit[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredHit) : [];
  } catch {
    return [];
  }
}

function write(key: string, hits: readonly StoredHit[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(hits));
  } catch {
    // Forbidden or full: the list lasts until the page is left.
  }
}

function isStoredHit(value: unknown): value is StoredHit {
  const hit = value as Partial<Record<keyof StoredHit, unknown>> | null;
  return (
    typeof hit === 'object' &&
    hit !== null &&
    [hit.objectID, hit.href, hit.title, hit.section].every(
      (field) => typeof field === 'string' && field.length < 2000,
    ) &&
    isRecordType(hit.type)
  );
}
