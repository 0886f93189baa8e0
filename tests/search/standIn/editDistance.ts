/** Longest word that is compared, in characters. */
const LONGEST = 255;

const WIDTH = LONGEST + 1;

/** Cell [i][j]: edits between the first i letters of one word and the first j of the other. */
const cells = new Uint16Array(WIDTH * WIDTH);
for (let length = 0; length < WIDTH; length += 1) {
  cells[length] = length;
  cells[length * WIDTH] = length;
}

/**
 * Edits between two words: insertions, deletions, replacements, and swaps of two neighbours, each
 * counting one. No letter is edited twice.
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance#Optimal_string_alignment_distance
 */
export function editDistance(one: string, other: string): number {
  const from = one.slice(0, LONGEST);
  const to = other.slice(0, LONGEST);
  for (let i = 1; i <= from.length; i += 1) {
    for (let j = 1; j <= to.length; j += 1) {
      const cell = i * WIDTH + j;
      const diagonal = cell - WIDTH - 1;
      const isSame = from.charCodeAt(i - 1) === to.charCodeAt(j - 1);
      let least = Math.min(
        cells[cell - WIDTH]! + 1,
        cells[cell - 1]! + 1,
        cells[diagonal]! + (isSame ? 0 : 1),
      );
      if (
        i > 1 &&
        j > 1 &&
        from.charCodeAt(i - 1) === to.charCodeAt(j - 2) &&
        from.charCodeAt(i - 2) === to.charCodeAt(j - 1)
      ) {
        least = Math.min(least, cells[diagonal - WIDTH - 1]! + 1);
      }
      cells[cell] = least;
    }
  }
  return cells[from.length * WIDTH + to.length]!;
}
