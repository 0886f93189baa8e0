import {setTimeout as sleep} from 'node:timers/promises';
import {Errors, type Client} from 'typesense';
import {
  buildSearchParameters,
  parseHighlighted,
  parseSearchAnswer,
  HITS_PER_PAGE,
  toPlainText,
  type SearchRecord,
} from '../../src/search';
import {addRemedy, getErrorMessage} from './client';

const REMEDY =
  'TYPESENSE_SEARCH_API_KEY goes to every browser: expected a key that may search this alias and nothing else. Unset it and run this with --create-search-key, which makes one.';

/**
 * Creates an API key that only allows searching an alias, unless it already exists.
 *
 * @throws Error with a remedy
 */
export async function createSearchKey(
  client: Client,
  alias: string,
  value: string,
): Promise<void> {
  try {
    await client.keys().create({
      description: `Search of ${alias}`,
      actions: ['documents:search'],
      collections: [alias],
      value,
    });
  } catch (error) {
    if (!(error instanceof Errors.ObjectAlreadyExists)) {
      throw addRemedy(error, 'No key was made.');
    }
  }
}

/**
 * Checks that the search key, which browsers receive, finds pages and allows nothing else.
 *
 * @param client - client that uses the search key
 * @throws Error with a remedy
 */
export async function checkSearchKey(
  client: Client,
  alias: string,
  records: readonly SearchRecord[],
  patience?: number,
): Promise<void> {
  const state = `${alias} is live.`;
  try {
    await probeSearch(client, alias, records, patience);
  } catch (error) {
    throw new Error(`${state}\n${getErrorMessage(error)}\n${REMEDY}`);
  }
  const answers = await Promise.allSettled([
    client.collections().retrieve(),
    client.collections(alias).documents('0').retrieve(),
  ]);
  const isForbidden = (answer: PromiseSettledResult<unknown>) =>
    answer.status === 'rejected' &&
    answer.reason instanceof Errors.RequestUnauthorized;
  if (!answers.every(isForbidden)) {
    throw new Error(
      `${state}\nTYPESENSE_SEARCH_API_KEY may do more than search.\n${REMEDY}`,
    );
  }
}

/** Maximum time until a node of a cluster has the newest records and keys, in milliseconds. */
const REPLICATION = 30_000;

/**
 * Searches for the title of one page per language, until it is found: a node may be behind its cluster.
 *
 * @param collection - name of a collection or alias
 * @param patience - maximum time, in milliseconds
 * @throws Error if a page is not found by its title, or if the key does not allow searching
 */
export async function probeSearch(
  client: Client,
  collection: string,
  records: readonly SearchRecord[],
  patience = REPLICATION,
): Promise<void> {
  const deadline = Date.now() + patience;
  const titles = records.filter(({type}) => type === 'lvl1');
  const languages = [...new Set(titles.map(({language}) => language))];
  for (const language of languages) {
    const record = titles.find((each) => each.language === language)!;
    for (;;) {
      try {
        await findTitle(client, collection, record);
        break;
      } catch (error) {
        if (Date.now() >= deadline) {
          throw error;
        }
        await sleep(500);
      }
    }
  }
}

async function findTitle(
  client: Client,
  collection: string,
  {language, docusaurus_tag: tag, ...record}: SearchRecord,
): Promise<void> {
  const title = record['hierarchy.lvl1'] ?? '';
  const query = {
    text: title,
    language,
    tags: [tag],
    page: 1,
    perPage: HITS_PER_PAGE.modal,
  };
  const search = buildSearchParameters(collection, query);
  const answer = await client.multiSearch.perform({searches: [search]});
  const {hits} = parseSearchAnswer(JSON.stringify(answer), query);
  const wanted = toPlainText(parseHighlighted(title));
  // The first heading in the path of a record is the title of its page.
  if (!hits.some((hit) => toPlainText(hit.path[0] ?? hit.title) === wanted)) {
    throw new Error(
      `${collection} does not find its own page "${title}" (${language}), but ${hits.length} others.\nCompare the schema in src/search/engines/hosted/collection.ts with the parameters in src/search/engines/hosted/parameters.ts, then run this again.`,
    );
  }
}
