import type {CryptoCall} from '../protocol';

/**
 * Calculates for the worker what it cannot: see `src/live/worker/crypto.ts`.
 *
 * @returns `undefined` when that fails, or the site is served without https
 */
export async function calculate({
  method,
  algorithm,
  key,
  data,
}: CryptoCall): Promise<ArrayBuffer | undefined> {
  try {
    const {subtle} = crypto;
    if (method === 'digest' || !key) {
      return await subtle.digest(algorithm, data);
    }
    const imported = await subtle.importKey(
      'raw',
      key.bytes,
      key.algorithm,
      false,
      [method],
    );
    return await subtle[method](algorithm, imported, data);
  } catch {
    return undefined;
  }
}
