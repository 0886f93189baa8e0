import {closest, distance} from 'fastest-levenshtein';

/** The name that was probably meant, as a sentence; empty when none is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = known.length > 0 ? closest(name, [...known]) : undefined;
  return near !== undefined && distance(name, near) <= near.length / 2
    ? `Did you mean ${near}? `
    : '';
}
