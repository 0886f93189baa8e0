import {isIdentifier, isStopWord, splitWords} from './tokenize';

/** Keywords of C and TypeScript, and words for kinds of names. They add nothing to a query with a name. */
const NOISE_WORDS: ReadonlySet<string> = new Set(
  (
    'await async break case catch class const else enum export extends false function import instanceof interface let new ' +
    'null readonly return static struct switch this throw true type typedef typeof undefined unsigned var void ' +
    'bool boolean char int number promise string uncaught ' +
    'code codes error errors event events method option property status value 오류 에러 코드 함수 이벤트'
  ).split(' '),
);

/** Statements with the form of a call. */
const KEYWORD_CALL = /\b(?:if|for|while|switch|catch|return|sizeof)\s*\(/g;

const CALL = /([A-Za-z_]\w*)(?:<[^<>()]*>)?\(|[()]/g;

/** `(*NAME)(`, with or without a calling convention. */
const CALLBACK = /\*\s*([A-Za-z_]\w*)\s*\)\s*\(/;

/** Member access to a camel-case name. File names and option keys have dots too, but no inner capitals at their end. */
const MEMBER = /^\w+(?:\.\w+)*\.([a-z]+[A-Z]\w*)$/;

const DECLARED = /^(?:readonly\s+)?([A-Za-z_]\w*)(?:\?:|(?<=^readonly\s+\w+):)/;

/**
 * Finds the names that a query is about if all else in it is context, likeliest first: the function of a pasted call
 * or declaration, the member of an object, a name among words that only say what kind of name it is.
 */
export function findNames(query: string): string[] {
  const code = query.replace(KEYWORD_CALL, ' ');
  const called = [
    ...(CALLBACK.exec(code)?.slice(1) ?? []),
    ...callsIn(code),
    ...(DECLARED.exec(code)?.slice(1) ?? []),
    ...(MEMBER.exec(code)?.slice(1) ?? []),
  ];
  const named = identifiersIn(code);
  const hasOneConstant =
    named.filter(isConstant).length < 2 && !code.includes('.');
  if (called.length === 0 && !(hasOneConstant && isOnlyNames(code))) {
    return [];
  }
  const all = [...called, ...named];
  // Last `on` and `get`, which too many objects have.
  return [...new Set([...all.filter((name) => !isStopWord(name)), ...called])];
}

/** Calls of the first statement that has any: the last of a chain first, then those in arguments. */
function callsIn(code: string): string[] {
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

/** Identifiers and three-digit error numbers; constants first, then members, then types. */
function identifiersIn(code: string): string[] {
  const names = splitWords(code)
    .map(({text}) => text)
    .filter((word) => isIdentifier(word) || /^\d{3}$/.test(word));
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

/** Checks whether all other words of a query are noise words, stop words or quoted text. */
function isOnlyNames(code: string): boolean {
  const names = new Set(identifiersIn(code));
  const bare = code.replace(/(["'`])(?:(?!\1).)*\1/g, ' ');
  return splitWords(bare).every(
    ({text}) =>
      names.has(text) ||
      isStopWord(text) ||
      NOISE_WORDS.has(text.toLowerCase()) ||
      !/[\p{L}\p{N}]/u.test(text),
  );
}
