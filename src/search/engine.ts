import type {SearchQuery} from './query';
import type {SearchResponse} from './response';

/** Why an answer holds less than the engine knows. */
export type Limitation =
  /** Headings only: the rest of the index has not loaded yet. */
  | 'loading'
  /** Headings only: the search server gives no answer. */
  | 'unreachable';

export interface SearchAnswer {
  readonly response: SearchResponse;
  readonly limitation?: Limitation;
}

/** What to offer when nothing was found. */
export interface SearchHelp {
  /** The query with unknown words replaced by the nearest known ones. */
  readonly spelling?: string;
  /** Addresses and titles of pages that come closest. */
  readonly pages: readonly {readonly url: string; readonly title: string}[];
}

/** One of the two ways to search the site. */
export interface SearchEngine {
  /** Time to wait for further keys before a query is sent, in milliseconds. */
  readonly debounce: number;
  /** Starts loading what the first query needs. */
  warm(): void;
  /** @throws SearchError when no answer can be had; AbortError when the signal asks to stop */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
  help(query: SearchQuery): Promise<SearchHelp>;
  /** Calls back when a limited answer given before would now be a better one. */
  onImproved(listener: () => void): () => void;
}

/** Where an engine finds its data. */
export interface EngineContext {
  /** Base path of this locale's pages, with a slash at both ends. */
  readonly baseUrl: string;
  /** The site's settings for the hosted engine; absent for the embedded one. */
  readonly server?: HostedServer;
  /** Search parameters from the site's configuration, for the hosted engine. */
  readonly parameters?: Readonly<Record<string, string | number>>;
}

export interface HostedServer {
  readonly nodes: readonly string[];
  readonly nearestNode?: string;
  readonly apiKey: string;
  readonly collection: string;
}

export type CreateEngine = (context: EngineContext) => SearchEngine;

/** A search that could not be answered. Its message names no key. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
}
