/** The first combinations of one choice each; the last choice changes fastest. */
export function combinations<T>(
  choices: readonly (readonly T[])[],
  limit: number,
): T[][] {
  let made: T[][] = [[]];
  for (const options of choices) {
    made = made.flatMap((start) => options.map((option) => [...start, option]));
  }
  return made.slice(0, limit);
}
