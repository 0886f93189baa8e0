import {randomBytes} from 'node:crypto';
import type {TypesenseApi} from './typesenseApi';

/** A collection as the server describes it. */
export interface Collection {
  readonly name: string;
  readonly num_documents: number;
  /** Ours; servers before version 26 do not keep it. */
  readonly metadata?: {readonly records?: number};
}

/**
 * What follows the alias in the name of a new collection: the time in UTC, so that names sort by
 * age, and a number of its own, so that two pushes at the same moment do not share a collection.
 */
export function newStamp(now = new Date()): string {
  return `${now.toISOString().replace(/\D/g, '')}_${randomBytes(4).toString('hex')}`;
}

/** Whether a collection was made for an alias, and not for another one that begins alike. */
export function belongsTo(alias: string, name: string): boolean {
  return (
    name.startsWith(`${alias}_`) &&
    /^\d{17}(?:_[0-9a-f]{8})?$/.test(name.slice(alias.length + 1))
  );
}

/** Whether all records arrived: a push that broke off may have left a part behind. */
export function isWhole({metadata, num_documents}: Collection): boolean {
  return metadata?.records === undefined || metadata.records === num_documents;
}

/** The collections made for an alias, oldest first. */
export async function collectionsOf(
  api: TypesenseApi,
  alias: string,
): Promise<Collection[]> {
  const all = await api.json<Collection[]>('GET', '/collections');
  return all
    .filter(({name}) => belongsTo(alias, name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
