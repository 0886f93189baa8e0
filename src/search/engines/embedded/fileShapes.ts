// What the files of an index must be at least: one that a host sends in the place of another is none.
import type {Manifest, PageFile} from './indexFiles';

export function isRows<T extends readonly unknown[]>(
  value: unknown,
): value is T {
  return Array.isArray(value);
}

export function isPage(value: unknown): value is PageFile {
  const {path, sections} = (value ?? {}) as Partial<PageFile>;
  return typeof path === 'string' && Array.isArray(sections);
}

export function isManifest(value: unknown): value is Manifest {
  const {format, tags, blocks} = (value ?? {}) as Partial<Manifest>;
  return format === 3 && Array.isArray(tags) && Array.isArray(blocks);
}
