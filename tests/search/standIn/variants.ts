/** Variants of a query beyond which the server stops. */
const MOST = 200;

/**
 * A query in all wordings that its synonyms allow, the query itself not among them, as the server's
 * `SynonymIndex::synonym_reduction` makes them.
 * https://typesense.org/docs/30.0/api/synonyms.html
 *
 * @param words - of the query
 * @param groups - what means the same, each wording as a list of words
 */
export function variantsOf(
  words: readonly string[],
  groups: readonly (readonly (readonly string[])[])[],
): string[][] {
  let rest = new Map<string, string[]>([['', []]]);
  const after: Map<string, string[]>[] = [];
  after[words.length] = rest;
  for (let start = words.length - 1; start >= 0; start -= 1) {
    rest = new Map();
    const add = (wording: readonly string[], tails: Map<string, string[]>) => {
      for (const tail of tails.values()) {
        const whole = [...wording, ...tail];
        if (rest.size < MOST) {
          rest.set(whole.join(' '), whole);
        }
      }
    };
    add([words[start]!], after[start + 1]!);
    for (const group of groups) {
      for (const wording of group) {
        if (wording.every((word, place) => words[start + place] === word)) {
          group.forEach((other) => add(other, after[start + wording.length]!));
        }
      }
    }
    after[start] = rest;
  }
  rest.delete(words.join(' '));
  return [...rest.values()];
}
