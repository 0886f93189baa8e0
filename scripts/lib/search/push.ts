import {contextualFilter} from '../../../src/search/filter';
import {searchParameters} from '../../../src/search/query';
import type {SearchRecord} from '../../../src/search/record';
import {collectionSchema, SYNONYMS} from './schema';
import {ApiError, type TypesenseApi} from './typesenseApi';

/** Size of one part of an import, in characters. */
const IMPORT_SIZE = 1_000_000;

/** Loss of records, as a share of the old collection, beyond which nothing is swapped. */
const MAX_LOSS = 0.2;

/** Older collections that are kept for a roll-back. */
const KEPT = 2;

export interface PushOptions {
  /** Alias that searches use. */
  readonly alias: string;
  /** Name of the new collection after the alias; names sort by age. */
  readonly stamp: string;
  /** Swaps although many records are gone. */
  readonly force: boolean;
  /** Checks everything that can be checked without changing the server. */
  readonly dryRun: boolean;
  readonly report: (line: string) => void;
}

interface Collection {
  readonly name: string;
  readonly num_documents: number;
}

/**
 * Loads records into a new collection and points the alias to it. Whatever goes wrong before the
 * last step, the live collection stays as it was.
 *
 * @throws Error saying what failed and what to do
 */
export async function pushRecords(
  api: TypesenseApi,
  records: readonly SearchRecord[],
  options: PushOptions,
): Promise<void> {
  const {alias, stamp, report, dryRun} = options;
  const live = await findLive(api, alias);
  report(
    live
      ? `${alias} is ${live.name} with ${live.num_documents} records.`
      : `${alias} does not exist yet.`,
  );
  checkLoss(records.length, live, options);
  if (dryRun) {
    report(
      `Dry run: ${records.length} records would be loaded. Nothing was changed.`,
    );
    return;
  }
  const name = `${alias}_${stamp}`;
  await api.request('POST', '/collections', collectionSchema(name));
  try {
    await importRecords(api, name, records, report);
    await addSynonyms(api, name);
    await verify(api, name, records);
    await api.request('PUT', `/aliases/${alias}`, {collection_name: name});
  } catch (error) {
    // Best effort: what failed is the news, not the left-over.
    await api.request('DELETE', `/collections/${name}`).catch(() => undefined);
    throw error;
  }
  report(`${alias} is now ${name}.`);
  await removeOld(api, alias, name, report);
}

/** Points the alias to the newest collection before the live one. */
export async function rollBack(
  api: TypesenseApi,
  alias: string,
  report: (line: string) => void,
): Promise<void> {
  const live = await findLive(api, alias);
  const names = (await collectionsOf(api, alias)).map(({name}) => name);
  const previous = names.filter((name) => live && name < live.name).at(-1);
  if (!live || previous === undefined) {
    throw new Error(
      `${alias}: nothing to roll back to. Collections: ${names.join(', ') || 'none'}.`,
    );
  }
  await api.request('PUT', `/aliases/${alias}`, {collection_name: previous});
  report(`${alias} is ${previous} again. ${live.name} is kept.`);
}

async function findLive(
  api: TypesenseApi,
  alias: string,
): Promise<Collection | undefined> {
  const target = await api.find<{collection_name: string}>(`/aliases/${alias}`);
  const found = await api.find<Collection>(
    `/collections/${target?.collection_name ?? alias}`,
  );
  if (found && !target) {
    throw new Error(
      `"${alias}" is a collection, not an alias, so it cannot be swapped. Set TYPESENSE_COLLECTION to a new name, load it, switch the site over, then delete the old collection.`,
    );
  }
  return found;
}

function checkLoss(
  count: number,
  live: Collection | undefined,
  {force}: PushOptions,
): void {
  if (live && !force && count < live.num_documents * (1 - MAX_LOSS)) {
    throw new Error(
      `${count} records, but ${live.name} has ${live.num_documents}: more than ${MAX_LOSS * 100} % would be gone. Check the build; --force loads it all the same.`,
    );
  }
}

