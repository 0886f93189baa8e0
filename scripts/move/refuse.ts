import {closest, distance} from 'fastest-levenshtein';

/**
 * Ends a command with what is wrong.
 *
 * @param remedy - what to do instead
 * @throws Error always
 */
export function refuse(
  name: string,
  expected: string,
  received: string,
  remedy: string,
): never {
  throw new Error(
    `${name}: expected ${expected}, received ${received}. ${remedy}`,
  );
}

/** The name that was probably meant, as a sentence; empty when none is near. */
export function meant(name: string, known: readonly string[]): string {
  const near = known.length > 0 ? closest(name, [...known]) : undefined;
  return near !== undefined && distance(name, near) <= near.length / 2
    ? `Did you mean ${near}? `
    : '';
}
