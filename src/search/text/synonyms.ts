/** Words that mean the same to a reader, in the spelling of the index. */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  ['licence', 'license'],
  ['colour', 'color'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['pointer', 'ptr'],
  ['check', 'verify'],
  ['delete', 'remove'],
  ['folder', 'directory'],
  ['picture', 'image'],
];

const BY_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYM_GROUPS.flatMap((group) =>
    group.map((word) => [word, group.filter((other) => other !== word)]),
  ),
);

/** The other words under which what a word means may be written. */
export function synonymsOf(word: string): readonly string[] {
  return BY_WORD.get(word) ?? [];
}
