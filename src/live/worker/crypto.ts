// Browsers take the worker for no secure context, since its script has an address without an origin: it
// lacks `crypto.subtle`, by which files with passwords are opened and saved. The frame has it.
import type {CryptoCall} from '../protocol';

type Key = NonNullable<CryptoCall['key']>;
type Algorithm = CryptoCall['algorithm'];

let answered: (result: ArrayBuffer | undefined) => void = () => undefined;

/**
 * Gives the worker as much of `crypto.subtle` as files with passwords need.
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
  Object.defineProperty(crypto, 'subtle', {value: subtle, configurable: true});
}

/** Takes the frame's answer; without a result, the calculation has failed. */
export function cryptoAnswered(result: ArrayBuffer | undefined): void {
  answered(result);
}
