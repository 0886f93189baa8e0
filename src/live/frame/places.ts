import type {FromRunner, ScriptFile, ToRunner} from '../protocol';

/** Where a sample runs: a worker, or what stands in for one. */
export interface Place {
  postMessage(message: ToRunner): void;
  onmessage: ((event: {readonly data: FromRunner}) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** What a script that runs samples in the frame itself exports. */
export interface FrameRunner {
  start(post: (message: FromRunner) => void): {
    receive(message: ToRunner): void;
    end(): void;
  };
}

/**
 * A worker as a place to run in. Browsers start no module worker in a frame without an origin; a plain
 * one can import modules.
 *
 * @param address - of the module
 */
export function workerPlace(address: string): Place {
  const code = `import(${JSON.stringify(address)}).catch((error)=>setTimeout(()=>{throw error}))`;
  return new Worker(addressOf(code)) as unknown as Place;
}

/**
 * The frame itself as a place to run in, for an SDK that draws its own grid. Nothing can stop a sample
 * here but the page, by taking the frame away.
 */
export function framePlace(address: string): Place {
  let runner: ReturnType<FrameRunner['start']> | undefined;
  const place: Place = {
    postMessage: (message) => runner?.receive(message),
    onmessage: null,
    onerror: null,
    terminate: () => runner?.end(),
  };
  const post = (data: FromRunner): void => place.onmessage?.({data});
  (import(/* webpackIgnore: true */ address) as Promise<FrameRunner>).then(
    (module) => {
      runner = module.start(post);
      post({type: 'ready'});
    },
    ({message}: Error) => post({type: 'failure', text: message}),
  );
  return place;
}

/** Scripts under addresses of the frame's own: it may load no others. */
export class Scripts {
  readonly #addresses = new Map<string, string>();

  /**
   * Takes scripts, each after those that it imports; one that is known already is not taken again.
   *
   * @returns address of the last; nothing where there is none
   */
  add(files: readonly ScriptFile[]): string | undefined {
    for (const {name, text} of files) {
      if (!this.#addresses.has(name)) {
        const linked = [...this.#addresses].reduce(
          (code, [other, address]) =>
            code.replaceAll(`"${other}"`, `"${address}"`),
          text,
        );
        this.#addresses.set(name, addressOf(linked));
      }
    }
    return this.#addresses.get(files.at(-1)?.name ?? '');
  }
}

function addressOf(code: string): string {
  return URL.createObjectURL(new Blob([code], {type: 'text/javascript'}));
}
