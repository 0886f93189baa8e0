/** Short forms that developers type for a part of a name. A map: `constructor` is a part of names too. */
const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    pointer: ['ptr'],
    string: ['str'],
    str: ['string'],
    number: ['num'],
    image: ['img'],
    information: ['info'],
    initialize: ['init'],
    init: ['initialize'],
    instance: ['inst'],
    configuration: ['config'],
    document: ['doc'],
    option: ['opt'],
    engine: ['eng'],
  }),
);

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
 * Every term under which a name can be found: whole, each part, the rest of the name from each part
 * on, so that a prefix search succeeds from any part, and the same with common short forms.
 */
export function identifierTerms(word: string): string[] {
  const humps = splitHumps(word);
  const terms = new Set<string>(humps);
  const addSuffixes = (parts: readonly string[]) => {
    for (let start = 0; start < parts.length; start += 1) {
      terms.add(parts.slice(start).join(''));
    }
  };
  addSuffixes(humps);
  humps.forEach((hump, index) => {
    for (const short of ABBREVIATIONS.get(hump) ?? []) {
      addSuffixes([...humps.slice(0, index), short, ...humps.slice(index + 1)]);
    }
  });
  return [...terms];
}
