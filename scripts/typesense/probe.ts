import {parseMarked} from '../../src/search/engines/hosted/marked';
import {searchParameters} from '../../src/search/engines/hosted/parameters';
import {readAnswer} from '../../src/search/engines/hosted/readAnswer';
import {modalQuery} from '../../src/search/query';
import type {SearchRecord} from '../../src/search/records/record';
import {plainText} from '../../src/search/text/parts';
import {Failure} from './failure';
import type {TypesenseApi} from './typesenseApi';

/** A page to search for, by its title. */
interface Probe {
  readonly title: string;
  readonly language: string;
  readonly tag: string;
}

/**
 * Searches for the title of one page of each language, with the parameters of the modal.
 *
 * @param collection - collection or alias to search
 * @throws Failure when a page is not found by its own title; TypesenseError when nothing may be searched
 */
export async function probeSearch(
  api: TypesenseApi,
  collection: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const probes = probesOf(records);
  if (probes.length === 0) {
    throw new Failure(
      `${collection} has no title of a page to search for.`,
      'Check the build: every page needs an h1 or a title.',
    );
  }
  for (const probe of probes) {
    const problem = await problemOf(api, collection, probe);
    if (problem !== undefined) {
      throw new Failure(
        `${collection} does not find its own page "${probe.title}" (${probe.language}): ${problem}.`,
        'Compare the schema in src/search/engines/hosted/schema.ts with the parameters in src/search/engines/hosted/parameters.ts, then run this again.',
      );
    }
  }
}

/** Why a page is not found; `undefined` when it is. */
async function problemOf(
  api: TypesenseApi,
  collection: string,
  {title, language, tag}: Probe,
): Promise<string | undefined> {
  const query = modalQuery(title, {language, tags: [tag]});
  const searches = [searchParameters(collection, query)];
  const text = await api.request('POST', '/multi_search', {searches});
  const wanted = plainText(parseMarked(title));
  try {
    const {hits} = readAnswer(text, query);
    // The first heading below the section is the title of the page.
    return hits.some((hit) => plainText(hit.path[0] ?? hit.title) === wanted)
      ? undefined
      : `${hits.length} other results`;
  } catch (error) {
    // An error of one search comes inside an answer with status 200.
    return (error as Error).message;
  }
}

function probesOf(records: readonly SearchRecord[]): Probe[] {
  const probes = new Map<string, Probe>();
  for (const record of records) {
    const {language, docusaurus_tag: tag, 'hierarchy.lvl1': title} = record;
    if (record.type === 'lvl1' && title && !probes.has(language)) {
      probes.set(language, {title, language, tag});
    }
  }
  return [...probes.values()];
}
