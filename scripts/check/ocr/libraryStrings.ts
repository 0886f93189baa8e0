import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';

/** What releases a string of the library. */
export const RELEASE = 'freePointer';

/**
 * The functions that give the caller a string of the library.
 *
 * @returns their names; `undefined` where the header has nothing that releases one
 */
export function stringMakers({functions}: ApiHeader): string[] | undefined {
  return functions.some(({name}) => name === RELEASE)
    ? functions
        .filter(({declaration}) => /\bchar \*\*\w+/.test(declaration))
        .map(({name}) => name)
    : undefined;
}
