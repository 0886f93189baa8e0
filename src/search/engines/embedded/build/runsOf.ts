/** Neighbours that share a key. */
interface Run<T> {
  readonly key: string;
  readonly items: T[];
}

/** Splits a list into runs of neighbours with the same key, one by one; those without one are left out. */
export function* runsOf<T>(
  items: Iterable<T>,
  keyOf: (item: T) => string | undefined,
): Generator<Run<T>> {
  let run: Run<T> | undefined;
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) {
      continue;
    }
    if (run?.key === key) {
      run.items.push(item);
    } else {
      if (run) {
        yield run;
      }
      run = {key, items: [item]};
    }
  }
  if (run) {
    yield run;
  }
}
