/** A file in tests: the entries that users made, and whether it has contents that the SDK does not keep. */
export interface TestFile {
  readonly entries: readonly string[];
  readonly hasCharts: boolean;
}

/**
 * Faults of a request. The server does not receive it (`down`) or answers with an error. The request takes effect,
 * but the answer is lost (`lost`), slow, or follows a repetition (`twice`). The request takes effect after the client
 * has given up (`late`). Nothing happens for a minute (`hang`).
 */
export const FAULTS = [
  'down',
  'error',
  'lost',
  'slow',
  'twice',
  'late',
  'hang',
] as const;
export type Fault = (typeof FAULTS)[number];

const wait = (delay: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, delay));

/** A server for one file, as the guide to autosave describes it, behind a network that fails as told. */
export class SavingServer {
  file: TestFile | null = null;
  version: string | null = null;
  /** Whether new versions are named by the client. */
  usesNewVersion = true;
  /** Entries of all versions that the server has ever stored. */
  readonly stored = new Set<string>();
  /** Faults of the next requests. */
  readonly faults: Fault[] = [];
  /** Called before a version is replaced. */
  onStore: (next: TestFile, before: TestFile | null) => void = () => undefined;
  putCount = 0;
  #count = 0;

  /** Stands in for `fetch`. */
  readonly fetch = async (
    _url: string,
    init: RequestInit = {},
  ): Promise<Response> => {
    const handle = () => this.#handle(init);
    this.putCount += init.method === 'PUT' ? 1 : 0;
    const fault = this.faults.shift();
    await wait(fault === 'hang' ? 60_000 : 20);
    switch (fault) {
      case 'down':
      case 'hang':
        throw new TypeError('offline');
      case 'error':
        return new Response(null, {status: 503});
      case 'lost':
        handle();
        throw new TypeError('connection lost');
      case 'late':
        setTimeout(handle, 7000);
        throw new TypeError('connection lost');
      case 'slow': {
        const response = handle();
        await wait(9000);
        return response;
      }
      case 'twice':
        handle();
        return handle();
      default:
        return handle();
    }
  };

  /** Lets another user load the file, add an entry, and save it. */
  addByOther(entry: string, hasCharts: boolean): void {
    const entries = [...(this.file?.entries ?? []), entry];
    this.#store({entries, hasCharts}, undefined);
  }

  #handle({method, headers, body}: RequestInit): Response {
    const sent = new Headers(headers);
    if (method === 'PUT') {
      const isCurrent =
        this.version === null
          ? sent.get('If-None-Match') === '*'
          : sent.get('If-Match') === this.version;
      if (isCurrent) {
        const named = sent.get('New-Version') ?? undefined;
        const next = body as unknown as TestFile;
        this.onStore(next, this.file);
        this.#store(next, this.usesNewVersion ? named : undefined);
      }
      return this.#answer(isCurrent ? 204 : 412);
    }
    const {file} = this;
    const response = this.#answer(file ? 200 : 404);
    return Object.assign(response, {blob: () => Promise.resolve(file)});
  }

  #answer(status: number): Response {
    const headers: HeadersInit =
      this.version === null ? {} : {ETag: this.version};
    return new Response(null, {status, headers});
  }

  #store(file: TestFile, version = `"own-${(this.#count += 1)}"`): void {
    this.file = file;
    this.version = version;
    file.entries.forEach((entry) => this.stored.add(entry));
  }
}
