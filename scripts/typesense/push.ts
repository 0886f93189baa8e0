import {type Client, Errors} from 'typesense';
import {
  createCollectionSchema,
  createDocuments,
  createSynonyms,
  type SearchRecord,
  SYNONYM_PREFIX,
} from '../../src/search';
import {mapInParallel} from '../process/inParallel';
import {addRemedy, ignoreNotFound, isClientError} from './client';
import {
  createCollectionName,
  findLiveCollection,
  removeOldCollections,
  type TypesenseCollection,
} from './collections';
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

/** Synonyms by id. */
type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Maximum number of concurrent requests. */
const CONCURRENCY = 8;

/**
 * Puts the synonyms of the site into the synonym set of an alias.
 *
 * @returns `false` if the server has no sets: before version 30, synonyms and curations are parts of a collection
 */
async function putSynonymSet(
  client: Client,
  alias: string,
  synonyms: Synonyms,
): Promise<boolean> {
  const items = createItems(synonyms);
  const set = await ignoreNotFound(client.synonymSets(alias).upsert({items}));
  return set !== undefined;
}

/**
 * Puts the synonyms of the site into a collection of a server before version 30, and copies the operator's
 * synonyms and curations from the live collection.
 */
async function putCollectionRules(
  client: Client,
  name: string,
  {
    synonyms,
    live,
  }: {
    readonly synonyms: Synonyms;
    readonly live: TypesenseCollection | undefined;
  },
): Promise<void> {
  const target = client.collections(name);
  const source = live && client.collections(live.name);
  const own = (await source?.synonyms().retrieve())?.synonyms ?? [];
  const curations = (await source?.overrides().retrieve())?.overrides ?? [];
  const all = [
    ...createItems(synonyms),
    ...own.filter(({id}) => !id.startsWith(SYNONYM_PREFIX)),
  ];
  await mapInParallel(all, CONCURRENCY, ({id, ...words}) =>
    target.synonyms().upsert(id, words),
  );
  await mapInParallel(curations, CONCURRENCY, ({id, ...curation}) =>
    target.overrides().upsert(id, curation),
  );
  console.log(
    "This server is older than Typesense 30: synonyms and curations are parts of the collection, and the operator's were copied. It ignores the newer parameters that guides/search.md lists.",
  );
}

/** Converts synonyms to the items that the server takes. */
function createItems(synonyms: Synonyms) {
  return Object.entries(synonyms).map(([id, words]) => ({
    id,
    synonyms: [...words],
  }));
}
