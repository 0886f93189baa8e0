import {
  SearchError,
  type EngineContext,
  type HostedServer,
  type SearchAnswer,
  type SearchEngine,
  type SearchHelp,
} from '../../engine';
import {
  SEARCH_PARAMETERS,
  searchParameters,
  type SearchQuery,
} from '../../query';
import type {SearchResponse} from '../../response';
import {hasHangul, stripParticle, toLetters} from '../../text/hangul';
import {STOP_WORDS} from '../../text/stopWords';
import {normalizeText} from '../../text/tokenize';
import {NodePool} from './nodes';
import {requestSearch} from './request';

/** Time after which headings are shown while the server is still expected, in milliseconds. */
const PATIENCE = 700;

type LoadFallback = () => Promise<SearchEngine>;

/** The search on a Typesense cluster, with the static headings where the cluster is silent. */
export class HostedEngine implements SearchEngine {
  readonly debounce = 150;
  private readonly pool: NodePool;
  private readonly listeners = new Set<() => void>();
  private fallback: Promise<SearchEngine> | undefined;
  /** The answer that came after its query had been answered with headings. */
  private late:
    {readonly key: string; readonly response: SearchResponse} | undefined;

  constructor(
    private readonly server: HostedServer,
    private readonly loadFallback: LoadFallback,
    private readonly parameters: EngineContext['parameters'] = {},
    private readonly patience = PATIENCE,
  ) {
    this.pool = new NodePool(server.nodes, server.nearestNode);
  }

  warm(): void {
    // The server keeps itself warm; the headings load when it is silent.
  }

  async search(
    query: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const key = JSON.stringify(query);
    if (this.late?.key === key) {
      const {response} = this.late;
      this.late = undefined;
      return {response};
    }
    const hosted = this.askServer(query, signal);
    const first = await Promise.race([
      hosted.catch((error: unknown) =>
        isAbort(error) ? Promise.reject(error) : undefined,
      ),
      delay(this.patience),
    ]);
    signal?.throwIfAborted();
    if (first) {
      return {response: first};
    }
    hosted.then(
      (response) => this.remember(key, response),
      () => undefined,
    );
    const {response} = await (await this.openFallback()).search(query, signal);
    return {response, limitation: 'unreachable'};
  }

  async help(query: SearchQuery): Promise<SearchHelp> {
    return (await this.openFallback()).help(query);
  }

  onImproved(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private askServer(
    query: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchResponse> {
    const {server, pool} = this;
    const q = hostedText(query.q);
    const parameters = searchParameters(
      server.collection,
      {...query, q},
      {...SEARCH_PARAMETERS, ...this.parameters},
    );
    return requestSearch(server, pool, parameters, signal);
  }

  private remember(key: string, response: SearchResponse): void {
    this.late = {key, response};
    this.listeners.forEach((listener) => listener());
  }

  private openFallback(): Promise<SearchEngine> {
    this.fallback ??= this.loadFallback().catch((error: unknown) => {
      this.fallback = undefined;
      throw new SearchError('Neither server nor headings can be reached', {
        cause: error,
      });
    });
    return this.fallback;
  }
}

/** The words worth sending; Korean ones in the letters that `keywords_ko` holds. */
function hostedText(text: string): string {
  const words = normalizeText(text).split(' ');
  const telling = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .map((word) => (hasHangul(word) ? toLetters(stripParticle(word)) : word))
    .join(' ');
}

function isAbort(error: unknown): boolean {
  return (error as Error).name === 'AbortError';
}

function delay(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}
