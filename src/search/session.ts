import type {AllowedTargets} from './address';
import type {SearchAnswer} from './answer';
import {SearchError, type SearchEngine} from './engine';
import {linkHits, type SearchHit} from './hits';
import type {SearchQuery} from './query';

/** Answers kept, newest last. */
const CACHE_SIZE = 50;

/** Pages without any usable address that are passed over for one answer. */
const MOST_PASSED = 4;

/** An answer whose hits lead somewhere. */
export interface LinkedAnswer extends SearchAnswer<SearchHit> {
  /** Page of the hits that it is: a later one than was asked for where all before it lead nowhere good. */
  readonly page: number;
}

/**
 * One surface's searches on an engine: a new search stops the older one, whole answers are kept.
 */
export class SearchSession {
  private readonly cache = new Map<string, LinkedAnswer>();
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
  async search(query: SearchQuery): Promise<LinkedAnswer> {
    this.current?.abort();
    const controller = new AbortController();
    this.current = controller;
    const name = JSON.stringify(query);
    const known = this.cache.get(name);
    if (known) {
      return known;
    }
    const answer = await this.ask(query, controller.signal);
    controller.signal.throwIfAborted();
    if (!answer.limitation) {
      this.store(name, answer);
    }
    return answer;
  }

  /** Stops what is under way. */
  stop(): void {
    this.current?.abort();
  }

  private async ask(
    query: SearchQuery,
    signal: AbortSignal,
  ): Promise<LinkedAnswer> {
    try {
      return await this.firstUsable(query, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof SearchError
        ? error
        : new SearchError('The search gave no readable answer', {cause: error});
    }
  }

  /** The page that was asked for, or the next one that has a hit to show. */
  private async firstUsable(
    query: SearchQuery,
    signal: AbortSignal,
  ): Promise<LinkedAnswer> {
    let passed = 0;
    for (let {page} = query; ; page += 1) {
      const found = await this.engine.search({...query, page}, signal);
      const answer = {...found, total: found.total - passed};
      const linked = linkHits(answer, query.page, this.targets);
      const isAllUnusable = linked.hits.length === 0 && found.hits.length > 0;
      const isLast = !found.hasMore || page - query.page === MOST_PASSED;
      if (!isAllUnusable || isLast) {
        return {...linked, page};
      }
      passed += found.hits.length;
    }
  }

  private store(name: string, answer: LinkedAnswer): void {
    this.cache.set(name, answer);
    if (this.cache.size > CACHE_SIZE) {
      this.cache.delete(this.cache.keys().next().value!);
    }
  }
}
