import {isIdentifier, isStopWord, isSymbol, splitWords} from './tokenize';

/**
 * Matches a called name: `run(`, `createEngine<Options>(`, the name of a function type `*NAME)(`, and the member in
 * camel case at the end of a query such as `sheet.autoFitColumns`.
 */
const CALL =
  /([A-Za-z_]\w*)(?:<[^<>()]*>)?\)?(?:\(|(?<=^[\w.]+\.[a-z]+[A-Z]\w*)$)/g;

/**
 * Finds the names that a query is about if everything else is context, likeliest first. Examples: the
 * function of a pasted call, a name next to words such as "function".
 */
export function findNames(query: string): string[] {
  const called = [...query.matchAll(CALL)].map(([, name]) => name!);
  const named = findIdentifiers(query);
  const hasOneConstant =
    named.filter(isConstant).length < 2 && !query.includes('.');
  if (called.length === 0 && !(hasOneConstant && isOnlyNames(query))) {
    return [];
  }
  // Names with capitals first. Moves `on` and `get` to the end, since too many objects have such members.
  return [
    ...new Set([
      ...called.filter(isIdentifier),
      ...called.filter((name) => !isStopWord(name)),
      ...named,
      ...called,
    ]),
  ];
}

/** Finds identifiers and three-digit error numbers. Sorted: constants, members, types. */
function findIdentifiers(code: string): string[] {
  const names = splitWords(code).filter(
    (word) => isIdentifier(word) || /^\d{3}$/.test(word),
  );
  const others = names.filter((name) => !isConstant(name));
  return [
    ...names.filter(isConstant),
    ...others.filter((name) => !/^[A-Z]/.test(name)),
    ...others.filter((name) => /^[A-Z]/.test(name)),
  ];
}

function isConstant(name: string): boolean {
  return /^[A-Z][A-Z\d_]+$/.test(name);
}

/** Checks whether all other words of a query are stop words or quoted. */
function isOnlyNames(code: string): boolean {
  const names = new Set(findIdentifiers(code));
  const bare = code.replace(/(["'`])(?:(?!\1).)*\1/g, ' ');
  return splitWords(bare).every(
    (word) => names.has(word) || isStopWord(word) || isSymbol(word),
  );
}
