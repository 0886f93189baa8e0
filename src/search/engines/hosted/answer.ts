import {SearchError} from '../../engine';
import type {SearchQuery} from '../../query';
import {HIERARCHY_FIELDS, isRecordType} from '../../record';
import type {
  FieldHighlight,
  GroupedHit,
  HitDocument,
  SearchResponse,
} from '../../response';

/** A refusal that no other node would answer differently: wrong key, unknown collection. */
export class Refusal extends SearchError {}

type Asked = Pick<SearchQuery, 'q' | 'page' | 'perPage'>;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the body of a `multi_search` answer to one search. Nothing in it is taken on trust: hits
 * without an address or any heading are left out.
 *
 * @param asked - what was asked for, whatever the answer says of itself
 * @throws Refusal for an error inside an answer with status 200
 * @throws SearchError when there is no result in it, or none of its hits can be read
 */
export function readAnswer(text: string, asked: Asked): SearchResponse {
  const result = firstResult(text);
  if (result['error'] !== undefined || result['code'] !== undefined) {
    throw new Refusal(
      `The search server refused: ${String(result['code'])} ${String(result['error'])}`,
    );
  }
  const {found, grouped_hits: groups, search_time_ms: time} = result;
  if (!Array.isArray(groups) || !isCount(found)) {
    throw new SearchError(
      'The search server gave no results: expected found and grouped_hits',
    );
  }
  const hits = groups.flatMap(readGroup);
  if (hits.length === 0 && (groups.length > 0 || isMissing(found, asked))) {
    throw new SearchError(
      `The search server gave no readable hit: expected ${found}, received ${groups.length} without text`,
    );
  }
  return {
    found: Math.max(found, hits.length),
    page: asked.page,
    grouped_hits: hits,
    search_time_ms: isCount(time) ? time : 0,
    request_params: {per_page: asked.perPage, q: asked.q},
  };
}

/** Hits are counted, and the first page of them is empty all the same. */
function isMissing(found: number, {page}: Asked): boolean {
  return found > 0 && page === 1;
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

function readGroup(group: unknown): GroupedHit[] {
  const hits = isFields(group) ? group['hits'] : undefined;
  const hit: unknown = Array.isArray(hits) ? hits[0] : undefined;
  const document = isFields(hit) ? readDocument(hit['document']) : undefined;
  return document && isFields(hit)
    ? [
        {
          group_key: [document.url],
          hits: [{document, highlight: readHighlight(hit['highlight'])}],
        },
      ]
    : [];
}

function readDocument(value: unknown): HitDocument | undefined {
  if (!isFields(value) || typeof value['url'] !== 'string') {
    return undefined;
  }
  const headings = textsOf(value, HIERARCHY_FIELDS);
  const type = value['type'];
  return Object.values(headings).some(Boolean)
    ? {
        ...headings,
        ...textsOf(value, ['anchor', 'content']),
        id: String(value['id']),
        url: value['url'],
        type: isRecordType(type) ? type : 'content',
      }
    : undefined;
}

/** The fields that are text. */
function textsOf(
  fields: Fields,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = fields[name];
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );
}

function readHighlight(value: unknown): Record<string, FieldHighlight> {
  const entries = isFields(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([name, field]) => {
      return isFields(field)
        ? [[name, textsOf(field, ['snippet', 'value'])]]
        : [];
    }),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
