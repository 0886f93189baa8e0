import {isIdentifier} from './identifiers';
import {isStopWord, wordsOf} from './tokenize';

/** Words of C and TypeScript, and what names are called: beside a name they tell nothing. */
const AROUND_NAMES: ReadonlySet<string> = new Set(
  (
    'await async break case catch class const else enum export extends false function import instanceof interface let new ' +
    'null readonly return static struct switch this throw true type typedef typeof undefined unsigned var void ' +
    'bool boolean char int number promise string uncaught ' +
    'code codes error errors event events method option property status value 오류 에러 코드 함수 이벤트'
  ).split(' '),
);

/** Whether a word tells nothing beside a name. */
function isAroundName(word: string): boolean {
  return AROUND_NAMES.has(word.toLowerCase());
}

/** Statements that look like calls. */
const KEYWORD_CALL = /\b(?:if|for|while|switch|catch|return|sizeof)\s*\(/g;

const CALL = /([A-Za-z_]\w*)(?:<[^<>()]*>)?\(|[()]/g;

/** `(*NAME)(`, with or without a calling convention. */
const CALLBACK = /\*\s*([A-Za-z_]\w*)\s*\)\s*\(/;

/** A member of an object; files and keys of options have endings and parts that are words as well. */
const CHAIN = /^\w+(?:\.\w+)*\.([a-z]+[A-Z]\w*)$/;

const DECLARED = /^(?:readonly\s+)?([A-Za-z_]\w*)(?:\?:|(?<=^readonly\s+\w+):)/;

/**
 * The names that a query may be about of which everything else is context, likeliest first: the function of a call or
 * declaration that was pasted, the member of an object, a name among words that only say what it is.
 */
export function subjectsOf(query: string): string[] {
  const code = query.replace(KEYWORD_CALL, ' ');
  const sure = [
    ...(CALLBACK.exec(code)?.slice(1) ?? []),
    ...callsIn(code),
    ...(DECLARED.exec(code)?.slice(1) ?? []),
    ...(CHAIN.exec(code)?.slice(1) ?? []),
  ];
  const named = namesIn(code);
  const isAlone = named.filter(isConstant).length < 2 && !code.includes('.');
  if (sure.length === 0 && !(isAlone && isAllNames(code))) {
    return [];
  }
  const all = [...sure, ...named];
  // `on` and `get` are called of everything.
  return [...new Set([...all.filter((name) => !isStopWord(name)), ...sure])];
}

/** The calls of the first statement that has any: the last of a chain first, those in arguments after it. */
function callsIn(code: string): string[] {
  for (const statement of code.split(';')) {
    const calls: {name: string; depth: number}[] = [];
    let depth = 0;
    for (const [sign, name] of statement.matchAll(CALL)) {
      if (name !== undefined) {
        calls.push({name, depth});
      }
      depth = Math.max(0, depth + (sign === ')' ? -1 : 1));
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

/** Names of code, constants first; and numbers of errors. */
function namesIn(code: string): string[] {
  const names = wordsOf(code)
    .map(({text}) => text)
    .filter((word) => isIdentifier(word) || /^\d{3}$/.test(word));
  // Of a type and its member, the member is meant.
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

/** Whether all else that a query says is what a name is called, or stands in quotes. */
function isAllNames(code: string): boolean {
  const names = new Set(namesIn(code));
  const bare = code.replace(/(["'`])(?:(?!\1).)*\1/g, ' ');
  return wordsOf(bare).every(
    ({text}) =>
      names.has(text) ||
      isStopWord(text) ||
      isAroundName(text) ||
      !/[\p{L}\p{N}]/u.test(text),
  );
}
