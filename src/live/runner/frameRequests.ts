// Requests from the worker to its frame. The worker's script comes from a blob with an opaque origin, so it
// is not a secure context: it lacks `crypto.subtle`, which encrypted files need, and `crypto.randomUUID`.
//
// Libraries that few samples need, such as those for PDF, are loaded on demand: the bundler replaces their
// dynamic imports by `loadLibrary(name)`.
import {frameMessage, type FromWorker} from '../protocol';

type Post = (message: FromWorker, ports: readonly MessagePort[]) => void;

/** Defines the global function `loadLibrary` and those parts of `crypto` that encrypted files need. */
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
    const text = await request(frameMessage('library', name));
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
