import {contextualFilter} from '../../src/search/filter';
import {modalQuery, searchParameters} from '../../src/search/query';
import type {SearchRecord} from '../../src/search/record';
import {Failure} from './failure';
import type {TypesenseApi} from './typesenseApi';

/** A page to search for, by its title. */
interface Probe {
  readonly title: string;
  readonly language: string;
  readonly tag: string;
}

/** What a probe reads of the answer to one search. */
interface Result {
  readonly code?: number;
  readonly error?: string;
  readonly grouped_hits?: readonly {
    readonly hits: readonly {readonly document: Partial<SearchRecord>}[];
  }[];
}

/**
 * Searches for the title of one page of each language, with the parameters of the modal.
 *
 * @param collection - collection or alias to search
 * @throws Failure when a page is not found by its own title; ApiError when nothing may be searched
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
  for (const {title, language, tag} of probes) {
    const query = modalQuery(title, contextualFilter(language, [tag]));
    const {results} = await api.json<{results: readonly Result[]}>(
      'POST',
      '/multi_search',
      {searches: [searchParameters(collection, query)]},
    );
    const {code, error, grouped_hits: groups = []} = results[0] ?? {};
    const isFound = groups.some(({hits}) =>
      hits.some(({document}) => document['hierarchy.lvl1'] === title),
    );
    if (!isFound) {
      // An error of one search comes inside an answer with status 200.
      const reason = error
        ? `${code} ${error}`
        : `${groups.length} other results`;
      throw new Failure(
        `${collection} does not find its own page "${title}" (${language}): ${reason}.`,
        'Compare the schema in scripts/typesense/schema.ts with the parameters in src/search/query.ts, then run this again.',
      );
    }
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
