import type {RecordType} from './records/record';
import type {SearchThemeConfig} from './themeConfig';

/** Maximum length of a query, in characters. */
export const MAX_QUERY_LENGTH = 500;

/** Number of hits per request. The modal sends one request per query; the results page sends more on demand. */
export const HITS_PER_PAGE = {modal: 8, page: 15} as const;

/** Maximum number of hits that lead to sections of the same page. */
export const HITS_OF_ONE_PAGE = 3;

/** Names of the URL query parameters of the results page. */
export const URL_PARAMETERS = {query: 'q', set: 'set'} as const;

/** Restricts a search to some pages. An omitted property does not restrict it. */
export interface SearchScope {
  /** Locale of the pages. */
  readonly language?: string;
  /**
   * Tags of documentation sets and versions; `default` means pages outside the sets. An empty list does not
   * restrict the search.
   */
  readonly tags?: readonly string[];
  /** Tag of the reader's current documentation set; its pages rank higher. */
  readonly preferredTag?: string;
}

export interface ScopedQuery extends SearchScope {
  /** Query text, not normalized. */
  readonly text: string;
}

/** Requests one page of the hits for a query. */
export interface SearchQuery extends ScopedQuery {
  /** 1-based number of the page of hits. */
  readonly page: number;
  readonly perPage: number;
}

/** A part of a text. Must be rendered as text, never as markup. */
export interface TextPart {
  readonly text: string;
  /** True if the part matches the query and is highlighted. */
  readonly isMatch: boolean;
}

export function toPlainText(parts: readonly TextPart[]): string {
  return parts.map(({text}) => text).join('');
}

/** A search hit as an engine returns it. */
export interface FoundHit {
  /** Absolute or relative URL, not yet validated. */
  readonly address: string;
  readonly type: RecordType;
  /** Product and sidebar group, under which the modal groups hits. */
  readonly section: string;
  readonly title: readonly TextPart[];
  /** Headings between the section and the title of the hit. */
  readonly path: readonly (readonly TextPart[])[];
  readonly summary: readonly TextPart[];
}

/** Reason why a search failed. After a refusal by the server, sending the same request again does not help. */
export type SearchFailureReason = 'unreachable' | 'refused';

/** One page of the hits for a query. */
export interface SearchAnswer<Hit = FoundHit> {
  /** Sorted by relevance, best first. */
  readonly hits: readonly Hit[];
  /** Number of hits on all pages. */
  readonly total: number;
  readonly hasMore: boolean;
  /** Reason why the embedded index answered instead of the search server. */
  readonly fallback?: SearchFailureReason;
}

/** Suggestions for a query without hits. */
export interface SearchSuggestions {
  /** The query with each unknown word replaced by the nearest known word. */
  readonly spelling?: string;
  readonly pages: readonly {readonly url: string; readonly title: string}[];
}

export interface SearchEngine {
  /** Time to wait after a keystroke before sending the query, in milliseconds. */
  readonly debounce: number;
  /** Preloads the files that the first query needs. */
  preload(): void;
  /**
   * Finds one page of hits.
   *
   * @throws SearchError on failure; AbortError when aborted by the signal
   */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
  /**
   * Suggests other spellings and pages for a query without hits.
   *
   * @throws SearchError on failure
   */
  suggest(query: ScopedQuery): Promise<SearchSuggestions>;
}

export type CreateSearchEngine = (config: {
  /** Base path of the locale, with a leading and a trailing slash. */
  readonly baseUrl: string;
  readonly themeConfig: SearchThemeConfig;
}) => SearchEngine;

/** Thrown when a search fails. The message never contains the API key. */
export class SearchError extends Error {
  override readonly name: string = 'SearchError';

  constructor(
    message: string,
    readonly reason: SearchFailureReason = 'unreachable',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
