import {requestSearch} from '../../../src/search/engines/hosted/request';
import {NodePool} from '../../../src/search/engines/hosted/nodes';
import {contextualFilter} from '../../../src/search/filter';
import {modalQuery, searchParameters} from '../../../src/search/query';
import type {SearchRecord} from '../../../src/search/record';
import {Failure} from './failure';
import type {ClusterAccess} from './typesenseApi';

/** A page to search for, by its title. */
interface Probe {
  readonly title: string;
  readonly language: string;
  readonly tag: string;
}

/**
 * Searches for the title of one page of each language, exactly as the modal does.
 *
 * @param collection - collection or alias to search
 * @throws Failure when a page is not found by its own title
 */
export async function probeSearch(
  {nodes, apiKey}: ClusterAccess,
  collection: string,
  records: readonly SearchRecord[],
): Promise<void> {
  for (const {title, language, tag} of probesOf(records)) {
    const query = modalQuery(title, contextualFilter(language, [tag]));
    const {grouped_hits: groups} = await requestSearch(
      {apiKey},
      new NodePool(nodes),
      searchParameters(collection, query),
    );
    const isFound = groups.some(({hits}) =>
      hits.some(({document}) => document['hierarchy.lvl1'] === title),
    );
    if (!isFound) {
      throw new Failure(
        `${collection} does not find its own page "${title}" (${language}): ${groups.length} other results.`,
        'Compare the schema in scripts/lib/search/schema.ts with the parameters in src/search/query.ts, then run this again.',
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
