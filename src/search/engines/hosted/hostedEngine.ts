import type {Limitation, SearchAnswer} from '../../answer';
import {SearchRefusal, type SearchEngine, type SearchHelp} from '../../engine';
import type {Question, SearchQuery} from '../../query';
import type {SearchThemeConfig} from '../../themeConfig';
import {searchParameters} from './parameters';
import {requestSearch} from './requestSearch';
import {serverText} from './serverText';

/** Time the cluster has to answer before the index takes over, in milliseconds. */
const DEADLINE = 1500;

/**
 * The search on a Typesense cluster. The cluster decides what is found and in which order. The index that
 * this site brings is loaded and asked only for a query that the cluster refuses or does not answer in time,
 * and then for all of that query: answers of the two are never mixed.
 */
export class HostedEngine implements SearchEngine {
  readonly debounce = 150;
  /** Addresses in the order to ask them: the nearest first. */
  private readonly nodes: string[];
  private index: Promise<SearchEngine> | undefined;
  /** The questions that the index answers, each with the reason. */
  private readonly limited = new Map<string, Limitation>();

  /** @throws Error when the configuration names no cluster */
  constructor(
    private readonly config: SearchThemeConfig,
    private readonly loadIndex: () => Promise<SearchEngine>,
    private readonly deadline = DEADLINE,
  ) {
    const {typesenseServerConfig: server} = config;
    if (!server) {
      throw new Error(
        'themeConfig.typesense.typesenseServerConfig is missing: expected the nodes of the cluster this build was made for. Build the site again with TYPESENSE_NODES set.',
      );
    }
    const {nearestNode, nodes} = server;
    const all = nearestNode ? [nearestNode, ...nodes] : nodes;
    this.nodes = [...new Set(all.map(({url}) => url))];
  }

  warm(): void {
    // Nothing is asked of the cluster before a reader searches, and of the index before the cluster fails.
  }

  async search(
    query: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const name = nameOf(query);
    const known = this.limited.get(name);
    if (known !== undefined && query.page > 1) {
      return this.searchIndex(query, known, signal);
    }
    if (serverText(query.text) === '') {
      return {hits: [], total: 0, hasMore: false};
    }
    try {
      const answer = await this.ask(query, signal);
      this.limited.delete(name);
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      if (query.page > 1) {
        // The pages before this one are the cluster's.
        throw error;
      }
      const limitation =
        error instanceof SearchRefusal ? 'refused' : 'unreachable';
      try {
        const answer = await this.searchIndex(query, limitation, signal);
        this.limited.set(name, limitation);
        return answer;
      } catch {
        signal?.throwIfAborted();
        throw error;
      }
    }
  }

  /** The cluster has no such help; of what it did not find, the index must not tell. */
  async help(question: Question): Promise<SearchHelp> {
    return this.limited.has(nameOf(question))
      ? (await this.openIndex()).help(question)
      : {pages: []};
  }

  private ask(
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    const {
      typesenseServerConfig,
      typesenseCollectionName,
      typesenseSearchParameters,
    } = this.config;
    return requestSearch(this.nodes, {
      apiKey: typesenseServerConfig!.apiKey,
      search: searchParameters(
        typesenseCollectionName,
        query,
        typesenseSearchParameters,
      ),
      query,
      deadline: this.deadline,
      signal,
    });
  }

  private async searchIndex(
    query: SearchQuery,
    limitation: Limitation,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    const index = await this.openIndex();
    signal?.throwIfAborted();
    return {...(await index.search(query, signal)), limitation};
  }

  private openIndex(): Promise<SearchEngine> {
    this.index ??= this.loadIndex().catch((error: unknown) => {
      // The next search tries again.
      this.index = undefined;
      throw error;
    });
    return this.index;
  }
}

function nameOf({text, language, tags, preferredTag}: Question): string {
  return JSON.stringify([text, language, tags, preferredTag]);
}
