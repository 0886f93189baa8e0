import {
  SearchError,
  type CreateSearchEngine,
  type ScopedQuery,
  type SearchAnswer,
  type SearchEngine,
  type SearchFailureReason,
  type SearchQuery,
  type SearchSuggestions,
} from '../../engine';
import type {SearchThemeConfig} from '../../themeConfig';
import {buildSearchParameters, toServerQuery} from './parameters';
import {requestSearch} from './requestSearch';

/** Timeout for an answer of the cluster, in milliseconds. */
const TIMEOUT = 1500;

/**
 * Searches a Typesense cluster. If the cluster refuses a query or does not answer in time, the embedded index
 * is loaded and answers this query, including its further pages. Hits of both are never mixed.
 */
export class HostedEngine implements SearchEngine {
  readonly debounce = 150;
  /** URLs of the nodes in the order of use. */
  private readonly nodes: string[];
  private index: Promise<SearchEngine> | undefined;
  /** Queries that the embedded index answers, with the reason for the fallback. */
  private readonly fallbacks = new Map<string, SearchFailureReason>();

  constructor(
    private readonly config: SearchThemeConfig,
    private readonly loadIndex: () => Promise<SearchEngine>,
    private readonly timeout = TIMEOUT,
  ) {
    this.nodes = config.typesenseServerConfig!.nodes.map(({url}) => url);
  }

  preload(): void {
    // Does nothing: no request is sent before a reader searches.
  }

  async search(
    query: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const key = createQueryKey(query);
    const known = this.fallbacks.get(key);
    if (known !== undefined && query.page > 1) {
      return this.searchIndex(query, known, signal);
    }
    if (toServerQuery(query.text) === '') {
      return {hits: [], total: 0, hasMore: false};
    }
    try {
      const answer = await requestSearch(this.nodes, {
        apiKey: this.config.typesenseServerConfig!.apiKey,
        search: buildSearchParameters(
          this.config.typesenseCollectionName,
          query,
          this.config.typesenseSearchParameters,
        ),
        query,
        timeout: this.timeout,
        signal,
      });
      this.fallbacks.delete(key);
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      // The cluster answered the previous pages, so the embedded index cannot continue them.
      if (query.page > 1) {
        throw error;
      }
      const reason =
        error instanceof SearchError ? error.reason : 'unreachable';
      try {
        const answer = await this.searchIndex(query, reason, signal);
        this.fallbacks.set(key, reason);
        return answer;
      } catch {
        signal?.throwIfAborted();
        throw error;
      }
    }
  }

  /**
   * Returns no suggestions. The cluster has none, and the embedded index might suggest pages that a curation
   * of the cluster hides.
   */
  async suggest(query: ScopedQuery): Promise<SearchSuggestions> {
    return this.fallbacks.has(createQueryKey(query))
      ? (await this.openIndex()).suggest(query)
      : {pages: []};
  }

  private async searchIndex(
    query: SearchQuery,
    fallback: SearchFailureReason,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    const index = await this.openIndex();
    signal?.throwIfAborted();
    return {...(await index.search(query, signal)), fallback};
  }

  private openIndex(): Promise<SearchEngine> {
    this.index ??= this.loadIndex().catch((error: unknown) => {
      // Lets the next search try again.
      this.index = undefined;
      throw error;
    });
    return this.index;
  }
}

function createQueryKey({
  text,
  language,
  tags,
  preferredTag,
}: ScopedQuery): string {
  return JSON.stringify([text, language, tags, preferredTag]);
}

const createEngine: CreateSearchEngine = ({baseUrl, themeConfig}) =>
  new HostedEngine(themeConfig, async () => {
    const {default: createEmbedded} = await import('../embedded/index');
    return createEmbedded({baseUrl, themeConfig});
  });

export default createEngine;
