import {tokenize} from '../../../src/sets/contract/c/tokenize';
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
  return samples.flatMap(({file, line, code}) => {
    const tokens = tokenize(code, file).filter(({kind}) => kind !== 'end');
    return firstUses(
      tokens.flatMap((token, index) => {
        const isField = /^(?:\.|->)$/.test(tokens[index - 1]?.text ?? '');
        return token.kind === 'name'
          ? (words.get(token.text) ?? [])
              .filter((name) => name.includes('.') === isField)
              .map((name) => ({name, file, line: line + token.line - 1}))
          : [];
      }),
    );
  });
}
