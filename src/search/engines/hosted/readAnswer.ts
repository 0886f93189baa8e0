import type {FoundHit, SearchAnswer} from '../../answer';
import {SearchError, SearchRefusal} from '../../engine';
import type {SearchQuery} from '../../query';
import {HIERARCHY_FIELDS, isRecordType} from '../../records/record';
import {plainText, type TextPart} from '../../text/parts';

/** What was asked for, whatever the answer says of itself. */
type Asked = Pick<SearchQuery, 'page' | 'perPage'>;

/** The fields of a JSON object. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the body of a `multi_search` answer to one search. Nothing in it is taken on trust: an answer with a hit
 * that has no address or no heading is none.
 *
 * @throws SearchRefusal for an error inside an answer with status 200
 * @throws SearchError when it is not what a Typesense server answers
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
  if (found > 0 && page === 1 && groups.length === 0) {
    throw new SearchError(
      `The search server gave no hit: expected ${found}, received none`,
    );
  }
  const hits = groups.map(readHit);
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

/** Reads the best hit of a group. */
function readHit(group: unknown): FoundHit {
  const hits = isFields(group) ? group['hits'] : undefined;
  const hit: unknown = Array.isArray(hits) ? hits[0] : undefined;
  const document = isFields(hit) ? hit['document'] : undefined;
  if (!isFields(hit) || !isFields(document)) {
    throw new SearchError('The search server gave no document for a hit');
  }
  const {url, type, content} = document;
  const highlight = isFields(hit['highlight']) ? hit['highlight'] : {};
  const [section = [], ...levels] = HIERARCHY_FIELDS.map((field) =>
    readHeading(document[field], highlight[field]),
  );
  const headings = [section, ...levels].filter((parts) => parts.length > 0);
  const title = headings.at(-1);
  if (typeof url !== 'string' || url.trim() === '' || !title) {
    throw new SearchError(
      'The search server gave no address or no heading for a hit',
    );
  }
  return {
    address: url,
    type: isRecordType(type) ? type : 'content',
    section: plainText(section),
    title,
    path: headings.slice(section.length > 0 ? 1 : 0, -1),
    summary: readSummary(content, highlight['content']),
  };
}

/** A heading with its marks; empty when there is no such level. */
function readHeading(text: unknown, highlight: unknown): TextPart[] {
  return typeof text === 'string' && text !== ''
    ? parseMarked(textOf(highlight, 'value') ?? text)
    : [];
}

function readSummary(content: unknown, highlight: unknown): TextPart[] {
  const marked =
    textOf(highlight, 'snippet') ?? textOf(highlight, 'value') ?? content;
  return typeof marked === 'string' ? parseMarked(marked) : [];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * Reads a text of the server: `<mark>` and `</mark>` delimit matches, everything else is text,
 * whether the collection holds it escaped (as Typesense's scraper does) or raw. The result is
 * rendered as text, so markup in a record stays visible and harmless.
 */
export function parseMarked(value: string): TextPart[] {
  const parts: TextPart[] = [];
  let isMatch = false;
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') {
      isMatch = piece === '<mark>';
    } else if (piece !== '') {
      const text = piece.replace(
        /&(?:lt|gt|quot|#39|#x27|amp);/g,
        (entity) => ENTITIES[entity] ?? entity,
      );
      parts.push({text, isMatch});
    }
  }
  return parts;
}

function textOf(fields: unknown, name: string): string | undefined {
  const text = isFields(fields) ? fields[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
