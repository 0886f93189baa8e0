import type {Client} from 'typesense';
import {addRemedy, getErrorMessage, ignoreNotFound} from './client';

export type TypesenseCollection = Awaited<
  ReturnType<ReturnType<Client['collections']>['retrieve']>
>;

/** Number of older collections that are kept for a rollback. */
const KEPT = 2;

/**
 * Creates the name of a new collection from alias, UTC time and number of records. Names sort by age, and tell
 * whether all records were loaded.
 */
export function createCollectionName(alias: string, records: number): string {
  return `${alias}_${new Date().toISOString().replace(/\D/g, '')}_${records}`;
}

/**
 * Finds the live collection, to which the alias points.
 *
 * @throws Error if a collection has the name of the alias
 */
export async function findLiveCollection(
  client: Client,
  alias: string,
): Promise<TypesenseCollection | undefined> {
  const target = await ignoreNotFound(client.aliases(alias).retrieve());
  const name = target?.collection_name ?? alias;
  const live = await ignoreNotFound(client.collections(name).retrieve());
  if (live && !target) {
    throw new Error(
      `"${alias}" is a collection, not an alias, so it cannot be swapped.\nSet TYPESENSE_COLLECTION to a new name, push, build the site with that name and publish it, then delete the old collection.`,
    );
  }
  return live;
}

/**
 * Lists the collections of an alias that are older than the live one, oldest first. `isWhole` is false if the
 * push of the collection failed.
 */
async function collectionsBefore(
  client: Client,
  alias: string,
  live: string,
): Promise<{readonly name: string; readonly isWhole: boolean}[]> {
  const all: TypesenseCollection[] = await client.collections().retrieve();
  return all
    .filter(({name}) => name.startsWith(`${alias}_`) && name < live)
    .filter(({name}) => /^\d{17}_\d+$/.test(name.slice(alias.length + 1)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({name, num_documents: count}) => ({
      name,
      isWhole: name.endsWith(`_${count}`),
    }));
}

/** Deletes old collections, except for the newest complete ones. */
export async function removeOldCollections(
  client: Client,
  alias: string,
  live: string,
): Promise<void> {
  try {
    const older = await collectionsBefore(client, alias, live);
    const retained = older.filter(({isWhole}) => isWhole).slice(-KEPT);
    for (const {name} of older.filter((each) => !retained.includes(each))) {
      await ignoreNotFound(client.collections(name).delete());
      console.log(`Removed ${name}.`);
    }
  } catch (error) {
    // Not an error, because the new records are live. The next push tries again to delete the collections.
    console.log(`Could not remove old collections: ${getErrorMessage(error)}`);
  }
}

/**
 * Points the alias to the newest complete collection that is older than the live one.
 *
 * @throws Error with a remedy
 */
export async function rollBackCollection(
  client: Client,
  alias: string,
): Promise<void> {
  try {
    const live = await findLiveCollection(client, alias);
    const older = live && (await collectionsBefore(client, alias, live.name));
    const previous = older?.filter(({isWhole}) => isWhole).at(-1);
    if (!previous) {
      throw new Error(
        `${alias} is ${live?.name ?? 'missing'}: there is nothing to roll back to.\nCheck out the version that was good, build it and push that.`,
      );
    }
    await client.aliases().upsert(alias, {collection_name: previous.name});
    console.log(`${alias} is ${previous.name} again. ${live?.name} is kept.`);
  } catch (error) {
    throw addRemedy(error, 'Nothing was rolled back.');
  }
}
