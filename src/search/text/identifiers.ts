const HUMP = /[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g;

/**
 * Whether a word is a name from code rather than prose: it has humps, underscores, or a digit after
 * letters.
 */
export function isIdentifier(word: string): boolean {
  return (
    /^[A-Za-z_]\w*$/.test(word) &&
    /[a-z][A-Z]|[A-Za-z\d]_|[A-Z]{2}[a-z]|[A-Za-z]\d/.test(word)
  );
}

/** The parts of a name, lower case: `runAsyncQueueBase64` → run, async, queue, base64. */
export function splitHumps(word: string): string[] {
  return [...word.matchAll(HUMP)].map(([hump]) => hump.toLowerCase());
}

/**
 * Every term under which a name can be found: whole, each part, and the rest of the name from each part on, so that a
 * prefix search succeeds from any part.
 */
export function identifierTerms(word: string): string[] {
  const humps = splitHumps(word);
  const rests = humps.map((_, start) => humps.slice(start).join(''));
  return [...new Set([...humps, ...rests])];
}
