import {createFrameMessage, type FromWorker} from '../protocol';
import {HeadlessElement, type HeadlessDocument} from './headlessDocument';

/** Defines the browser globals that samples use, and removes those with which they could affect the real page. */
export function installGlobals(document: HeadlessDocument): void {
  const stored = new Map<string, string>();
  const globals: Readonly<Record<string, unknown>> = {
    window: globalThis,
    document,
    location: new URL('https://samples.example.com/'),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: unknown) => stored.set(key, String(value)),
      removeItem: (key: string) => stored.delete(key),
    },
    HTMLElement: HeadlessElement,
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
    fetch: fakeFetch,
    confirm: () => true,
    alert: () => undefined,
    prompt: () => null,
    open: () => null,
    requestAnimationFrame: (callback: (time: number) => void) =>
      setTimeout(() => callback(performance.now()), 16),
    // Removed, since only the runner may send messages to the frame. The runner keeps a reference to the
    // function.
    postMessage: undefined,
    close: undefined,
    // Removed, since ending a run terminates only one worker: nested workers would continue in the
    // background.
    Worker: undefined,
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, {
      value,
      configurable: true,
      writable: true,
    });
  }
}

/** Base64 of a PNG with one transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==';

/**
 * Replaces `fetch` without a network. Every address that ends with `.png` is an image, and servers accept
 * every request.
 */
export async function fakeFetch(
  input: string | URL | Request,
): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  return address.endsWith('.png')
    ? new Response(
        Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0)),
        {headers: {'Content-Type': 'image/png'}},
      )
    : new Response('{}', {
        headers: {ETag: '"1"', 'Content-Type': 'application/json'},
      });
}

type Post = (message: FromWorker, ports: readonly MessagePort[]) => void;

/**
 * Defines globals of the worker that need its frame.
 *
 * - `crypto.subtle` and `crypto.randomUUID`, which encrypted files need. The worker's script comes from a blob
 *   with an opaque origin, which is not a secure context and therefore lacks both.
 * - `loadLibrary(name)` for libraries that few samples need, such as those for PDF. The bundler replaces their
 *   dynamic imports by calls of this function.
 */
export function installFrameRequests(post: Post): void {
  const request = async (message: FromWorker): Promise<unknown> => {
    const {port1, port2} = new MessageChannel();
    const value = await new Promise<unknown>((resolve) => {
      port1.onmessage = ({data}) => resolve(data);
      post(message, [port2]);
    });
    port1.close();
    if (value === undefined) {
      throw new Error('The request failed.');
    }
    return value;
  };
  const cryptoMethod =
    (method: string) =>
    (...args: readonly unknown[]) =>
      request({type: 'crypto', method, args});
  const subtle = {
    digest: cryptoMethod('digest'),
    // Returns the arguments instead of a key, since keys need a secure context: the frame imports the key in
    // each call.
    importKey: async (format: 'raw', bytes: BufferSource, algorithm: unknown) =>
      [format, bytes, algorithm] as const,
    encrypt: cryptoMethod('encrypt'),
    decrypt: cryptoMethod('decrypt'),
    sign: cryptoMethod('sign'),
  };
  // Blob URLs end with a UUID: https://w3c.github.io/FileAPI/#unicodeBlobURL
  const randomUUID = () => URL.createObjectURL(new Blob()).slice(-36);
  for (const [name, value] of Object.entries({subtle, randomUUID})) {
    Object.defineProperty(crypto, name, {value, configurable: true});
  }
  const load = async (name: string): Promise<unknown> => {
    const text = await request(createFrameMessage('library', name));
    const script = new Blob([text as string], {type: 'text/javascript'});
    return import(/* webpackIgnore: true */ URL.createObjectURL(script));
  };
  const libraries = new Map<string, Promise<unknown>>();
  Object.assign(globalThis, {
    loadLibrary: (name: string): Promise<unknown> => {
      const library = libraries.get(name) ?? load(name);
      libraries.set(name, library);
      library.catch(() => libraries.delete(name));
      return library;
    },
  });
}
