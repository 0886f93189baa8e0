/** Neighbours that share a key. */
interface Run<T> {
  readonly key: string;
  readonly items: T[];
}

/** Splits a list into runs of neighbours with the same key; those without one are left out. */
export function runsOf<T>(
  items: readonly T[],
  keyOf: (item: T) => string | undefined,
): Run<T>[] {
  const runs: Run<T>[] = [];
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) {
      continue;
    }
    const last = runs.at(-1);
    if (last?.key === key) {
      last.items.push(item);
    } else {
      runs.push({key, items: [item]});
    }
  }
  return runs;
}
