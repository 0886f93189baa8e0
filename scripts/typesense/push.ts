import {Errors, type Client} from 'typesense';
import {
  createCollectionSchema,
  createDocuments,
  createSynonyms,
  type SearchRecord,
} from '../../src/search';
import {addRemedy, isClientError} from './client';
import {
  findLiveCollection,
  createCollectionName,
  removeOldCollections,
  type TypesenseCollection,
} from './collections';
import {putCollectionRules, putSynonymSet} from './rules';
import {probeSearch} from './searchKey';

interface PushOptions {
  /** Alias that the site searches. */
  readonly alias: string;
  /** If true, records are pushed even if many of them would disappear. */
  readonly force: boolean;
  /** Maximum time until the new records are found, in milliseconds. */
  readonly patience?: number;
}

/** Maximum loss of records in a push, as a fraction of those in the live collection. */
const MAX_LOSS = 0.2;

/** Number of records in an import request. */
const BATCH_SIZE = 5000;

/**
 * Imports records into a new collection and points the alias to it. After a failure, the alias is unchanged
 * and the new collection is deleted.
 *
 * @throws Error with the name of the live collection and a remedy
 */
export async function pushRecords(
  client: Client,
  records: readonly SearchRecord[],
  {alias, force, patience}: PushOptions,
): Promise<void> {
  const name = createCollectionName(alias, records.length);
  let state = 'Nothing was changed.';
  let step: 'look' | 'load' | 'swap' = 'look';
  try {
    const live = await findLiveCollection(client, alias);
    checkLoss(records.length, force ? undefined : live);
    state = `Before this push, ${alias} was ${live?.name ?? 'missing'}.`;
    step = 'load';
    await createCollection(client, name, {alias, live});
    await importRecords(client, name, records);
    await probeSearch(client, name, records, patience);
    step = 'swap';
    await client.aliases().upsert(alias, {collection_name: name});
  } catch (error) {
    // If the request to change the alias got no answer, the alias may already point to the new collection. It
    // is kept then; the next push deletes it if it is not used.
    if (step === 'load' || (step === 'swap' && isClientError(error))) {
      const removed = client.collections(name).delete();
      await removed.catch(() => undefined);
    }
    throw addRemedy(error, state);
  }
  console.log(`${alias} is now ${name}, with ${records.length} records.`);
  await removeOldCollections(client, alias, name);
}

function checkLoss(count: number, live: TypesenseCollection | undefined): void {
  const before = live?.num_documents ?? 0;
  if (count < before * (1 - MAX_LOSS)) {
    throw new Error(
      `${count} records, but ${live?.name} has ${before}: more than ${MAX_LOSS * 100} % would be gone.\nCheck that the build is whole and the one you mean (--dir); --force loads it all the same.`,
    );
  }
}

/** Creates a collection. It gets the synonyms of the site, and the curations and synonyms of the live collection. */
async function createCollection(
  client: Client,
  name: string,
  from: {
    readonly alias: string;
    readonly live: TypesenseCollection | undefined;
  },
): Promise<void> {
  const {alias, live} = from;
  const synonyms = createSynonyms();
  const schema = createCollectionSchema(name);
  if (await putSynonymSet(client, alias, synonyms)) {
    await client.collections().create({
      ...schema,
      synonym_sets: [...new Set([alias, ...(live?.synonym_sets ?? [])])],
      curation_sets: live?.curation_sets ?? [],
    });
  } else {
    await client.collections().create(schema);
    await putCollectionRules(client, name, {synonyms, live});
  }
}

async function importRecords(
  client: Client,
  name: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const documents = createDocuments(records);
  const target = client.collections<(typeof documents)[number]>(name);
  for (let start = 0; start < documents.length; start += BATCH_SIZE) {
    const batch = documents.slice(start, start + BATCH_SIZE);
    try {
      // With `create`, duplicate ids are errors.
      await target.documents().import(batch, {action: 'create'});
    } catch (error) {
      if (!(error instanceof Errors.ImportError)) {
        throw error;
      }
      const at = error.importResults.findIndex(({success}) => !success);
      throw new Error(
        `Record ${batch[at]?.id} of ${batch[at]?.url} was refused: ${error.importResults[at]?.error}\nMend the page, or the schema in src/search/engines/hosted/collection.ts, build and run this again.`,
      );
    }
    console.log(`Loaded ${start + batch.length} of ${records.length} records.`);
  }
}
