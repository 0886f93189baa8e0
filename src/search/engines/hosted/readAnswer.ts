import type {SearchAnswer} from '../../answer';
import {SearchError, SearchRefusal} from '../../engine';
import type {SearchQuery} from '../../query';
import {isFields, type Fields} from './fields';
import {readHit} from './readHit';

/** What was asked for, whatever the answer says of itself. */
type Asked = Pick<SearchQuery, 'page' | 'perPage'>;

/**
 * Reads the body of a `multi_search` answer to one search. Nothing in it is taken on trust: hits
 * without an address or any heading are left out.
 *
 * @throws SearchRefusal for an error inside an answer with status 200
 * @throws SearchError when there is no result in it, or none of its hits can be read
 */
export function readAnswer(text: string, {page, perPage}: Asked): SearchAnswer {
  const result = firstResult(text);
  if (result['error'] !== undefined || result['code'] !== undefined) {
    throw new SearchRefusal(
      `The search server refused: ${String(result['code'])} ${String(result['error'])}`,
    );
  }
  const {found, grouped_hits: groups} = result;
  if (!Array.isArray(groups) || !isCount(found)) {
    throw new SearchError(
      'The search server gave no results: expected found and grouped_hits',
    );
  }
  const hits = groups.flatMap((group) => readHit(group) ?? []);
  // Hits are counted, and the first page of them is empty all the same.
  const isMissing = found > 0 && page === 1;
  if (hits.length === 0 && (groups.length > 0 || isMissing)) {
    throw new SearchError(
      `The search server gave no readable hit: expected ${found}, received ${groups.length} without text`,
    );
  }
  const total = Math.max(found, hits.length);
  return {hits, total, hasMore: page * perPage < total};
}

function firstResult(text: string): Fields {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // The parser's own message cites the answer, which may cite the request and its key.
    throw new SearchError('The search server gave no JSON');
  }
  const results = isFields(body) ? body['results'] : undefined;
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isFields(result)) {
    throw new SearchError('The search server gave no results');
  }
  return result;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
