// What the worker asks for. Browsers take it for no secure context, since its script has an address without an origin:
// it lacks `crypto.subtle`, by which files with passwords are opened and saved, and `crypto.randomUUID`. The frame has
// the first. Libraries that few samples need, such as those for files and PDF, come
// when they are asked for: the bundler writes `loadPart(name)` for each import of one.
import type {FromWorker} from '../protocol';

type Post = (message: FromWorker, ports: readonly MessagePort[]) => void;

/** Gives the worker as much of `crypto` as files with passwords need, and `loadPart`. */
export function installFrameRequests(post: Post): void {
  const ask = async (question: FromWorker): Promise<unknown> => {
    const {port1, port2} = new MessageChannel();
    const value = await new Promise<unknown>((resolve) => {
      port1.onmessage = ({data}) => resolve(data);
      post(question, [port2]);
    });
    port1.close();
    if (value === undefined) {
      throw new Error('That failed here.');
    }
    return value;
  };
  const calculate =
    (method: string) =>
    (...args: readonly unknown[]) =>
      ask({type: 'calculate', method, args});
  const subtle = {
    digest: calculate('digest'),
    // The frame imports it when it is used.
    importKey: async (format: 'raw', bytes: BufferSource, algorithm: unknown) =>
      [format, bytes, algorithm] as const,
    encrypt: calculate('encrypt'),
    decrypt: calculate('decrypt'),
    sign: calculate('sign'),
  };
  // The address of a blob ends with one: https://w3c.github.io/FileAPI/#unicodeBlobURL
  const randomUUID = () => URL.createObjectURL(new Blob()).slice(-36);
  for (const [name, value] of Object.entries({subtle, randomUUID})) {
    Object.defineProperty(crypto, name, {value, configurable: true});
  }
  const load = async (name: string): Promise<unknown> => {
    const text = (await ask({type: 'part', text: name, number: 0})) as string;
    const part = new Blob([text], {type: 'text/javascript'});
    return import(/* webpackIgnore: true */ URL.createObjectURL(part));
  };
  const parts = new Map<string, Promise<unknown>>();
  Object.assign(globalThis, {
    loadPart: (name: string): Promise<unknown> => {
      const part = parts.get(name) ?? load(name);
      parts.set(name, part);
      part.catch(() => parts.delete(name));
      return part;
    },
  });
}