async function importRecords(
  api: TypesenseApi,
  name: string,
  records: readonly SearchRecord[],
  report: (line: string) => void,
): Promise<void> {
  let done = 0;
  for (const part of partsOf(records)) {
    const answer = await api.request(
      'POST',
      `/collections/${name}/documents/import?action=create`,
      part.map((record) => JSON.stringify(record)).join('\n'),
    );
    const lines = answer.split('\n').filter(Boolean);
    // An import answers with status 200 whatever became of its lines.
    lines.forEach((line, index) => {
      const {success, error} = JSON.parse(line) as {
        success: boolean;
        error?: string;
      };
      if (!success) {
        throw new Error(
          `Record ${part[index]?.id} of ${part[index]?.url} was refused: ${error}. Nothing was swapped.`,
        );
      }
    });
    if (lines.length !== part.length) {
      throw new Error(
        `${part.length} records were sent, ${lines.length} answered. Nothing was swapped; try again.`,
      );
    }
    done += part.length;
    report(`Loaded ${done} of ${records.length} records.`);
  }
}

function* partsOf(records: readonly SearchRecord[]): Generator<SearchRecord[]> {
  let part: SearchRecord[] = [];
  let size = 0;
  for (const record of records) {
    part.push(record);
    size += JSON.stringify(record).length;
    if (size > IMPORT_SIZE) {
      yield part;
      part = [];
      size = 0;
    }
  }
  if (part.length > 0) {
    yield part;
  }
}

/** From version 30 on, synonyms are sets of their own that a collection names. */
async function addSynonyms(api: TypesenseApi, name: string): Promise<void> {
  const {version} = await api.json<{version: string}>('GET', '/debug');
  const entries = Object.entries(SYNONYMS);
  if (version === 'nightly' || Number.parseInt(version, 10) >= 30) {
    const items = entries.map(([id, synonyms]) => ({id, synonyms}));
    await api.request('PUT', `/synonym_sets/${name}`, {items});
    await api.request('PATCH', `/collections/${name}`, {synonym_sets: [name]});
    return;
  }
  for (const [id, synonyms] of entries) {
    await api.request('PUT', `/collections/${name}/synonyms/${id}`, {synonyms});
  }
}

/** Counts the records and searches for a page's title exactly as the modal does. */
async function verify(
  api: TypesenseApi,
  name: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const {num_documents: count} = await api.json<Collection>(
    'GET',
    `/collections/${name}`,
  );
  if (count !== records.length) {
    throw new Error(
      `${name} holds ${count} records, expected ${records.length}. Nothing was swapped.`,
    );
  }
  const probe = records.find(({type}) => type === 'lvl1') ?? records[0]!;
  const q = probe['hierarchy.lvl1'] ?? '';
  const filterBy = contextualFilter(probe.language, [probe.docusaurus_tag]);
  const search = searchParameters(name, {q, page: 1, perPage: 20, filterBy});
  const {results} = await api.json<{
    results: {found?: number; error?: string}[];
  }>('POST', '/multi_search', {searches: [search]});
  if (!results[0]?.found) {
    throw new Error(
      `${name} does not find its own page "${q}": ${results[0]?.error ?? 'no result'}. Nothing was swapped.`,
    );
  }
}

async function collectionsOf(
  api: TypesenseApi,
  alias: string,
): Promise<Collection[]> {
  const all = await api.json<Collection[]>('GET', '/collections');
  return all
    .filter(({name}) => name.startsWith(`${alias}_`))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function removeOld(
  api: TypesenseApi,
  alias: string,
  live: string,
  report: (line: string) => void,
): Promise<void> {
  const old = (await collectionsOf(api, alias)).filter(
    ({name}) => name !== live,
  );
  for (const {name} of old.slice(0, Math.max(0, old.length - KEPT))) {
    try {
      await api.request('DELETE', `/collections/${name}`);
      report(`Removed ${name}.`);
    } catch (error) {
      // Somebody else removed it, or the key may not: the new collection is live all the same.
      report(
        `Could not remove ${name}: ${error instanceof ApiError ? error.message : String(error)}`,
      );
    }
  }
}
