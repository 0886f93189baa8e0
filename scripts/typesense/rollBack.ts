import {findLive, swapAlias} from './alias';
import {collectionsOf, isWhole} from './collections';
import {explain, Failure} from './failure';
import type {Report} from './report';
import type {TypesenseApi} from './typesenseApi';

/**
 * Points the alias to the newest whole collection before the live one. Doing it twice goes back
 * twice.
 *
 * @throws Error saying what failed and what to do
 */
export async function rollBack(
  api: TypesenseApi,
  alias: string,
  report: Report,
): Promise<void> {
  try {
    const {target} = await findLive(api, alias);
    const all = await collectionsOf(api, alias);
    const previous = all
      .filter((each) => target !== undefined && each.name < target)
      .filter(isWhole)
      .at(-1);
    if (!previous) {
      const names = all.map(({name}) => name).join(', ') || 'none';
      throw new Failure(
        `${alias}: nothing to roll back to. It is ${target ?? 'missing'}; collections: ${names}.`,
        'Check out the version that was good, build it and push that.',
      );
    }
    await swapAlias(api, alias, previous.name);
    report(
      `${alias} is ${previous.name} again, with ${previous.num_documents} records. ${target} is kept.`,
    );
  } catch (error) {
    throw explain(error, alias, 'Nothing was rolled back.');
  }
}
