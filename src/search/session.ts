import {SearchError, type SearchEngine, type Limitation} from './engine';
import {readHits, type SearchHits} from './hits';
import type {SearchQuery} from './query';

/** Answers kept, newest last. */
const CACHE_SIZE = 50;

/** Results and why they may be fewer than there are. */
export interface SearchResults extends SearchHits {
  readonly limitation?: Limitation;
}

type AddressSite = Parameters<typeof readHits>[1];

/**
 * One surface's searches on an engine: a new search stops the older one, whole answers are kept.
 */
export class SearchSession {
  private readonly cache = new Map<string, SearchResults>();
  private current: AbortController | undefined;

  constructor(
    readonly engine: SearchEngine,
    private readonly site: AddressSite,
  ) {}

  /**
   * Searches, and stops the search before.
   *
   * @throws SearchError when there is no answer; AbortError when a newer search took over
   */
  async search(query: SearchQuery): Promise<SearchResults> {
    this.current?.abort();
    const controller = new AbortController();
    this.current = controller;
    const key = JSON.stringify(query);
    const known = this.cache.get(key);
    if (known) {
      return known;
    }
    const results = await this.ask(query, controller.signal);
    controller.signal.throwIfAborted();
    if (!results.limitation) {
      this.remember(key, results);
    }
    return results;
  }

  /** Stops what is under way. */
  stop(): void {
    this.current?.abort();
  }

  private async ask(
    query: SearchQuery,
    signal: AbortSignal,
  ): Promise<SearchResults> {
    try {
      const {response, limitation} = await this.engine.search(query, signal);
      return {
        ...readHits(response, this.site),
        ...(limitation && {limitation}),
      };
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof SearchError
        ? error
        : new SearchError('The search gave no readable answer', {cause: error});
    }
  }

  private remember(key: string, results: SearchResults): void {
    this.cache.set(key, results);
    if (this.cache.size > CACHE_SIZE) {
      this.cache.delete(this.cache.keys().next().value!);
    }
  }
}
