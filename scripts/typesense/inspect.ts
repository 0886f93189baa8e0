import type {SearchRecord} from '../../src/search/records/record';
import {describeLive, findLive, type LiveIndex} from './alias';
import {collectionsOf} from './collections';
import {explain, Failure} from './failure';
import {checkIds} from './importRecords';
import type {PushOptions} from './pushOptions';
import type {TypesenseApi} from './typesenseApi';

/** Loss of records, as a share of the live collection, beyond which nothing is swapped. */
const MAX_LOSS = 0.2;

/**
 * Checks everything that can be known before the server is changed: key, alias, records.
 *
 * @returns what is live
 * @throws Error saying what failed and what to do
 */
export async function inspect(
  api: TypesenseApi,
  records: readonly SearchRecord[],
  {alias, force, report}: PushOptions,
): Promise<LiveIndex> {
  try {
    const live = await findLive(api, alias);
    report(describeLive(alias, live));
    // Asked for its own sake too: a key that may not list them could not tidy up.
    const all = await collectionsOf(api, alias);
    report(`Collections of ${alias}: ${all.length}.`);
    checkIds(records);
    checkLoss(records.length, live, force);
    return live;
  } catch (error) {
    throw explain(error, alias, 'Nothing was changed.');
  }
}

function checkLoss(
  count: number,
  {collection}: LiveIndex,
  force: boolean,
): void {
  if (
    collection &&
    !force &&
    count < collection.num_documents * (1 - MAX_LOSS)
  ) {
    throw new Failure(
      `${count} records, but ${collection.name} has ${collection.num_documents}: more than ${MAX_LOSS * 100} % would be gone.`,
      'Check that the build is whole and the one you mean (--dir); --force loads it all the same.',
    );
  }
}
