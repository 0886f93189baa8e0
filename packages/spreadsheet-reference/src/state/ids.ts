let last = 0;

/** An id that no other object of the page has. */
export function nextId(kind: string): string {
  last += 1;
  return `${kind}-${last}`;
}

/** Keeps ids of a file from being given again. */
export function reserveIds(text: string): void {
  for (const [, number] of text.matchAll(/"[a-z]+-(\d{1,9})"/gi)) {
    last = Math.max(last, Number(number));
  }
}
