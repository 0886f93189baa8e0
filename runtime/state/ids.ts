let last = 0;

/** An id that no other object of the page has. */
export function nextId(kind: string): string {
  last += 1;
  return `${kind}-${last}`;
}
