import {ContractError} from '../contractError';
import {splice} from './splices';
import type {Comment, Token} from './tokens';

const SPACE = /[ \t\f\v\n]+/y;
const LINE_COMMENT = /\/\/[^\n]*/y;
const BLOCK_COMMENT = /\/\*[\s\S]*?\*\//y;
const HEADER_NAME = /<[^>\n]+>/y;
const KINDS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['string', /(?:u8|[uUL])?"(?:[^"\\\n]|\\.)*"/y],
  ['char', /(?:u8|[uUL])?'(?:[^'\\\n]|\\.)*'/y],
  ['name', /[A-Za-z_$\u0080-\uFFFF][\w$\u0080-\uFFFF]*/y],
  ['number', /\.?\d(?:[eEpP][+-]|'\w|[\w.])*/y],
  [
    'punct',
    /\.\.\.|<<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||##|[-+*/%&|^]=|[^\s\w]/y,
  ],
];

/**
 * Cuts a C source into preprocessing tokens. Comments hang on the token that follows them; the
 * last token, of kind `end`, holds those at the end of the file.
 *
 * @param file - path that tokens and errors carry
 * @throws ContractError for a comment that does not end
 */
export function tokenize(source: string, file: string): Token[] {
  const {text, lineAt} = splice(source);
  const tokens: Token[] = [];
  let comments: Comment[] = [];
  let spaced = false;
  let startsLine = true;
  let offset = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = offset;
    return pattern.exec(text)?.[0];
  };
  const push = (kind: Token['kind'], word: string, line: number): void => {
    tokens.push({kind, text: word, file, line, spaced, startsLine, comments});
    comments = [];
    spaced = false;
    startsLine = false;
  };
  while (offset < text.length) {
    const line = lineAt(offset);
    const space = match(SPACE);
    const comment = space
      ? undefined
      : (match(LINE_COMMENT) ?? match(BLOCK_COMMENT));
    if (space !== undefined) {
      startsLine ||= space.includes('\n');
      spaced = true;
      offset += space.length;
    } else if (comment !== undefined) {
      const ownLine = startsLine;
      offset += comment.length;
      const endLine = lineAt(offset);
      comments.push({text: comment, line, endLine, ownLine});
      spaced = true;
    } else if (text.startsWith('/*', offset)) {
      throw new ContractError(
        file,
        line,
        'a comment without an end',
        '*/',
        'Close the comment.',
      );
    } else {
      const isInclude =
        /^(?:include|include_next|import)$/.test(tokens.at(-1)?.text ?? '') &&
        tokens.at(-2)?.text === '#';
      const name = isInclude ? match(HEADER_NAME) : undefined;
      const [kind, word] = name
        ? (['string', name] as const)
        : firstMatch(match);
      push(kind, word, line);
      offset += word.length;
    }
  }
  startsLine = true;
  push('end', '', lineAt(text.length));
  return tokens;
}

function firstMatch(
  match: (pattern: RegExp) => string | undefined,
): readonly [Token['kind'], string] {
  for (const [kind, pattern] of KINDS) {
    const word = match(pattern);
    if (word !== undefined) {
      return [kind, word];
    }
  }
  throw new Error('The last pattern takes every character that is no space.');
}
