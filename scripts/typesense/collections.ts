import type {Client} from 'typesense';
import {explain, messageOf, unlessMissing} from './client';

/** A collection as the server describes it. */
export type Collection = Awaited<
  ReturnType<ReturnType<Client['collections']>['retrieve']>
>;

/** Older collections that are kept for a roll-back. */
const KEPT = 2;

/** A name for a new collection: the time in UTC behind the alias, so that names sort by age. */
export function newName(alias: string, now = new Date()): string {
  return `${alias}_${now.toISOString().replace(/\D/g, '')}`;
}

/**
 * Looks up the collection that searches of an alias reach.
 *
 * @throws Error when a collection has the alias's name
 */
export async function findLive(
  client: Client,
  alias: string,
): Promise<Collection | undefined> {
  const target = await unlessMissing(client.aliases(alias).retrieve());
  const name = target?.collection_name ?? alias;
  const live = await unlessMissing(client.collections(name).retrieve());
  if (live && !target) {
    throw new Error(
      `"${alias}" is a collection, not an alias, so it cannot be swapped.\nSet TYPESENSE_COLLECTION to a new name, push, build the site with that name and publish it, then delete the old collection.`,
    );
  }
  return live;
}

/**
 * The collections made for an alias before one of them, oldest first.
 *
 * @param isWhole - of a push that broke off, a part may have stayed behind
 */
async function collectionsBefore(
  client: Client,
  alias: string,
  live: string,
): Promise<{readonly name: string; readonly isWhole: boolean}[]> {
  const all: Collection[] = await client.collections().retrieve();
  return all
    .filter(({name}) => name.startsWith(`${alias}_`) && name < live)
    .filter(({name}) => /^\d{17}/.test(name.slice(alias.length + 1)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({name, metadata, num_documents: count}) => ({
      name,
      isWhole: (metadata as {records?: number})?.records === count,
    }));
}

/** Removes all collections before the live one but the newest two that are whole. */
export async function removeOld(
  client: Client,
  alias: string,
  live: string,
): Promise<void> {
  try {
    const older = await collectionsBefore(client, alias, live);
    const kept = older.filter(({isWhole}) => isWhole).slice(-KEPT);
    for (const {name} of older.filter((each) => !kept.includes(each))) {
      await unlessMissing(client.collections(name).delete());
      console.log(`Removed ${name}.`);
    }
  } catch (error) {
    // The new records are live all the same, and the next push tries again.
    console.log(`Could not remove old collections: ${messageOf(error)}`);
  }
}

/**
 * Points the alias to the newest whole collection before the live one. Doing it twice goes back
 * twice.
 *
 * @throws Error saying what failed and what to do
 */
export async function rollBack(client: Client, alias: string): Promise<void> {
  try {
    const live = await findLive(client, alias);
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
    throw explain(error, 'Nothing was rolled back.');
  }
}
