import type {Client} from 'typesense';
import {SYNONYM_PREFIX} from '../../src/search';
import {mapInParallel} from '../process/inParallel';
import {ignoreNotFound} from './client';
import type {TypesenseCollection} from './collections';

/** Synonyms by id. */
type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Maximum number of concurrent requests. */
const CONCURRENCY = 8;

/**
 * Puts the synonyms of the site into the synonym set of an alias.
 *
 * @returns `false` if the server has no sets: before version 30, synonyms and curations are parts of a collection
 */
export async function putSynonymSet(
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
export async function putCollectionRules(
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
