import type {FoundHit, SearchAnswer} from '../../answer';
import {SearchError, SearchRefusal} from '../../engine';
import type {SearchQuery} from '../../query';
import {HIERARCHY_FIELDS, isRecordType} from '../../records/record';
import {plainText, type TextPart} from '../../text/parts';

/** What was asked for, whatever the answer says of itself. */
type Asked = Pick<SearchQuery, 'page' | 'perPage'>;

/** What is read of a hit. */
interface Hit {
  readonly document: Readonly<Record<string, unknown>>;
  /** Marked texts, by field. */
  readonly highlight?: Readonly<
    Record<string, {readonly value?: unknown; readonly snippet?: unknown}>
  >;
}

/** What is read of an answer. Nothing in it is certain: whatever is not as it is written here stops the reading. */
interface MultiSearchAnswer {
  readonly results: readonly [
    {
      readonly code?: unknown;
      readonly error?: unknown;
      readonly found: number;
      readonly grouped_hits: readonly {readonly hits: readonly [Hit]}[];
    },
  ];
}

/**
 * Reads the body of a `multi_search` answer to one search. Nothing in it is taken on trust: an answer with a hit
 * that has no address or no heading is none.
 *
 * @throws SearchRefusal for an error inside an answer with status 200
 * @throws SearchError when it is not what a Typesense server answers
 */
export function readAnswer(text: string, asked: Asked): SearchAnswer {
  try {
    return readResult(JSON.parse(text) as MultiSearchAnswer, asked);
  } catch (error) {
    if (error instanceof SearchError) {
      throw error;
    }
    // The message of the error may cite the answer, which may cite the request and its key.
    throw new SearchError('The search server gave no answer to a search');
  }
}

function readResult(
  {results: [result]}: MultiSearchAnswer,
  {page, perPage}: Asked,
): SearchAnswer {
  const {code, error, found, grouped_hits: groups} = result;
  if (error !== undefined || code !== undefined) {
    throw new SearchRefusal(
      `The search server refused: ${String(code)} ${String(error)}`,
    );
  }
  const hits = groups.map(({hits: [best]}) => readHit(best));
  const isCounted = Number.isSafeInteger(found) && found >= hits.length;
  if (!isCounted || (found > 0 && page === 1 && hits.length === 0)) {
    throw new SearchError(
      `The search server gave no hits that its count, ${found}, agrees with`,
    );
  }
  return {hits, total: found, hasMore: page * perPage < found};
}

function readHit({document, highlight = {}}: Hit): FoundHit {
  const {url, type, content} = document;
  const [section = [], ...levels] = HIERARCHY_FIELDS.map((field) =>
    // Without a text of its own, a hit has no such level.
    document[field] ? readText(highlight[field]?.value, document[field]) : [],
  );
  const headings = [section, ...levels].filter((parts) => parts.length > 0);
  const title = headings.at(-1);
  if (typeof url !== 'string' || url.trim() === '' || !title) {
    throw new SearchError(
      'The search server gave no address or no heading for a hit',
    );
  }
  const {snippet, value} = highlight['content'] ?? {};
  return {
    address: url,
    type: isRecordType(type) ? type : 'content',
    section: plainText(section),
    title,
    path: headings.slice(section.length > 0 ? 1 : 0, -1),
    summary: readText(snippet, value, content),
  };
}

/** The first of some values that is a text, with its marks. */
function readText(...values: readonly unknown[]): TextPart[] {
  const text = values.find((value) => typeof value === 'string');
  return text === undefined ? [] : parseMarked(text);
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
