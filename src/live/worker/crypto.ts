// Browsers take the worker for no secure context, since its script has an address without an origin: it
// lacks `crypto.subtle`, by which files with passwords are opened and saved, and `crypto.randomUUID`. The
// frame has the first; the second needs but random bytes.
import type {CryptoCall} from '../protocol';

type Key = NonNullable<CryptoCall['key']>;
type Algorithm = CryptoCall['algorithm'];

let answered: (result: ArrayBuffer | undefined) => void = () => undefined;

/**
 * Gives the worker as much of `crypto.subtle` as files with passwords need, and `crypto.randomUUID`.
 *
 * @param ask - asks the frame, whose answer goes to {@link cryptoAnswered}
 */
export function installCrypto(ask: (call: CryptoCall) => void): void {
  let last: Promise<unknown> = Promise.resolve();
  // One after the other: a sample that calls it without end floods its own worker, not the frame.
  const calculate = (call: CryptoCall): Promise<ArrayBuffer> => {
    const result = last.then(
      () =>
        new Promise<ArrayBuffer>((resolve, reject) => {
          answered = (bytes) =>
            bytes
              ? resolve(bytes)
              : reject(new Error(`crypto.subtle.${call.method} failed here.`));
          ask(call);
        }),
    );
    last = result.catch(() => undefined);
    return result;
  };
  const withKey =
    (method: 'encrypt' | 'decrypt' | 'sign') =>
    (algorithm: Algorithm, key: Key, data: BufferSource) =>
      calculate({method, algorithm, key, data});
  const subtle = {
    digest: (algorithm: Algorithm, data: BufferSource) =>
      calculate({method: 'digest', algorithm, data}),
    importKey: async (
      _format: 'raw',
      bytes: BufferSource,
      algorithm: Algorithm,
    ): Promise<Key> => ({bytes, algorithm}),
    encrypt: withKey('encrypt'),
    decrypt: withKey('decrypt'),
    sign: withKey('sign'),
  };
  for (const [name, value] of Object.entries({subtle, randomUUID})) {
    Object.defineProperty(crypto, name, {value, configurable: true});
  }
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

/** Takes the frame's answer; without a result, the calculation has failed. */
export function cryptoAnswered(result: ArrayBuffer | undefined): void {
  answered(result);
}
