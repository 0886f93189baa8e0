import type {FoundHit, Limitation, SearchAnswer} from '../../answer';
import {
  SearchError,
  SearchRefusal,
  type SearchEngine,
  type SearchHelp,
} from '../../engine';
import type {Question, SearchQuery} from '../../query';
import {NodePool} from './nodePool';
import {orderAnswer, windowOf} from './orderHits';
import type {SearchParameters} from './parameters';
import {requestSearch} from './requestSearch';
import {serverText} from './serverText';
import type {HostedServer} from './themeConfig';

/** How long server and own index wait for each other, in milliseconds. */
interface Waits {
  /** Until the server's hits are shown in its own order. */
  readonly order: number;
  /** Until the own index takes the place of a server that gives no answer. */
  readonly show: number;
}

/** With the wait for further keys and the search itself, something stands there within a second. */
const WAITS: Waits = {order: 300, show: 650};

type LoadIndex = () => Promise<SearchEngine>;

/**
 * The search on a Typesense cluster. The index that this site brings is asked too: it puts the server's
 * hits in order, and takes the place of a cluster that is silent.
 */
export class HostedEngine implements SearchEngine {
  readonly debounce = 150;
  private readonly pool: NodePool;
  private readonly listeners = new Set<() => void>();
  private index: Promise<SearchEngine> | undefined;
  /** The answer that came after its query had been answered without the server. */
  private late:
    {readonly name: string; readonly answer: SearchAnswer} | undefined;

  constructor(
    private readonly server: HostedServer,
    private readonly loadIndex: LoadIndex,
    private readonly configured: SearchParameters = {},
    private readonly waits = WAITS,
  ) {
    this.pool = new NodePool(server.nodes, server.nearestNode);
  }

  warm(): void {
    // The server keeps itself warm. Of the index the code and the first file are loaded: that is
    // little, and on a slow connection saves the round trips that a second does not have.
    void this.warmIndex();
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
      return this.searchIndex(query, signal);
    }
    const own = this.searchIndex({...query, page: 1}, signal);
    // A failure is told to who waits for it.
    own.catch(() => undefined);
    const {server, pool, configured} = this;
    const asked = {...query, ...windowOf(query), text};
    const hosted = requestSearch(server, pool, {
      query: asked,
      configured,
      signal,
    });
    const ordered = hosted.then(async (answer) =>
      orderAnswer(answer, query, {
        own: await soon(own, this.waits.order),
        // What a site's filter leaves out may be in its index.
        isAdding: configured['filter_by'] === undefined,
      }),
    );
    const answer = await this.firstAnswer({hosted, ordered}, query, signal);
    if (answer.limitation) {
      ordered.then(
        (late) => this.remember(name, late),
        () => undefined,
      );
    }
    return answer;
  }

  async help(question: Question): Promise<SearchHelp> {
    return (await this.openIndex()).help(question);
  }

  onImproved(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The server's answer in order, or the own index's when it fails or takes too long. */
  private async firstAnswer(
    {hosted, ordered}: Record<'hosted' | 'ordered', Promise<SearchAnswer>>,
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isTime = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.waits.show);
      hosted.then(
        () => clearTimeout(timer),
        () => resolve(),
      );
    });
    try {
      return await Promise.any([
        ordered,
        isTime.then(async () => {
          signal?.throwIfAborted();
          const answer = await this.standIn(query, signal);
          return {...answer, limitation: await reasonOf(hosted)};
        }),
      ]);
    } catch (error) {
      signal?.throwIfAborted();
      const [first] = (error as AggregateError).errors as Error[];
      throw new (first instanceof SearchRefusal ? SearchRefusal : SearchError)(
        `Neither server nor index give an answer: ${first?.message}`,
      );
    } finally {
      clearTimeout(timer);
    }
  }

  /** @throws SearchError when nothing is found: that tells nothing of what the server has */
  private async standIn(
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    const answer = await this.searchIndex(query, signal);
    if (answer.total === 0) {
      throw new SearchError('Nothing in the index stands in for the server');
    }
    return answer;
  }

  private async searchIndex(
    query: SearchQuery,
    signal: AbortSignal | undefined,
  ): Promise<SearchAnswer> {
    const index = await this.openIndex();
    signal?.throwIfAborted();
    return index.search(query, signal);
  }

  private remember(name: string, answer: SearchAnswer): void {
    this.late = {name, answer};
    this.listeners.forEach((listener) => listener());
  }

  private async warmIndex(): Promise<void> {
    // A failure is told by the search that needs the index.
    await this.openIndex().then(
      (engine) => engine.warm(),
      () => undefined,
    );
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

/** The hits of an answer that comes in time; none of another. */
async function soon(
  answer: Promise<SearchAnswer>,
  wait: number,
): Promise<readonly FoundHit[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<readonly FoundHit[]>((resolve) => {
    timer = setTimeout(() => resolve([]), wait);
  });
  try {
    return await Promise.race([answer.then(({hits}) => hits), late]);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}

/** Why the index stands in, as far as that is known by now. */
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
