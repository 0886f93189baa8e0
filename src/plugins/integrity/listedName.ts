/** What every hash of the list begins with, as an integrity. */
export const ALGORITHM = 'sha256-';

/**
 * The name of a file in the list, which is the shorter for it: names tell files apart without their folders.
 *
 * @param address - `/assets/js/a.1234.js` is `a.1234`, `/assets/css/a.1234.css` is `a.1234.css`
 */
export function listedName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1).replace(/\.js$/, '');
}
