import type {Limitation, SearchAnswer} from '../../answer';
import {
  SearchError,
  SearchRefusal,
  type SearchEngine,
  type SearchHelp,
} from '../../engine';
import type {Question, SearchQuery} from '../../query';
import {NodePool} from './nodePool';
import type {SearchParameters} from './parameters';
import {requestSearch} from './requestSearch';
import {serverText} from './serverText';
import type {HostedServer} from './themeConfig';

/** When the headings take the place of a server that gives no answer, in milliseconds. */
export interface Waits {
  /** Until they are looked up: a slow connection needs its time for that. */
  readonly load: number;
  /** Until they are shown, while the server is still expected. */
  readonly show: number;
}

/** With the wait for further keys and the search itself, headings stand there within a second. */
const WAITS: Waits = {load: 50, show: 650};

type LoadFallback = () => Promise<SearchEngine>;

/** The search on a Typesense cluster, with the static headings where the cluster is silent. */
export class HostedEngine implements SearchEngine {
  readonly debounce = 150;
  private readonly pool: NodePool;
  private readonly listeners = new Set<() => void>();
  private fallback: Promise<SearchEngine> | undefined;
  /** The answer that came after its query had been answered with headings. */
  private late:
    {readonly name: string; readonly answer: SearchAnswer} | undefined;

  constructor(
    private readonly server: HostedServer,
    private readonly loadFallback: LoadFallback,
    private readonly configured: SearchParameters = {},
    private readonly waits = WAITS,
  ) {
    this.pool = new NodePool(server.nodes, server.nearestNode);
  }

  warm(): void {
    // The server keeps itself warm. Of the headings the code and the first file are loaded: that is
    // little, and on a slow connection saves the round trips that a second does not have.
    void this.warmFallback();
  }

  async search(
    query: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const name = JSON.stringify(query);
    if (this.late?.name === name) {
      const {answer} = this.late;
      this.late = undefined;
      return answer;
    }
    const text = serverText(query.text);
    if (text === '') {
      // Typesense takes a query without words for one that finds everything.
      return {hits: [], total: 0, hasMore: false};
    }
    const {server, pool, configured} = this;
    const asked = {query: {...query, text}, configured, signal};
    const hosted = requestSearch(server, pool, asked);
    const answer = await this.firstAnswer(hosted, query, signal);
    if (answer.limitation) {
      hosted.then(
        (late) => this.remember(name, late),
        () => undefined,
      );
    }
    return answer;
  }

  async help(question: Question): Promise<SearchHelp> {
    return (await this.openFallback()).help(question);
  }

  onImproved(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The server's answer, or the headings when it fails or takes too long. */
  private async firstAnswer(
    hosted: Promise<SearchAnswer>,
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    let looked: Promise<SearchAnswer> | undefined;
    const lookUp = () => (looked ??= this.findHeadings(query, signal));
    const timers = [
      // A failure is told to who waits for the headings.
      setTimeout(() => void lookUp().catch(() => undefined), this.waits.load),
    ];
    const isTime = new Promise<void>((resolve) => {
      timers.push(setTimeout(resolve, this.waits.show));
      hosted.catch(() => resolve());
    });
    try {
      return await Promise.any([
        hosted,
        isTime.then(async () => {
          signal?.throwIfAborted();
          const answer = await lookUp();
          return {...answer, limitation: await reasonOf(hosted)};
        }),
      ]);
    } catch (error) {
      signal?.throwIfAborted();
      const [first] = (error as AggregateError).errors as Error[];
      throw new (first instanceof SearchRefusal ? SearchRefusal : SearchError)(
        `Neither server nor headings give an answer: ${first?.message}`,
      );
    } finally {
      timers.forEach(clearTimeout);
    }
  }

  /** @throws SearchError when no heading answers: that tells nothing of what the server has */
  private async findHeadings(
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    signal?.throwIfAborted();
    const headings = await this.openFallback();
    const answer = await headings.search(query, signal);
    if (answer.total === 0) {
      throw new SearchError('No heading stands in for the server');
    }
    return answer;
  }

  private remember(name: string, answer: SearchAnswer): void {
    this.late = {name, answer};
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

/** Why headings stand in, as far as that is known by now. */
function reasonOf(hosted: Promise<SearchAnswer>): Promise<Limitation> {
  return Promise.race([
    hosted.then(
      (): Limitation => 'unreachable',
      (error: unknown): Limitation =>
        error instanceof SearchRefusal ? 'refused' : 'unreachable',
    ),
    Promise.resolve().then((): Limitation => 'unreachable'),
  ]);
}
