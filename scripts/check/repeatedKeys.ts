import type {Problem} from '../../src/sets/problem';

/**
 * Entries that stand twice in a translation file: readers of JSON take the last one without a word.
 *
 * @param text - the file as Prettier lays it out: each entry begins on a line of its own
 */
export function repeatedKeys(file: string, text: string): Problem[] {
  const first = new Map<string, number>();
  return text.split('\n').flatMap((row, index) => {
    const key = /^ {2}"((?:[^"\\]|\\.)+)":/.exec(row)?.[1];
    const before = first.get(key ?? '');
    if (key === undefined || before === undefined) {
      first.set(key ?? '', index + 1);
      return [];
    }
    return [
      {
        file,
        line: index + 1,
        found: `"${key}" a second time, after line ${before}`,
        expected: 'each id once: the last one alone is read',
        remedy: 'Keep the one that is right.',
      },
    ];
  });
}
