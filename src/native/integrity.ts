// Pages name files together with what they must hold: the hash of an address is the integrity of its file.

/**
 * Divides such an address.
 *
 * @param address - `/a.js#sha256-…`, or without a hash where nothing is known of the file
 */
export function splitIntegrity(address: string): {
  readonly file: string;
  readonly integrity: string;
} {
  const [file = '', integrity = ''] = address.split('#', 2);
  return {file, integrity};
}
