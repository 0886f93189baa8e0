/** How often a file could not be had, by its address. */
const failures = new Map<string, number>();

/**
 * Where to load a file from now: another address after each failure. A page keeps what it got from one,
 * a failure or something that the file must not hold: https://github.com/whatwg/html/issues/6768
 *
 * @param file - its own address, without a query
 */
export function freshAddress(file: string): string {
  const failed = failures.get(file) ?? 0;
  return failed > 0 ? `${file}?${failed}` : file;
}

/** The file behind an address that {@link freshAddress} gave. */
export function ownAddress(fresh: string): string {
  return fresh.split('?')[0]!;
}

/** Notes that a file could not be had, or did not hold what it must. */
export function noteFailure(file: string): void {
  failures.set(file, (failures.get(file) ?? 0) + 1);
}
