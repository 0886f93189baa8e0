import {Errors, type Client} from 'typesense';
import {ignoreNotFound} from '../../scripts/typesense/client';
import {ALIAS} from './searchServer';

/** Name of the operator's sets of rules. */
const SETS = `${ALIAS}-operator`;

export async function findLive(client: Client): Promise<string> {
  return (await client.aliases(ALIAS).retrieve()).collection_name;
}

/** Lists the collections of the alias. A running server may have others. */
export async function listCollections(client: Client) {
  const all = await client.collections().retrieve();
  return all.filter(({name}) => name.startsWith(`${ALIAS}_`));
}

/**
 * Adds rules to a collection, as an operator does: `pinnedword` finds `freePointer`, and `zyxwaiter` is a synonym of
 * `waitResult`.
 */
export async function addRules(client: Client, name: string): Promise<void> {
  const target = client.collections(name);
  const {hits = []} = await target.documents().search(
    {
      q: 'freePointer',
      query_by: 'title',
      filter_by: 'language:=en && type:=lvl1',
    },
    {},
  );
  const {id} = hits[0]!.document as {id: string};
  const curation = {
    rule: {query: 'pinnedword', match: 'exact' as const},
    includes: [{id, position: 1}],
  };
  const synonyms = ['zyxwaiter', 'waitResult'];
  try {
    await client.curationSets(SETS).upsert({items: [{id: 'pin', ...curation}]});
    await client.synonymSets(SETS).upsert({items: [{id: 'wait', synonyms}]});
    const {synonym_sets: sets = []} = await target.retrieve();
    await target.update({
      curation_sets: [SETS],
      synonym_sets: [...sets, SETS],
    } as never);
  } catch (error) {
    if (!(error instanceof Errors.ObjectNotFound)) {
      throw error;
    }
    // Before version 30.
    await target.overrides().upsert('pin', curation);
    await target.synonyms().upsert('wait', {synonyms});
  }
}

/** Removes all that the tests and pushes have left on a server. */
export async function removeCollections(client: Client): Promise<void> {
  await ignoreNotFound(client.aliases(ALIAS).delete());
  for (const {name} of await listCollections(client)) {
    await client.collections(name).delete();
  }
  for (const {id, description} of (await client.keys().retrieve()).keys) {
    if (description === `Search of ${ALIAS}`) {
      await client.keys(id).delete();
    }
  }
  await ignoreNotFound(client.curationSets(SETS).delete());
  for (const set of [ALIAS, SETS]) {
    await ignoreNotFound(client.synonymSets(set).delete());
  }
}
