let last = 0;

/** Creates an id that is unique on the page. */
export function nextId(kind: string): string {
  last += 1;
  return `${kind}-${last}`;
}

/** Prevents ids that occur in a file from being created again. */
export function reserveIds(text: string): void {
  for (const [, number] of text.matchAll(/"[a-z]+-(\d{1,9})"/gi)) {
    last = Math.max(last, Number(number));
  }
}
