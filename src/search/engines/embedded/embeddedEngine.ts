import {
  SearchError,
  type EngineConfig,
  type SearchEngine,
  type SearchHelp,
} from '../../engine';
import type {SearchAnswer} from '../../answer';
import type {Question, SearchQuery} from '../../query';
import {fetchIndexFile} from './fetchFile';
import {isManifest} from './fileShapes';
import {INDEX_FOLDER, MANIFEST_FILE, type Manifest} from './indexFiles';
import {openInPage, openInWorker, type OpenIndex} from './openIndex';

/** The search that needs no server: a static index, queried in a worker where there can be one. */
export class EmbeddedEngine implements SearchEngine {
  /** What is loaded answers at once; the index itself waits before it loads more. */
  readonly debounce = 0;
  private worker: Worker | undefined;
  private opening: Promise<OpenIndex> | undefined;

  constructor(
    private readonly config: Pick<EngineConfig, 'baseUrl' | 'worker'>,
  ) {}

  warm(worker?: Worker): void {
    // The failure is reported by the search that needs the index.
    this.open(worker).catch(() => undefined);
  }

  async search(
    query: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const index = await this.open();
    signal?.throwIfAborted();
    return index.search(query, signal);
  }

  async help(question: Question): Promise<SearchHelp> {
    return (await this.open()).help(question);
  }

  private open(worker?: Worker): Promise<OpenIndex> {
    this.opening ??= this.load(worker).catch((error: unknown) => {
      // The next search tries again.
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async load(started: Worker | undefined): Promise<OpenIndex> {
    const {baseUrl, worker: address} = this.config;
    // A worker's own address is another: it needs the whole one.
    const folder = new URL(`${baseUrl}${INDEX_FOLDER}/`, window.location.href)
      .href;
    // Its script loads while the manifest does.
    this.worker ??= address === undefined ? undefined : start(address, started);
    const read = async (cache: RequestCache) =>
      parseManifest(await fetchIndexFile(folder, MANIFEST_FILE, cache));
    // The browser may keep a damaged one, which its host calls the newest.
    const manifest = await read('no-cache').catch(() => read('reload'));
    return this.worker
      ? openInWorker(this.worker, folder, manifest)
      : openInPage(folder, manifest);
  }
}

/** @returns `undefined` where no worker can be had: a policy forbids it */
function start(address: string, started?: Worker): Worker | undefined {
  try {
    return started ?? new Worker(address, {name: 'search'});
  } catch {
    return undefined;
  }
}

function parseManifest(text: string): Manifest {
  try {
    const manifest: unknown = JSON.parse(text);
    if (isManifest(manifest)) {
      return manifest;
    }
  } catch {
    // Told below.
  }
  throw new SearchError(
    `Search index ${MANIFEST_FILE}: not a format this page reads`,
  );
}
