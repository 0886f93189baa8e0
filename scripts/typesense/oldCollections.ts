import {unlessMissing} from './typesenseError';
import {collectionsOf, isWhole, type Collection} from './collections';
import type {Report} from './report';
import {removeSynonyms} from './synonyms';
import type {TypesenseApi} from './typesenseApi';

/** Older collections that are kept for a roll-back. */
const KEPT = 2;

/** The collections before the live one, oldest first. */
async function collectionsBefore(
  api: TypesenseApi,
  alias: string,
  live: string,
): Promise<Collection[]> {
  const all = await collectionsOf(api, alias);
  return all.filter(({name}) => name < live);
}

/** Chooses what may go: all but the newest two that are whole. */
function chooseSuperfluous(older: readonly Collection[]): string[] {
  const kept = older.filter(isWhole).slice(-KEPT);
  return older.filter((each) => !kept.includes(each)).map(({name}) => name);
}

/** Removes a collection and its synonyms; what is gone already is no fault. */
export async function removeCollection(
  api: TypesenseApi,
  name: string,
): Promise<void> {
  await unlessMissing(api.request('DELETE', `/collections/${name}`));
  await removeSynonyms(api, name);
}

/** Removes what is too old. The new index is live by then: failures are reported, not thrown. */
export async function removeOld(
  api: TypesenseApi,
  alias: string,
  live: string,
  report: Report,
): Promise<void> {
  try {
    const older = await collectionsBefore(api, alias, live);
    for (const name of chooseSuperfluous(older)) {
      await removeCollection(api, name).then(
        () => report(`Removed ${name}.`),
        (error: Error) => report(`Could not remove ${name}: ${error.message}`),
      );
    }
  } catch (error) {
    report(`Could not look for old collections: ${(error as Error).message}`);
  }
}
