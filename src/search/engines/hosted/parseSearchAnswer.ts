import {
  toPlainText,
  SearchError,
  type FoundHit,
  type SearchAnswer,
  type SearchQuery,
  type TextPart,
} from '../../engine';
import {HIERARCHY_FIELDS, type HeadingLevel} from '../../records/record';

interface Hit {
  readonly document: Readonly<Record<string, unknown>>;
  /** Text of each field with matches highlighted. */
  readonly highlight?: Readonly<
    Record<string, {readonly value?: unknown; readonly snippet?: unknown}>
  >;
}

/** Expected structure of the server's answer. Reading an answer with any other structure throws a TypeError. */
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
 * Parses the answer to a `multi_search` request with one search, and validates the parts that are used.
 *
 * @throws SearchError with the reason `refused` if the answer contains an error, otherwise `unreachable` if the
 * text is not an answer, or a hit has no address or heading
 */
export function parseSearchAnswer(
  text: string,
  {page, perPage}: Pick<SearchQuery, 'page' | 'perPage'>,
): SearchAnswer {
  try {
    const {results} = JSON.parse(text) as MultiSearchAnswer;
    const {code, error, found, grouped_hits: groups} = results[0];
    if (error !== undefined || code !== undefined) {
      throw new SearchError(
        `The search server refused: ${String(code)} ${String(error)}`,
        'refused',
      );
    }
    const hits = groups.map(({hits: [best]}) => readHit(best));
    const isCount = Number.isSafeInteger(found) && found >= hits.length;
    if (!isCount || (found > 0 && page === 1 && hits.length === 0)) {
      throw new SearchError(
        `The search server gave no hits that match its count, ${found}`,
      );
    }
    return {hits, total: found, hasMore: page * perPage < found};
  } catch (error) {
    if (error instanceof SearchError) {
      throw error;
    }
    // Omits the cause, whose message may contain the request with the API key.
    throw new SearchError('The search server gave no valid answer');
  }
}

function readHit({document, highlight = {}}: Hit): FoundHit {
  const {url, content, excerpt} = document;
  const levels = HIERARCHY_FIELDS.map((field) =>
    // Ignores highlights of fields that the document does not have, which the server may send.
    document[field] ? readText(highlight[field]?.value, document[field]) : [],
  );
  const title = levels.filter(({length}) => length > 0).at(-1);
  if (typeof url !== 'string' || url.trim() === '' || !title) {
    throw new SearchError(
      'The search server gave no address or no heading for a hit',
    );
  }
  const level = levels.indexOf(title) as HeadingLevel;
  const {snippet, value} = highlight['content'] ?? {};
  const summary = readText(snippet, value, content, excerpt);
  return {
    address: url,
    type: hasMatch(summary) && !hasMatch(title) ? 'content' : `lvl${level}`,
    section: toPlainText(levels[0]!),
    title,
    path: levels.slice(1, level).filter(({length}) => length > 0),
    summary,
  };
}

function hasMatch(parts: readonly TextPart[]): boolean {
  return parts.some(({isMatch}) => isMatch);
}

/** Parses the first value that is a string. */
function readText(...values: readonly unknown[]): TextPart[] {
  const text = values.find((value) => typeof value === 'string');
  return text === undefined ? [] : parseHighlighted(text);
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
 * Parses a highlighted text of the server. `<mark>` and `</mark>` delimit matches. All other markup is shown
 * as text. Entities are decoded, since Typesense's own scraper stores escaped text.
 */
export function parseHighlighted(value: string): TextPart[] {
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
