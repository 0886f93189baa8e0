import {synonymsFor} from '../../src/search/engines/hosted/synonyms';
import type {SearchRecord} from '../../src/search/records/record';
import {unlessMissing} from './typesenseError';
import type {TypesenseApi} from './typesenseApi';

/**
 * Gives a collection its synonyms. From version 30 on they are a set of its own that the collection
 * names; servers before it do not know the address.
 */
export async function addSynonyms(
  api: TypesenseApi,
  collection: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const entries = Object.entries(synonymsFor(records));
  const items = entries.map(([id, synonyms]) => ({id, synonyms}));
  if (await takesSet(api, collection, items)) {
    await api.request('PATCH', `/collections/${collection}`, {
      synonym_sets: [collection],
    });
    return;
  }
  for (const [id, synonyms] of entries) {
    await api.request('PUT', `/collections/${collection}/synonyms/${id}`, {
      synonyms,
    });
  }
}

/** Removes the set of a collection that is gone; the entries of older servers went with it. */
export async function removeSynonyms(
  api: TypesenseApi,
  collection: string,
): Promise<void> {
  await unlessMissing(api.request('DELETE', `/synonym_sets/${collection}`));
}

async function takesSet(
  api: TypesenseApi,
  name: string,
  items: readonly object[],
): Promise<boolean> {
  const answer = await unlessMissing(
    api.request('PUT', `/synonym_sets/${name}`, {items}),
  );
  return answer !== undefined;
}
