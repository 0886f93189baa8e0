import {Errors, type Client} from 'typesense';
import {
  STOP_WORDS_SET,
  collectionSchema,
  synonymsFor,
  STOP_WORDS,
  type SearchRecord,
} from '../../src/search';
import {explain, isRefused, unlessMissing} from './client';
import {findLive, newName, removeOld, type Collection} from './collections';
import {probeSearch} from './searchKey';

/** How to push. */
interface PushOptions {
  /** Alias that searches use. */
  readonly alias: string;
  /** Swaps although many records are gone. */
  readonly force: boolean;
}

/** Loss of records, as a share of the live collection, beyond which nothing is swapped. */
const MAX_LOSS = 0.2;

/** Records that are sent at once. */
const PART = 5000;

/**
 * Loads records into a new collection and points the alias to it. Whatever goes wrong before the
 * last step, the live collection stays as it was and the new one is removed.
 *
 * @throws Error saying what failed, what is live, and what to do
 */
export async function pushRecords(
  client: Client,
  records: readonly SearchRecord[],
  {alias, force}: PushOptions,
): Promise<void> {
  const name = newName(alias);
  let state = 'Nothing was changed.';
  let step: 'look' | 'load' | 'swap' = 'look';
  try {
    const live = await findLive(client, alias);
    checkLoss(records.length, force ? undefined : live);
    state = `Before this push, ${alias} was ${live?.name ?? 'missing'}.`;
    step = 'load';
    await createCollection(client, name, {alias, records, live});
    await importRecords(client, name, records);
    await probeSearch(client, name, records);
    step = 'swap';
    await client.aliases().upsert(alias, {collection_name: name});
  } catch (error) {
    // If an answer got lost, the alias may lead to the new collection. The next push removes it if it does not.
    if (step === 'load' || (step === 'swap' && isRefused(error))) {
      const removed = client.collections(name).delete();
      await removed.catch(() => undefined);
    }
    throw explain(error, state);
  }
  console.log(`${alias} is now ${name}, with ${records.length} records.`);
  await removeOld(client, alias, name);
}

function checkLoss(count: number, live: Collection | undefined): void {
  const before = live?.num_documents ?? 0;
  if (count < before * (1 - MAX_LOSS)) {
    throw new Error(
      `${count} records, but ${live?.name} has ${before}: more than ${MAX_LOSS * 100} % would be gone.\nCheck that the build is whole and the one you mean (--dir); --force loads it all the same.`,
    );
  }
}

/** Makes a collection with the site's synonyms, and with the curations and synonyms of the live one. */
async function createCollection(
  client: Client,
  name: string,
  from: {
    readonly alias: string;
    readonly records: readonly SearchRecord[];
    readonly live: Collection | undefined;
  },
): Promise<void> {
  const {alias, records, live} = from;
  const items = Object.entries(synonymsFor(records)).map(([id, words]) => ({
    id,
    synonyms: [...words],
  }));
  if (!(await unlessMissing(client.synonymSets(alias).upsert({items})))) {
    throw new Error(
      'The server has no sets of synonyms. Expected Typesense 30 or newer: upgrade the server, then run this again.',
    );
  }
  await client.stopwords().upsert(STOP_WORDS_SET, {stopwords: [...STOP_WORDS]});
  await client.collections().create({
    ...collectionSchema(name),
    metadata: {records: records.length},
    synonym_sets: [...new Set([alias, ...(live?.synonym_sets ?? [])])],
    curation_sets: live?.curation_sets ?? [],
  });
}

async function importRecords(
  client: Client,
  name: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const documents = client.collections<SearchRecord>(name).documents();
  for (let start = 0; start < records.length; start += PART) {
    const part = records.slice(start, start + PART);
    try {
      // Two records with one id are an error, not one record.
      await documents.import(part, {action: 'create'});
    } catch (error) {
      if (!(error instanceof Errors.ImportError)) {
        throw error;
      }
      const at = error.importResults.findIndex(({success}) => !success);
      throw new Error(
        `Record ${part[at]?.id} of ${part[at]?.url} was refused: ${error.importResults[at]?.error}\nMend the page, or the schema in src/search/engines/hosted/collection.ts, build and run this again.`,
      );
    }
    console.log(`Loaded ${start + part.length} of ${records.length} records.`);
  }
}
