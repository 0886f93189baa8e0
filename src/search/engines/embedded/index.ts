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

/**
 * Time after a keystroke before page files are fetched, in milliseconds: slightly longer than the time
 * between two keystrokes.
 */
const DELAY = 190;

/**
 * Search engine that reads a static index on the main thread: a query takes a few milliseconds, less than
 * starting a worker.
 */
export class EmbeddedEngine implements SearchEngine {
  /** No delay here, since the searcher delays its own requests and answers from cached files at once. */
  readonly debounce = 0;
  private opening: Promise<Searcher> | undefined;

  constructor(private readonly baseUrl: string) {}

  warm(): void {
    // Errors are ignored here: the next search opens the index again and reports the failure.
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
      // Lets the next search try again.
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async load(): Promise<Searcher> {
    const fetchFile = fetchFrom(`${this.baseUrl}${INDEX_FOLDER}/`);
    // Revalidates the manifest; on failure bypasses the HTTP cache, where a damaged copy may have the current
    // ETag.
    const manifest = (await fetchFile(MANIFEST_FILE, 'no-cache').catch(() =>
      fetchFile(MANIFEST_FILE, 'reload'),
    )) as Manifest;
    return new Searcher(manifest, fetchFile, DELAY);
  }
}

/**
 * Creates a function that fetches index files from a folder. The function rejects with SearchError on
 * failure, and with SyntaxError if the host sends an HTML page instead of JSON.
 */
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
