import {
  SearchError,
  type CreateEngine,
  type EngineConfig,
  type SearchEngine,
  type SearchHelp,
} from '../../engine';
import type {SearchAnswer} from '../../answer';
import type {Question, SearchQuery} from '../../query';
import {INDEX_FOLDER, MANIFEST_FILE, type Manifest} from './indexFiles';
import type {FetchFile} from './query/fileCache';
import {Searcher} from './query/searcher';

/** Pause after a key before pages are read, in milliseconds: a little more than between two keys of a word. */
const HOLD = 190;

/**
 * The search that needs no server: a static index, queried in the page. A query takes a few milliseconds; a worker
 * would take longer to start.
 */
export class EmbeddedEngine implements SearchEngine {
  /** What is loaded answers at once; the index itself waits before it loads more. */
  readonly debounce = 0;
  private opening: Promise<Searcher> | undefined;

  constructor(private readonly config: Pick<EngineConfig, 'baseUrl'>) {}

  warm(): void {
    // The failure is reported by the search that needs the index.
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

  async help(question: Question): Promise<SearchHelp> {
    return (await this.open()).help(question);
  }

  private open(): Promise<Searcher> {
    this.opening ??= this.load().catch((error: unknown) => {
      // The next search tries again.
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async load(): Promise<Searcher> {
    const fetchFile = fetchFrom(`${this.config.baseUrl}${INDEX_FOLDER}/`);
    // The browser may keep a damaged one, which its host calls the newest.
    const manifest = (await fetchFile(MANIFEST_FILE, 'no-cache').catch(() =>
      fetchFile(MANIFEST_FILE, 'reload'),
    )) as Manifest;
    return new Searcher(manifest, fetchFile, HOLD);
  }
}

/** @throws (what fetches) SearchError or SyntaxError where a file cannot be had or is not JSON: a page of the host */
function fetchFrom(folder: string): FetchFile {
  return async (name, cache) => {
    const response = await fetch(`${folder}${name}`, {cache});
    if (!response.ok) {
      throw new SearchError(`Search index ${name}: status ${response.status}`);
    }
    return response.json();
  };
}

const createEngine: CreateEngine = (config) => new EmbeddedEngine(config);

export default createEngine;
