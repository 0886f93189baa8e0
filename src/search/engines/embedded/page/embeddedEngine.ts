import type {SearchAnswer} from '../../../answer';
import {
  SearchError,
  type EngineConfig,
  type SearchEngine,
  type SearchHelp,
} from '../../../engine';
import type {Question, SearchQuery} from '../../../query';
import {fetchIndexFile} from '../fetchFile';
import {isManifest} from '../fileShapes';
import {INDEX_FOLDER, MANIFEST_FILE, type Manifest} from '../indexFiles';
import type {Send} from '../protocol';

/** The search that needs no server: a static index, queried where it lives. */
export class EmbeddedEngine implements SearchEngine {
  /** A query costs a few milliseconds of a worker's time: none waits. */
  readonly debounce = 0;
  private readonly folder: string;
  private send: Send | undefined;
  private opening: Promise<Send> | undefined;

  /** @param createSend - decides where the index lives: in the worker that it gets, if any */
  constructor(
    {baseUrl}: Pick<EngineConfig, 'baseUrl'>,
    private readonly createSend: (worker?: Worker) => Send,
  ) {
    this.folder = `${baseUrl}${INDEX_FOLDER}/`;
  }

  warm(worker?: Worker): void {
    // The failure is reported by the search that needs the index.
    this.open(worker).catch(() => undefined);
  }

  async search(
    query: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const send = await this.open();
    signal?.throwIfAborted();
    return send({type: 'search', query}, signal);
  }

  async help(question: Question): Promise<SearchHelp> {
    return (await this.open())({type: 'help', question});
  }

  private open(worker?: Worker): Promise<Send> {
    this.opening ??= this.load(worker).catch((error: unknown) => {
      // The next search tries again.
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async load(worker: Worker | undefined): Promise<Send> {
    // The worker's script loads while the manifest does.
    this.send ??= this.createSend(worker);
    const {send, folder} = this;
    const read = async (cache: RequestCache) =>
      parseManifest(await fetchIndexFile(folder, MANIFEST_FILE, cache));
    // The browser may keep a damaged one, which its host calls the newest.
    const manifest = await read('no-cache').catch(() => read('reload'));
    await send({
      type: 'open',
      // A worker's own address is another: it needs the whole one.
      folder: new URL(folder, window.location.href).href,
      manifest,
    });
    return send;
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
