/** How often a file could not be had, by its address. */
const failures = new Map<string, number>();

/**
 * Loads a file, and once more where that fails: the browser may keep a damaged one, for as long as it was told to.
 * Each failure gives it another address, which no cache knows. A page, too, keeps what it got from one, a failure or
 * something that the file must not hold: https://github.com/whatwg/html/issues/6768
 *
 * @param file - its own address, without a query
 * @param load - loads it from the address given
 */
export async function loadFresh<T>(
  file: string,
  load: (address: string) => Promise<T>,
  tries = 2,
): Promise<T> {
  const failed = failures.get(file) ?? 0;
  try {
    return await load(failed > 0 ? `${file}?${failed}` : file);
  } catch (error) {
    failures.set(file, failed + 1);
    if (tries > 1) {
      return loadFresh(file, load, tries - 1);
    }
    throw error;
  }
}

/** The file behind an address that {@link loadFresh} gave. */
export function ownAddress(fresh: string): string {
  return fresh.split('?')[0]!;
}
