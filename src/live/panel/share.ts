import {SHARED_PREFIX} from '../protocol';

/** Maximum characters of encoded source, since mail programs and chats cut off long addresses. */
const MAX_ENCODED = 8000;

/** Maximum characters of decoded source. A short encoded text can decompress to megabytes. */
const MAX_DECODED = 100_000;

/**
 * Compresses source for the fragment of an address.
 *
 * @returns `undefined` if the result is too long
 */
export async function encodeSource(
  source: string,
): Promise<string | undefined> {
  // Unlike `deflate-raw`, this format contains a checksum, by which `decodeSource` finds damaged data.
  const compressed = new Response(source).body!.pipeThrough(
    new CompressionStream('deflate'),
  );
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte));
  const encoded = btoa(binary.join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return encoded.length > MAX_ENCODED ? undefined : encoded;
}

/**
 * Restores source from the fragment of an address.
 *
 * @throws Error if the text is damaged or too long
 */
export async function decodeSource(encoded: string): Promise<string> {
  if (encoded.length > MAX_ENCODED) {
    throw new Error('The encoded source is too long');
  }
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (one) => one.charCodeAt(0));
  const source = await new Response(
    new Response(bytes).body!.pipeThrough(new DecompressionStream('deflate')),
  ).text();
  if (source.length > MAX_DECODED) {
    throw new Error('The source is too long');
  }
  return source;
}

/**
 * Puts the source of a sample into the address of the page, and copies the address.
 *
 * @param sample - id of the sample
 */
export async function copyLink(
  sample: string,
  source: string,
): Promise<'linkCopied' | 'linkNotCopied' | 'linkTooLong'> {
  const encoded = await encodeSource(source);
  if (encoded === undefined) {
    return 'linkTooLong';
  }
  const fragment = `${SHARED_PREFIX}${sample}.${encoded}`;
  history.replaceState(history.state, '', fragment);
  try {
    await navigator.clipboard.writeText(location.href);
    return 'linkCopied';
  } catch {
    return 'linkNotCopied';
  }
}
