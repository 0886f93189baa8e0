import type {AllowedTargets} from './address';
import type {SearchAnswer} from './answer';
import {SearchError, type SearchEngine} from './engine';
import {linkHits, type SearchHit} from './hits';
import type {SearchQuery} from './query';

/** Answers kept, newest last. */
const CACHE_SIZE = 50;

/**
 * One surface's searches on an engine: a new search stops the older one, whole answers are kept.
 */
export class SearchSession {
  private readonly cache = new Map<string, SearchAnswer<SearchHit>>();
  private current: AbortController | undefined;

  constructor(
    readonly engine: SearchEngine,
    /** Where hits may lead. */
    readonly targets: AllowedTargets,
  ) {}

  /**
   * Searches, and stops the search before.
   *
   * @throws SearchError when there is no answer; AbortError when a newer search took over
   */
  async search(query: SearchQuery): Promise<SearchAnswer<SearchHit>> {
    this.current?.abort();
    const controller = new AbortController();
    this.current = controller;
    const {signal} = controller;
    const name = JSON.stringify(query);
    const known = this.cache.get(name);
    if (known) {
      return known;
    }
    try {
      const found = await this.engine.search(query, signal);
      signal.throwIfAborted();
      const answer = linkHits(found, query.page, this.targets);
      if (!answer.limitation) {
        this.store(name, answer);
      }
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof SearchError
        ? error
        : new SearchError('The search gave no readable answer', {cause: error});
    }
  }

  /** Stops what is under way. */
  stop(): void {
    this.current?.abort();
  }

  private store(name: string, answer: SearchAnswer<SearchHit>): void {
    this.cache.set(name, answer);
    if (this.cache.size > CACHE_SIZE) {
      this.cache.delete(this.cache.keys().next().value!);
    }
  }
}
