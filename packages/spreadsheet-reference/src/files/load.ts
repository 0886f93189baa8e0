import {SpreadsheetError} from '../errors';

/**
 * Loads the bytes of a file.
 *
 * @throws SpreadsheetError `FILE_UNREADABLE`, `ABORTED`
 */
export async function loadBytes(
  url: URL,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(url, signal && {signal});
    if (response.ok) {
      return new Uint8Array(await response.arrayBuffer());
    }
  } catch {
    if (signal?.aborted) {
      throw new SpreadsheetError('ABORTED', 'Loading was cancelled.');
    }
  }
  throw new SpreadsheetError(
    'FILE_UNREADABLE',
    `${url.href} could not be loaded: open the address in a browser.`,
    {url: url.href},
  );
}
