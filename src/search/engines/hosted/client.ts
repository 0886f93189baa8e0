import {
  SearchError,
  type EngineContext,
  type HostedServer,
  type SearchAnswer,
  type SearchEngine,
  type SearchHelp,
} from '../../engine';
import {SEARCH_PARAMETERS, type SearchQuery} from '../../query';
import type {SearchResponse} from '../../response';
import {NodePool} from './nodes';
import {serverText} from './queryText';
import {requestSearch} from './request';

/** When the headings take the place of a server that gives no answer, in milliseconds. */
export interface Waits {
  /** Until they start to load: a slow connection needs its time for them. */
  readonly load: number;
  /** Until they are shown, while the server is still expected. */
  readonly show: number;
}

/** With the wait for further keys and the search itself, headings stand there within a second. */
const WAITS: Waits = {load: 200, show: 650};

type LoadFallback = () => Promise<SearchEngine>;

/** The search on a Typesense cluster, with the static headings where the cluster is silent. */
export class HostedEngine implements SearchEngine {
  readonly debounce = 150;
  private readonly pool: NodePool;
  private readonly listeners = new Set<() => void>();
  private fallback: Promise<SearchEngine> | undefined;
  /** The answer that came after its query had been answered with headings. */
  private late:
    {readonly key: string; readonly answer: SearchAnswer} | undefined;

  constructor(
    private readonly server: HostedServer,
    private readonly loadFallback: LoadFallback,
    private readonly parameters: EngineContext['parameters'] = {},
    private readonly waits = WAITS,
  ) {
    this.pool = new NodePool(server.nodes, server.nearestNode);
  }

  warm(): void {
    // The server keeps itself warm. Of the headings only the code is loaded: that is little, and on
    // a slow connection saves the round trip that a second does not have.
    this.openFallback().catch(() => undefined);
  }

  async search(
    query: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const key = JSON.stringify(query);
    if (this.late?.key === key) {
      const {answer} = this.late;
      this.late = undefined;
      return answer;
    }
    const q = serverText(query.q);
    if (q === '') {
      // Typesense takes a query without words for one that finds everything.
      return {response: emptyResponse(query)};
    }
    const hosted = this.askServer({...query, q}, signal);
    const answer = await this.firstAnswer(hosted, query, signal);
    if (answer.limitation) {
      hosted.then(
        (late) => this.remember(key, late),
        () => undefined,
      );
    }
    return answer;
  }

  async help(query: SearchQuery): Promise<SearchHelp> {
    return (await this.openFallback()).help(query);
  }

  onImproved(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async askServer(
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    const parameters = {...SEARCH_PARAMETERS, ...this.parameters};
    const request = {query, parameters, signal};
    return {response: await requestSearch(this.server, this.pool, request)};
  }

  /** The server's answer, or the headings when it fails or takes too long. */
  private async firstAnswer(
    hosted: Promise<SearchAnswer>,
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    const timers = [
      setTimeout(() => void this.warmFallback(), this.waits.load),
    ];
    const isTime = new Promise<void>((resolve) => {
      timers.push(setTimeout(resolve, this.waits.show));
      hosted.catch(() => resolve());
    });
    try {
      return await Promise.any([
        hosted,
        isTime.then(() => this.searchHeadings(query, signal)),
      ]);
    } catch (error) {
      signal?.throwIfAborted();
      const [first] = (error as AggregateError).errors as Error[];
      throw new SearchError(
        `Neither server nor headings can be had: ${first?.message}`,
      );
    } finally {
      timers.forEach(clearTimeout);
    }
  }

  private async searchHeadings(
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    signal?.throwIfAborted();
    const {response} = await (await this.openFallback()).search(query, signal);
    return {response, limitation: 'unreachable'};
  }

  private remember(key: string, answer: SearchAnswer): void {
    this.late = {key, answer};
    this.listeners.forEach((listener) => listener());
  }

  private async warmFallback(): Promise<void> {
    // A failure is told by the search that needs the headings.
    await this.openFallback().then(
      (engine) => engine.warm(),
      () => undefined,
    );
  }

  private openFallback(): Promise<SearchEngine> {
    this.fallback ??= this.loadFallback().catch((error: unknown) => {
      // The next search tries again.
      this.fallback = undefined;
      throw error;
    });
    return this.fallback;
  }
}

function emptyResponse({q, page, perPage}: SearchQuery): SearchResponse {
  return {
    found: 0,
    page,
    grouped_hits: [],
    request_params: {per_page: perPage, q},
    search_time_ms: 0,
  };
}
