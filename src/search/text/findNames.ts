import {isIdentifier, isStopWord, isSymbol, splitWords} from './tokenize';

/** Keywords of C and TypeScript, and words such as "function", which add nothing to a query that contains a name. */
const NOISE_WORDS: ReadonlySet<string> = new Set(
  (
    'await async break case catch class const else enum export extends false function import instanceof interface let new ' +
    'null readonly return static struct switch this throw true type typedef typeof undefined unsigned var void ' +
    'bool boolean char int number promise string uncaught ' +
    'code codes error errors event events method option property status value 오류 에러 코드 함수 이벤트'
  ).split(' '),
);

/** Matches statements that look like calls, such as `if (`. */
const KEYWORD_CALL = /\b(?:if|for|while|switch|catch|return|sizeof)\s*\(/g;

const CALL = /([A-Za-z_]\w*)(?:<[^<>()]*>)?\(|[()]/g;

/** Matches `(*NAME)(`, with or without a calling convention. */
const CALLBACK = /\*\s*([A-Za-z_]\w*)\s*\)\s*\(/;

/**
 * Matches member access to a name in camel case. File names and option keys contain dots too, but do not end
 * with a camel-case name.
 */
const MEMBER = /^\w+(?:\.\w+)*\.([a-z]+[A-Z]\w*)$/;

const DECLARED = /^(?:readonly\s+)?([A-Za-z_]\w*)(?:\?:|(?<=^readonly\s+\w+):)/;

/**
 * Finds the names that a query is about if everything else is context, likeliest first. Examples: the
 * function of a pasted call or declaration, the member of an object, a name next to words such as "function".
 */
export function findNames(query: string): string[] {
  const code = query.replace(KEYWORD_CALL, ' ');
  const called = [
    ...(CALLBACK.exec(code)?.slice(1) ?? []),
    ...findCalls(code),
    ...(DECLARED.exec(code)?.slice(1) ?? []),
    ...(MEMBER.exec(code)?.slice(1) ?? []),
  ];
  const named = findIdentifiers(code);
  const hasOneConstant =
    named.filter(isConstant).length < 2 && !code.includes('.');
  if (called.length === 0 && !(hasOneConstant && isOnlyNames(code))) {
    return [];
  }
  const all = [...called, ...named];
  // Moves `on` and `get` to the end, since too many objects have such members.
  return [...new Set([...all.filter((name) => !isStopWord(name)), ...called])];
}

/** Finds the calls in the first statement that has any: first the last call of a chain, then calls in arguments. */
function findCalls(code: string): string[] {
  for (const statement of code.split(';')) {
    const calls: {name: string; depth: number}[] = [];
    let depth = 0;
    for (const [match, name] of statement.matchAll(CALL)) {
      if (name !== undefined) {
        calls.push({name, depth});
      }
      depth = Math.max(0, depth + (match === ')' ? -1 : 1));
    }
    if (calls.length > 0) {
      return calls
        .reverse()
        .sort((a, b) => a.depth - b.depth)
        .map(({name}) => name);
    }
  }
  return [];
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

/** Checks whether all other words of a query are noise words, stop words or quoted. */
function isOnlyNames(code: string): boolean {
  const names = new Set(findIdentifiers(code));
  const bare = code.replace(/(["'`])(?:(?!\1).)*\1/g, ' ');
  return splitWords(bare).every(
    (word) =>
      names.has(word) ||
      isStopWord(word) ||
      NOISE_WORDS.has(word.toLowerCase()) ||
      isSymbol(word),
  );
}
