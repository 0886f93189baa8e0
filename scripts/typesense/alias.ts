import type {Collection} from './collections';
import {Failure} from './failure';
import type {TypesenseApi} from './typesenseApi';

/** What searches of an alias reach at the moment. */
export interface LiveIndex {
  /** Collection that the alias names; absent when there is no such alias. */
  readonly target?: string;
  /** Absent when there is no such collection. */
  readonly collection?: Collection;
}

/**
 * Looks up what is live.
 *
 * @throws Failure when a collection has the alias's name
 */
export async function findLive(
  api: TypesenseApi,
  alias: string,
): Promise<LiveIndex> {
  const target = await findTarget(api, alias);
  const collection = await api.find<Collection>(
    `/collections/${target ?? alias}`,
  );
  if (collection && target === undefined) {
    throw new Failure(
      `"${alias}" is a collection, not an alias, so it cannot be swapped.`,
      'Set TYPESENSE_COLLECTION to a new name, push, build the site with that name and publish it, then delete the old collection.',
    );
  }
  return {target, collection};
}

/** One sentence about what is live. */
export function describeLive(
  alias: string,
  {target, collection}: LiveIndex,
): string {
  if (target === undefined) {
    return `${alias} does not exist yet.`;
  }
  return collection
    ? `${alias} is ${target} with ${collection.num_documents} records.`
    : `${alias} is ${target}, which does not exist.`;
}

/**
 * Points an alias to a collection. Where the answer is an error or gets lost, the alias itself tells
 * whether it was changed all the same.
 *
 * @throws the error of the request when the alias was not changed, or not yet
 */
export async function swapAlias(
  api: TypesenseApi,
  alias: string,
  collection: string,
): Promise<void> {
  try {
    await api.request('PUT', `/aliases/${alias}`, {
      collection_name: collection,
    });
  } catch (error) {
    if ((await tryTarget(api, alias)) !== collection) {
      throw error;
    }
  }
}

async function findTarget(
  api: TypesenseApi,
  alias: string,
): Promise<string | undefined> {
  const found = await api.find<{collection_name: string}>(`/aliases/${alias}`);
  return found?.collection_name;
}

async function tryTarget(
  api: TypesenseApi,
  alias: string,
): Promise<string | undefined> {
  try {
    return await findTarget(api, alias);
  } catch {
    // As silent as before: the first error is the one to tell.
    return undefined;
  }
}
