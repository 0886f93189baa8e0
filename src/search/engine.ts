import type {RecordType} from './records/record';
import type {SearchThemeConfig} from './themeConfig';

/** Maximum length of a query, in characters. */
export const MAX_QUERY_LENGTH = 500;

/** Hits per request: all that the modal shows, and one step of the results page. */
export const HITS_PER_PAGE = {modal: 8, page: 15} as const;

/** Query parameters of the results page. */
export const URL_PARAMETERS = {query: 'q', set: 'set'} as const;

/** The pages to search. Omitted properties are unrestricted. */
export interface SearchScope {
  /** Locale of the pages. */
  readonly language?: string;
  /** Tags of documentation sets and versions; `default` for pages outside the sets. Empty: unrestricted. */
  readonly tags?: readonly string[];
  /** Tag of the set that the reader is in, which is ranked higher. */
  readonly preferredTag?: string;
}

export interface ScopedQuery extends SearchScope {
  /** As typed. */
  readonly text: string;
}

/** One page of the hits for a query. */
export interface SearchQuery extends ScopedQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly perPage: number;
}

/** A part of a text. It is shown as text, never as markup. */
export interface TextPart {
  readonly text: string;
  /** Highlighted. */
  readonly isMatch: boolean;
}

export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({text}) => text).join('');
}

export interface HitTexts {
  readonly type: RecordType;
  /** Product and sidebar group, under which the modal groups hits. */
  readonly section: string;
  readonly title: readonly TextPart[];
  /** Headings between section and title. */
  readonly path: readonly (readonly TextPart[])[];
  readonly summary: readonly TextPart[];
}

/** A hit of an engine. */
export interface FoundHit extends HitTexts {
  /** Absolute or relative URL, not yet validated. */
  readonly address: string;
}

/** Why the embedded index answered instead of the search server. */
export type FallbackReason = 'unreachable' | 'refused';

/** One page of the hits for a query. */
export interface SearchAnswer<Hit = FoundHit> {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** Number of hits on all pages. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly fallback?: FallbackReason;
}

/** Suggestions for a query without hits. */
export interface Suggestions {
  /** The query with unknown words replaced by the nearest known ones. */
  readonly spelling?: string;
  readonly pages: readonly {readonly url: string; readonly title: string}[];
}

export interface SearchEngine {
  /** Delay after a key before a query is sent, in milliseconds. */
  readonly debounce: number;
  /** Starts to load what the first query needs. */
  warm(): void;
  /** @throws SearchError on failure; AbortError after an abort */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
  /** @throws SearchError on failure */
  suggest(query: ScopedQuery): Promise<Suggestions>;
}

export type CreateEngine = (config: {
  /** Base path of the locale, with a slash at both ends. */
  readonly baseUrl: string;
  readonly themeConfig: SearchThemeConfig;
}) => SearchEngine;

/** A failed search. The message contains no API key. */
export class SearchError extends Error {
  override readonly name: string = 'SearchError';
}

/** A request that the search server rejected, so that a retry is useless. */
export class SearchRefusal extends SearchError {
  override readonly name = 'SearchRefusal';
}
