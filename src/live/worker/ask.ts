// What the worker asks the frame for. Browsers take the worker for no secure context, since its script has an address
// without an origin: it lacks `crypto.subtle`, by which files with passwords are opened and saved, and
// `crypto.randomUUID`. The frame has the first; the second needs but random bytes. Parts of the runtime that few samples
// need, such as files and PDF, come when they are asked for: the bundler writes `loadPart(name)` for each import of one.
import type {Question} from '../protocol';

let last: Promise<unknown> = Promise.resolve();
let answered: (value: unknown) => void = () => undefined;

/** Takes the frame's answer; none means that it has failed. */
export function takeAnswer(value: unknown): void {
  answered(value);
}

/**
 * Gives the worker as much of `crypto` as files with passwords need, and `loadPart`.
 *
 * @param post - asks the frame, whose answer goes to {@link takeAnswer}
 */
export function installAsking(post: (question: Question) => void): void {
  // One after the other: a sample that asks without end floods its own worker, not the frame.
  const ask = async (method: string, ...args: readonly unknown[]) => {
    const answer = last.then(
      () =>
        new Promise((resolve) => {
          answered = resolve;
          post({method, args});
        }),
    );
    last = answer;
    const value = await answer;
    if (value === undefined) {
      throw new Error(`${method}: that failed here.`);
    }
    return value;
  };
  const subtle = {
    digest: ask.bind(null, 'digest'),
    // The frame imports it when it is used.
    importKey: async (format: 'raw', bytes: BufferSource, algorithm: unknown) =>
      [format, bytes, algorithm] as const,
    encrypt: ask.bind(null, 'encrypt'),
    decrypt: ask.bind(null, 'decrypt'),
    sign: ask.bind(null, 'sign'),
  };
  for (const [name, value] of Object.entries({subtle, randomUUID})) {
    Object.defineProperty(crypto, name, {value, configurable: true});
  }
  const parts = new Map<string, Promise<unknown>>();
  const load = async (part: string): Promise<unknown> =>
    import(/* webpackIgnore: true */ (await ask('part', part)) as string);
  Object.assign(globalThis, {
    loadPart: (name: string): Promise<unknown> => {
      const part = parts.get(name) ?? load(name);
      parts.set(name, part);
      return part;
    },
  });
}

/** @returns a random UUID, as RFC 9562 makes one of version 4 */
export function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
