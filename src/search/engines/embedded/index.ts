import {
  SearchError,
  type CreateEngine,
  type ScopedQuery,
  type SearchAnswer,
  type SearchEngine,
  type SearchQuery,
  type Suggestions,
} from '../../engine';
import {INDEX_FOLDER, MANIFEST_FILE, type Manifest} from './indexFiles';
import type {FetchFile} from './query/indexFileReader';
import {Searcher} from './query/searcher';

/** Delay after a key before pages are read, in milliseconds: a little longer than the time between two keys. */
const DELAY = 190;

/** Searches a static index on the main thread: a query takes a few milliseconds, less than a worker needs to start. */
export class EmbeddedEngine implements SearchEngine {
  /** The searcher itself delays requests; cached files answer at once. */
  readonly debounce = 0;
  private opening: Promise<Searcher> | undefined;

  constructor(private readonly baseUrl: string) {}

  warm(): void {
    // The search that needs the index reports the failure.
    this.open().catch(() => undefined);
  }

  async search(
    query: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const searcher = await this.open();
    signal?.throwIfAborted();
    return searcher.search(query, signal);
  }

  async suggest(query: ScopedQuery): Promise<Suggestions> {
    return (await this.open()).suggest(query);
  }

  private open(): Promise<Searcher> {
    this.opening ??= this.load().catch((error: unknown) => {
      // The next search retries.
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async load(): Promise<Searcher> {
    const fetchFile = fetchFrom(`${this.baseUrl}${INDEX_FOLDER}/`);
    // A damaged copy in the HTTP cache may have the current ETag.
    const manifest = (await fetchFile(MANIFEST_FILE, 'no-cache').catch(() =>
      fetchFile(MANIFEST_FILE, 'reload'),
    )) as Manifest;
    return new Searcher(manifest, fetchFile, DELAY);
  }
}

/** The returned function rejects with SearchError on failure, and with SyntaxError if the host sends a page instead of JSON. */
function fetchFrom(folder: string): FetchFile {
  return async (name, cache) => {
    const response = await fetch(`${folder}${name}`, {cache});
    if (!response.ok) {
      throw new SearchError(`Search index ${name}: status ${response.status}`);
    }
    return response.json();
  };
}

const createEngine: CreateEngine = ({baseUrl}) => new EmbeddedEngine(baseUrl);

export default createEngine;
