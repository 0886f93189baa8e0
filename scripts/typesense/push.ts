import type {SearchRecord} from '../../src/search/records/record';
import {findLive, swapAlias, type LiveIndex} from './alias';
import {TypesenseError} from './typesenseError';
import {belongsTo} from './collections';
import {explain, Failure} from './failure';
import {inspect} from './inspect';
import {loadCollection} from './load';
import {removeCollection, removeOld} from './oldCollections';
import type {PushOptions} from './pushOptions';
import type {Report} from './report';
import type {TypesenseApi} from './typesenseApi';

/**
 * Loads records into a new collection and points the alias to it. Whatever goes wrong before the
 * last step, the live collection stays as it was and the new one is removed.
 *
 * @throws Error saying what failed, what is live, and what to do
 */
export async function pushRecords(
  api: TypesenseApi,
  records: readonly SearchRecord[],
  options: PushOptions,
): Promise<void> {
  const {alias, stamp, report, dryRun} = options;
  const live = await inspect(api, records, options);
  const name = `${alias}_${stamp}`;
  if (dryRun) {
    report(
      `Dry run: ${records.length} records would be loaded into ${name}. Nothing was changed.`,
    );
    return;
  }
  const push = {api, alias, name, live, report};
  try {
    await loadCollection(api, name, records, report);
    await checkNewest(push);
  } catch (error) {
    throw explain(error, alias, await discard(push));
  }
  await goLive(push);
  report(`${alias} is now ${name}.`);
  await removeOld(api, alias, name, report);
}

/** What the steps of one push share. */
interface Push {
  readonly api: TypesenseApi;
  readonly alias: string;
  /** The new collection. */
  readonly name: string;
  /** What was live when the push began. */
  readonly live: LiveIndex;
  readonly report: Report;
}

/** Of two pushes at once, the one that began later wins. */
async function checkNewest({api, alias, name}: Push): Promise<void> {
  const {target} = await findLive(api, alias);
  if (target !== undefined && belongsTo(alias, target) && target > name) {
    throw new Failure(
      `${target} went live in the meantime: a push that began after this one.`,
      'If this build is the one that should be live, push it again.',
    );
  }
}

/**
 * Points the alias to the new collection.
 *
 * A refusal leaves everything as it was. After any other error the server may still carry the
 * request out, so the collection stays: an alias that leads nowhere would be worse.
 */
async function goLive(push: Push): Promise<void> {
  const {api, alias, name} = push;
  try {
    await swapAlias(api, alias, name);
  } catch (error) {
    if (error instanceof TypesenseError && error.isRefusal) {
      throw explain(error, alias, await discard(push));
    }
    throw explain(
      error,
      alias,
      `${name} is complete and is kept: ${alias} was not seen to change, but still may.`,
    );
  }
}

/** Removes the new collection. @returns what became of it and of the live one */
async function discard({
  api,
  alias,
  name,
  live,
  report,
}: Push): Promise<string> {
  report(`Failed. Removing ${name}.`);
  const asBefore =
    live.target === undefined
      ? `${alias} still does not exist.`
      : `${alias} still is ${live.target}.`;
  try {
    await removeCollection(api, name);
    return `${name} was removed. ${asBefore}`;
  } catch (error) {
    return `${asBefore} ${name} could not be removed (${(error as Error).message}): delete it when the server answers again.`;
  }
}
