import {withoutText} from '../../../src/sets/contract/withoutText';
import type {Surface} from '../../../src/sets/changes/types';
import type {CSample} from '../../samples/c/collect';
import {firstUses, type NameUse} from './nameUse';

/**
 * The names of a header that C samples use: words of the code, comments and strings left out. What
 * stands after `.` or `->` is taken for every field of that name: only a compiler knows the type in
 * front of it.
 */
export function usesInC(
  samples: readonly CSample[],
  {members}: Surface,
): NameUse[] {
  const words = new Map<string, string[]>();
  for (const {name} of members) {
    const word = name.slice(name.lastIndexOf('.') + 1);
    words.set(word, [...(words.get(word) ?? []), name]);
  }
  return samples.flatMap(({file, line, code}) =>
    firstUses(
      [
        ...withoutText(code).matchAll(/(\.\s*|->\s*)?\b([A-Za-z_]\w*)/g),
      ].flatMap(({1: access, 2: word = '', index}) =>
        (words.get(word) ?? [])
          .filter((name) => name.includes('.') === (access !== undefined))
          .map((name) => ({
            name,
            file,
            line: line + code.slice(0, index).split('\n').length - 1,
          })),
      ),
    ),
  );
}
