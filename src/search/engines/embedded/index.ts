import {
  MAX_QUERY_LENGTH,
  SearchError,
  type CreateSearchEngine,
  type ScopedQuery,
  type SearchAnswer,
  type SearchEngine,
  type SearchQuery,
  type SearchSuggestions,
} from '../../engine';
import {
  getIndexFileNames,
  INDEX_FOLDER,
  MANIFEST_FILE,
  type IndexManifest,
  type TitlesFile,
} from './indexFiles';
import {
  chooseSections,
  createHit,
  createWordMatcher,
  findTarget,
} from './query/createHits';
import {findPages} from './query/findPages';
import {FileCache, type FetchFile} from './query/indexFileReader';
import {IndexReader} from './query/indexReader';
import {suggestFromTitles} from './query/suggest';

/**
 * Time after a keystroke before page files are fetched, in milliseconds: slightly longer than the time
 * between two keystrokes.
 */
const DELAY = 190;

/** Minimum length of a query whose terms are read without delay. Shorter queries are prefixes of too many words. */
const MIN_LENGTH = 3;

/**
 * Search engine that reads a static index on the main thread: a query takes a few milliseconds, less than
 * starting a worker.
 */
export class EmbeddedEngine implements SearchEngine {
  /** No delay here, since the engine delays its own requests and answers from cached files at once. */
  readonly debounce = 0;
  private readonly cache: FileCache;

  /**
   * @param delay - milliseconds to wait after a keystroke before fetching files other than term blocks, since
   * the answer is not needed if the reader types on; cached files are used at once
   */
  constructor(
    fetchFile: FetchFile,
    private readonly delay = 0,
  ) {
    this.cache = new FileCache(fetchFile);
  }

  preload(): void {
    // Errors are ignored here: the next search reads the manifest again and reports the failure.
    this.readManifest().catch(() => undefined);
  }

  async search(
    query: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    try {
      return await this.answer(query, signal);
    } catch (error) {
      if (signal?.aborted || !(await this.isIndexReplaced())) {
        throw error;
      }
      return this.answer(query, signal);
    }
  }

  /** Reads the manifest again, and tells whether a new release has replaced the index since the page was opened. */
  private async isIndexReplaced(): Promise<boolean> {
    const {build} = await this.readManifest();
    this.cache.forget(MANIFEST_FILE);
    return (await this.readManifest()).build !== build;
  }

  private async answer(
    {text, page, perPage, ...scope}: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const manifest = await this.readManifest();
    signal?.throwIfAborted();
    const delay = page === 1 ? this.delay : 0;
    const delayed = new Promise((resolve) => setTimeout(resolve, delay));
    const createReader =
      (waits: boolean) =>
      <T>(name: string) =>
        this.cache.read<T>(name, async () => {
          await (waits && delayed);
          signal?.throwIfAborted();
        });
    const isShort = text.trim().length < MIN_LENGTH;
    const index = new IndexReader(
      manifest,
      createReader(isShort),
      createReader(delay > 0),
    );
    const {ranked, terms} = await findPages(index, text, scope);
    const hits = chooseSections(ranked);
    const shown = hits.slice((page - 1) * perPage, page * perPage);
    const matches = createWordMatcher(terms);
    return {
      hits: await Promise.all(
        shown.map(async (hit) => {
          const file = await index.page(hit.page);
          return createHit(file, findTarget(file, hit, terms), matches);
        }),
      ),
      total: hits.length,
      hasMore: page * perPage < hits.length,
    };
  }

  async suggest({text}: ScopedQuery): Promise<SearchSuggestions> {
    const {build} = await this.readManifest();
    const {titles: file} = getIndexFileNames(build);
    const titles = await this.cache.read<TitlesFile>(file);
    return suggestFromTitles(text.slice(0, MAX_QUERY_LENGTH), titles);
  }

  private readManifest(): Promise<IndexManifest> {
    return this.cache.read<IndexManifest>(MANIFEST_FILE);
  }
}

const createEngine: CreateSearchEngine = ({baseUrl}) =>
  new EmbeddedEngine(
    // Revalidates the manifest, the only file whose name stays the same.
    async (name, cache = name === MANIFEST_FILE ? 'no-cache' : 'default') => {
      const address = `${baseUrl}${INDEX_FOLDER}/${name}`;
      const response = await fetch(address, {cache});
      if (!response.ok) {
        throw new SearchError(
          `Search index ${name}: status ${response.status}`,
        );
      }
      // Rejects with SyntaxError if the host sends an HTML page instead of JSON.
      return response.json();
    },
    DELAY,
  );

export default createEngine;
