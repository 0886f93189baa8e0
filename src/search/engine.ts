import type {SearchAnswer} from './answer';
import type {Question, SearchQuery} from './query';
import type {SearchThemeConfig} from './themeConfig';

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
  /** @throws SearchError when none can be had */
  help(question: Question): Promise<SearchHelp>;
}

/** What an engine is made with. */
export interface EngineConfig {
  /** Base path of this locale's pages, with a slash at both ends. */
  readonly baseUrl: string;
  /** `themeConfig.typesense`: what every engine knows of it, and the engine's own part. */
  readonly themeConfig: SearchThemeConfig;
}

export type CreateEngine = (config: EngineConfig) => SearchEngine;

/** A search that could not be answered. Its message names no API key. */
export class SearchError extends Error {
  override readonly name: string = 'SearchError';
}

/** A request that the search server understood and turned down: trying again changes nothing. */
export class SearchRefusal extends SearchError {
  override readonly name = 'SearchRefusal';
}
