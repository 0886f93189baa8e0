import {
  SearchError,
  type SearchAnswer,
  type SearchEngine,
  type SearchQuery,
} from './engine';
import {resolveHits, type AllowedLinkTargets, type SearchHit} from './hits';

/** The searches of one modal or results page. A new search aborts the previous one. Answers are cached. */
export class SearchSession {
  private readonly cache = new Map<string, SearchAnswer<SearchHit>>();
  private current: AbortController | undefined;

  constructor(
    readonly engine: SearchEngine,
    readonly targets: AllowedLinkTargets,
  ) {}

  /**
   * Searches, or returns the cached answer.
   *
   * @throws SearchError on failure; AbortError if a newer search replaced this one
   */
  async search(query: SearchQuery): Promise<SearchAnswer<SearchHit>> {
    this.stop();
    this.current = new AbortController();
    const {signal} = this.current;
    const key = JSON.stringify(query);
    const cached = this.cache.get(key);
    if (cached) {
      return cached;
    }
    try {
      const found = await this.engine.search(query, signal);
      signal.throwIfAborted();
      const answer = resolveHits(found, query.page, this.targets);
      // Answers of the fallback are not cached, since the next search may reach the server again.
      if (!answer.fallback) {
        this.cache.set(key, answer);
      }
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof SearchError
        ? error
        : new SearchError('The search gave no readable answer', 'unreachable', {
            cause: error,
          });
    }
  }

  /** Aborts the current search. */
  stop(): void {
    this.current?.abort();
  }
}
